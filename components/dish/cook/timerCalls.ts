import { askToNotify, setAlarm, silence } from '@/lib/browser/alarm';
import {
  extendTimer,
  parseTimers,
  pauseTimer,
  removeTimer,
  resumeTimer,
  secondsLeft,
  startTimer,
  type Timer,
  type Timers,
} from '@/lib/domain/dish/timers';
import { readStored, writeStored } from '@/lib/stored/stored';
import { TIMERS_NAME } from '@/lib/stored/timersName';

function act(change: (timers: Timers, at: number) => Timers) {
  const at = Math.floor(Date.now() / 1000) * 1000; // The display uses whole seconds.
  const next = change(parseTimers(readStored(TIMERS_NAME), at), at);
  writeStored(TIMERS_NAME, next.length > 0 ? JSON.stringify(next) : null);
}

/** Actions on timers, available on every page. */
export const timerCalls = {
  start(timer: Pick<Timer, 'key' | 'dish' | 'step' | 'total'>) {
    askToNotify();
    setAlarm(timer.key, timer.total);
    act((all, at) => startTimer(all, timer, at));
  },
  pause({ key }: Timer) {
    silence(key);
    act((all, at) => pauseTimer(all, key, at));
  },
  resume({ key, left }: Timer) {
    setAlarm(key, left);
    act((all, at) => resumeTimer(all, key, at));
  },
  extend(timer: Timer) {
    if (timer.endsAt !== null) setAlarm(timer.key, secondsLeft(timer, Date.now()) + 60);
    act((all, at) => extendTimer(all, timer.key, at));
  },
  remove({ key }: Timer) {
    silence(key);
    act((all) => removeTimer(all, key));
  },
};
