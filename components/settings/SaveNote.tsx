import { Check, CircleAlert, RotateCw } from 'lucide-react';
import { useTranslation } from 'next-i18next/pages';
import { Icon } from '@/components/ui/Icon';
import { Button } from '@/components/ui/inputs/Button';
import { useUnsaved } from './Unsaved';
import { useFaultText } from '@/lib/hooks/useFaultText';
import type { SaveQueue } from '@/lib/hooks/useSaveQueue';
import css from './SaveNote.module.scss';

interface SaveNoteProps {
  /** Title of the settings part. */
  readonly title: string;
  readonly keeper: SaveQueue;
  /** True while a field holds a value that cannot be saved. */
  readonly isWrong?: boolean;
}

/** Announces a save to screen readers, once, and shows everybody why a save failed, with a retry. */
export function SaveNote({ title, keeper: { state, again }, isWrong = false }: SaveNoteProps) {
  const { t } = useTranslation(['account', 'common']);
  const { said } = useFaultText();
  useUnsaved(title, isWrong || state.is === 'failed' || (state.is === 'saving' && state.isAgain));
  return (
    <>
      <p role="status" className="visually-hidden">
        {state.is === 'saved' && <span key={state.count}>{t('settings.savedOf', { what: title })}</span>}
      </p>
      <div role="alert">
        {state.is === 'failed' && (
          <div className={`form-errors ${css.failed}`}>
            <Icon of={CircleAlert} size={20} />
            <span>
              <b>{t('settings.notSaved')}</b> {said(state.said)}
            </span>
            <Button icon={RotateCw} onClick={again}>
              {t('common:action.retry')}
            </Button>
          </div>
        )}
      </div>
    </>
  );
}

/** Mark beside a value just saved; hidden from screen readers, which get an announcement instead. */
export function SavedMark() {
  const { t } = useTranslation('account');
  return (
    <span className={css.saved} aria-hidden>
      <Check size={16} /> {t('settings.saved')}
    </span>
  );
}
