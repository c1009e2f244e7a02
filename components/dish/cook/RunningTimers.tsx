import { useStored } from '@/lib/hooks/useStored';
import { TIMERS_NAME } from '@/lib/stored/timersName';
import { LazyTimerDock } from './TimerDock.lazy';

/** Shows the running timers on every page; loads their code with the first timer. */
export function RunningTimers() {
  const [kept] = useStored(TIMERS_NAME);
  return kept ? <LazyTimerDock /> : null;
}
