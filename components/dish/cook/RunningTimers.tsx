import dynamic from 'next/dynamic';
import { useStored } from '@/lib/hooks/useStored';
import { TIMERS } from '@/lib/stored/timersKept';

const TimerDock = dynamic(() => import('./TimerDock').then((module) => module.TimerDock), { ssr: false });

/** Shows the running timers on every page; loads their code with the first timer. */
export function RunningTimers() {
  const [kept] = useStored(TIMERS);
  return kept ? <TimerDock /> : null;
}
