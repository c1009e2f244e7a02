import { useTranslation } from 'next-i18next/pages';
import { useState, type ClipboardEvent } from 'react';
import { DialogFrame } from '@/components/ui/dialogs/DialogFrame';
import { Button } from '@/components/ui/inputs/Button';
import { useRecipeForm } from '@/context/dish/RecipeFormContext';
import { isLikeRecipe } from '@/lib/forms/import/source';
import css from './PasteTable.module.scss';
import { PasteTable } from './PasteTable';
import { usePaste } from './usePaste';

/**
 * Dialog that turns a pasted text into a recipe: first the text, then its parsed lines to confirm; a new recipe can be
 * saved from there.
 */
export function PasteDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('recipe');
  const [text, setText] = useState('');
  const { dish } = useRecipeForm();
  const paste = usePaste(onClose);
  const { recipe } = paste;
  /** Parses a whole pasted recipe at once; the user can still go back to the text. */
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
            <Button
              tone={dish ? 'primary' : 'outline-secondary'}
              isBusy={paste.isBusy}
              onClick={paste.confirm}
            >
              {paste.missing.length > 0
                ? t('paste.confirmCreate', { count: paste.missing.length })
                : t('paste.confirm')}
            </Button>
            {!dish && (
              <Button tone="primary" isBusy={paste.isBusy} onClick={paste.save}>
                {t('paste.save')}
              </Button>
            )}
          </>
        ) : (
          <Button tone="primary" disabled={!text.trim()} onClick={() => paste.read(text)}>
            {t('paste.read')}
          </Button>
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
