import { useTranslation } from 'next-i18next/pages';
import { useEffect, useEffectEvent, useRef } from 'react';
import { isAlarmSet, notify, setAlarm } from '@/lib/browser/alarm';
import { isOver } from '@/lib/domain/dish/timers';
import { useStored } from '@/lib/hooks/useStored';
import { withNamespaces } from '@/lib/i18n/withNamespaces';
import { TIMERS_NAME } from '@/lib/stored/timersName';
import timer from '@/locales/en/timer.json';
import css from './TimerDock.module.scss';
import { TimerRow } from './TimerRow';
import { useTimers } from './useTimers';

/**
 * Shows the running timers on every page at the edge of the screen; each one sounds when it ends, even in a hidden tab.
 */
function Dock() {
  const { t } = useTranslation('timer');
  const { timers, now } = useTimers();
  const [, keep] = useStored(TIMERS_NAME);
  const told = useRef(new Set<string>());
  const count = timers.length;
  const look = useEffectEvent(() => {
    if (count === 0) keep(null); // Removes stored timers that ended long ago.
    for (const one of timers.filter((each) => isOver(each, now) && !told.current.has(each.key))) {
      told.current.add(one.key);
      if (!isAlarmSet(one.key)) setAlarm(one.key, 0);
      notify(one.dish.Name, t('over', { step: one.step }));
    }
    const running = timers.filter((each) => !isOver(each, now)).map(({ key }) => key);
    running.forEach((key) => told.current.delete(key));
  });
  useEffect(() => look(), [count, now]);
  if (count === 0) return null;
  return (
    <section className={`timer-strip ${css.dock}`} aria-label={t('title')}>
      {timers.map((one) => (
        <TimerRow key={one.key} timer={one} now={now} isAway />
      ))}
    </section>
  );
}

export const TimerDock = withNamespaces(Dock, { timer });
