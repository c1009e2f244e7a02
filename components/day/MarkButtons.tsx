import { Check, CloudUpload, SkipForward } from 'lucide-react';
import { useTranslation } from 'next-i18next/pages';
import type { LogKind, LogState } from '@/lib/domain/mealplan/types';
import css from './MarkButtons.module.scss';

interface MarkButtonsProps {
  readonly name: string;
  /** A dish is eaten, a supplement taken, an exercise done. */
  readonly kind: LogKind;
  readonly state: LogState | null;
  /** It has not been sent yet. */
  readonly isWaiting?: boolean;
  /** In a row what was skipped is a sign alone; large, what is done is the next step. */
  readonly look?: 'row' | 'large';
  readonly onMark: (state: LogState | null) => void;
}

/** Done, or skipped; a second tap takes the mark away again. */
export function MarkButtons({ name, kind, state, isWaiting, look, onMark }: MarkButtonsProps) {
  const { t } = useTranslation('mealplan');
  const toggle = (to: LogState) => onMark(state === to ? null : to);
  return (
    <div role="group" aria-label={t('log.label', { name })} className={css.marks} data-look={look}>
      <button type="button" data-mark="done" aria-pressed={state === 'done'} onClick={() => toggle('done')}>
        <Check size={18} aria-hidden />
        {t(`log.done.${kind}`)}
      </button>
      <button
        type="button"
        data-mark="skipped"
        aria-pressed={state === 'skipped'}
        onClick={() => toggle('skipped')}
      >
        <SkipForward size={18} aria-hidden />
        <span>{t('log.skipped')}</span>
      </button>
      {isWaiting && (
        <small className={css.waiting}>
          <CloudUpload size={16} aria-hidden /> {t('log.waiting')}
        </small>
      )}
    </div>
  );
}

/** The text of a mark in `mealplan`. */
export const markKey = (kind: LogKind, state: LogState) =>
  state === 'done' ? (`log.done.${kind}` as const) : 'log.skipped';

/** The mark as a word, where there is no room to set it. */
export function MarkSign({ kind, state }: { kind: LogKind; state: LogState | null }) {
  const { t } = useTranslation('mealplan');
  if (!state) return null;
  const Icon = state === 'done' ? Check : SkipForward;
  return (
    <span className={css.mark} data-mark={state}>
      <Icon size={14} aria-hidden />
      {t(markKey(kind, state))}
    </span>
  );
}
