import { useTranslation } from 'next-i18next/pages';
import { useState, type ClipboardEvent } from 'react';
import { DialogFrame } from '@/components/ui/DialogFrame';
import { isLikeRecipe } from '@/lib/forms/import/source';
import css from './PasteDialog.module.scss';
import { PasteTable } from './PasteTable';
import { usePaste } from './usePaste';

interface PasteDialogProps {
  readonly onClose: () => void;
  /** What was taken may be saved at once; absent where a kept recipe is changed. */
  readonly onSave?: () => void;
}

/** A pasted text becomes a recipe: first the text, then what was understood, line by line, to confirm. */
export function PasteDialog({ onClose, onSave }: PasteDialogProps) {
  const { t } = useTranslation('recipe');
  const [text, setText] = useState('');
  const paste = usePaste((isToSave) => {
    if (isToSave) onSave?.();
    onClose();
  });
  const count = paste.missing.length;
  const { recipe } = paste;
  /** A whole recipe is read at once; what was understood can still be gone back from. */
  const handlePaste = (event: ClipboardEvent) => {
    const pasted = event.clipboardData.getData('text');
    if (text.trim() || !isLikeRecipe(pasted)) return;
    event.preventDefault();
    setText(pasted);
    void paste.read(pasted);
  };
  return (
    <DialogFrame
      title={recipe ? t('paste.confirmTitle') : t('paste.title')}
      size="xl"
      onClose={onClose}
      onBack={recipe ? paste.back : onClose}
      isUnsaved={text.trim() !== ''}
      footer={
        recipe ? (
          <>
            <button
              type="button"
              className={onSave ? 'btn btn-outline-primary' : 'btn btn-primary'}
              aria-disabled={paste.isBusy || undefined}
              onClick={() => paste.confirm()}
            >
              {count > 0 ? t('paste.confirmCreate', { count }) : t('paste.confirm')}
            </button>
            {onSave && (
              <button
                type="button"
                className="btn btn-primary"
                aria-disabled={paste.isBusy || undefined}
                onClick={() => paste.confirm({ isToSave: true })}
              >
                {t('paste.save')}
              </button>
            )}
          </>
        ) : (
          <button
            type="button"
            className="btn btn-primary"
            disabled={!text.trim()}
            onClick={() => paste.read(text)}
          >
            {t('paste.read')}
          </button>
        )
      }
    >
      {recipe ? (
        <PasteTable paste={paste} recipe={recipe} />
      ) : (
        <>
          <label htmlFor="paste-text" className="form-label">
            {t('paste.label')}
          </label>
          <textarea
            id="paste-text"
            className={`form-control ${css.pasteText}`}
            rows={14}
            autoFocus
            placeholder={t('paste.hint')}
            value={text}
            onChange={(event) => setText(event.target.value)}
            onPaste={handlePaste}
          />
          <p className="form-text" role="status">
            {paste.isEmpty ? t('paste.nothing') : t('paste.help')}
          </p>
        </>
      )}
    </DialogFrame>
  );
}
