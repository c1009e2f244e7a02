import { Check, CircleAlert, RotateCw } from 'lucide-react';
import { useTranslation } from 'next-i18next/pages';
import { useUnsaved } from './Unsaved';
import { useFaultText } from '@/lib/hooks/useFaultText';
import type { Keeper } from '@/lib/hooks/useKeeper';
import css from './KeepNote.module.scss';

interface KeepNoteProps {
  /** Of the part of the settings. */
  readonly title: string;
  readonly keeper: Keeper;
  /** Something stands there that cannot be saved as it is. */
  readonly isWrong?: boolean;
}

/** Says once to readers that something is saved, and to everybody why it is not, with the way to try again. */
export function KeepNote({ title, keeper: { state, again }, isWrong = false }: KeepNoteProps) {
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
            <CircleAlert size={20} aria-hidden />
            <span>
              <b>{t('settings.notSaved')}</b> {said(state.said)}
            </span>
            <button type="button" className="btn btn-outline-secondary" onClick={again}>
              <RotateCw size={18} aria-hidden />
              {t('common:action.retry')}
            </button>
          </div>
        )}
      </div>
    </>
  );
}

/** Stands where something was just saved; readers hear it elsewhere, once. */
export function SavedMark() {
  const { t } = useTranslation('account');
  return (
    <span className={css.saved} aria-hidden>
      <Check size={16} /> {t('settings.saved')}
    </span>
  );
}
