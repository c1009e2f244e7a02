import { Check, SkipForward } from 'lucide-react';
import { useTranslation } from 'next-i18next/pages';
import type { LogState } from '@/lib/domain/mealplan/types';
import css from '@/styles/planEntry.module.scss';

interface MarkButtonsProps {
  readonly name: string;
  readonly state: LogState | null;
  readonly onMark: (state: LogState | null) => void;
}

/** Done, or skipped; a second tap takes the mark away again. */
export function MarkButtons({ name, state, onMark }: MarkButtonsProps) {
  const { t } = useTranslation('mealplan');
  const toggle = (to: LogState) => onMark(state === to ? null : to);
  return (
    <div role="group" aria-label={t('log.label', { name })} className={css.marks}>
      <button type="button" data-mark="done" aria-pressed={state === 'done'} onClick={() => toggle('done')}>
        <Check size={18} aria-hidden />
        {t('log.done')}
      </button>
      <button
        type="button"
        data-mark="skipped"
        aria-pressed={state === 'skipped'}
        onClick={() => toggle('skipped')}
      >
        <SkipForward size={18} aria-hidden />
        {t('log.skipped')}
      </button>
    </div>
  );
}

/** The mark as a word, where there is no room to set it. */
export function MarkSign({ state }: { state: LogState | null }) {
  const { t } = useTranslation('mealplan');
  if (!state) return null;
  const Icon = state === 'done' ? Check : SkipForward;
  return (
    <span className={css.mark} data-mark={state}>
      <Icon size={14} aria-hidden />
      {t(`log.${state}`)}
    </span>
  );
}
