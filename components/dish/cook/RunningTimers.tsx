import { useStored } from '@/lib/hooks/useStored';
import { TIMERS } from '@/lib/stored/timersKept';
import { LazyTimerDock } from './TimerDock.lazy';

/** Shows the running timers on every page; loads their code with the first timer. */
export function RunningTimers() {
  const [kept] = useStored(TIMERS);
  return kept ? <LazyTimerDock /> : null;
}
