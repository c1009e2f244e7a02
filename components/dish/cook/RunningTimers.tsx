import dynamic from 'next/dynamic';
import { useStored } from '@/lib/hooks/useStored';
import { TIMERS } from '@/lib/stored/timersKept';

const TimerDock = dynamic(() => import('./TimerDock').then((module) => module.TimerDock), { ssr: false });

/** The running timers on every page; their code comes with the first of them. */
export function RunningTimers() {
  const [kept] = useStored(TIMERS);
  return kept ? <TimerDock /> : null;
}
