import { useTranslation } from 'next-i18next/pages';
import { withNamespaces } from '@/lib/i18n/withNamespaces';
import timer from '@/locales/en/timer.json';
import css from './CookMode.module.scss';
import { TimerRow } from './TimerRow';
import type { StepTimers } from './useStepTimers';

/** Shows the timers of the current dish in cook mode. */
function Bar({ timers }: { timers: StepTimers }) {
  const { t } = useTranslation('timer');
  if (timers.timers.length === 0) return null;
  return (
    <section className={css.bar} aria-label={t('title')}>
      {timers.timers.map((one) => (
        <TimerRow key={one.key} timer={one} now={timers.now} />
      ))}
    </section>
  );
}

export const TimerBar = withNamespaces(Bar, { timer });
