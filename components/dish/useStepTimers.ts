import { useTranslation } from 'next-i18next/pages';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import {
  extendTimer,
  isOver,
  pauseTimer,
  removeTimer,
  resumeTimer,
  secondsLeft,
  startTimer,
  type Timer,
  type Timers,
} from '@/lib/domain/dish/timers';
import { askToNotify, notify, scheduleAlarm } from '@/lib/alarm';
import { useSessionState } from '@/lib/hooks/useSessionState';

const NONE: Timers = [];

/** The timers of a dish's steps, several at once; each is heard when it is over, also while the tab is hidden. */
export function useStepTimers(dish: { id: number; Name: string }) {
  const { t } = useTranslation('dish');
  const [timers, setTimers] = useSessionState<Timers>(`timers:${dish.id}`, NONE);
  const [now, setNow] = useState(() => Date.now());
  const alarms = useRef(new Map<string, () => void>());
  const told = useRef(new Set<string>());
  const isRunning = timers.some(({ endsAt }) => endsAt !== null);

  const silence = (key: string) => {
    alarms.current.get(key)?.();
    alarms.current.delete(key);
    told.current.delete(key);
  };
  const ring = (key: string, seconds: number) => {
    silence(key);
    alarms.current.set(key, scheduleAlarm(seconds));
  };
  const look = useEffectEvent(() => {
    const at = Date.now();
    setNow(at);
    for (const timer of timers.filter((one) => isOver(one, at) && !told.current.has(one.key))) {
      told.current.add(timer.key);
      // after a reload nothing is with the audio clock any more
      if (!alarms.current.has(timer.key)) alarms.current.set(timer.key, scheduleAlarm(0));
      notify(dish.Name, t('timer.over', { step: timer.step }));
    }
  });
  useEffect(() => {
    if (!isRunning) return;
    const clock = setInterval(look, 500);
    return () => clearInterval(clock);
  }, [isRunning]);
  useEffect(() => {
    const ringing = alarms.current;
    return () => ringing.forEach((stop) => stop());
  }, []);

  const act = (change: (timers: Timers, at: number) => Timers) => {
    const at = Date.now();
    setNow(at);
    setTimers((all) => change(all, at));
  };
  return {
    timers,
    now,
    start(key: string, step: number, minutes: number) {
      askToNotify();
      ring(key, minutes * 60);
      act((all, at) => startTimer(all, { key, step, total: minutes * 60 }, at));
    },
    pause(timer: Timer) {
      silence(timer.key);
      act((all, at) => pauseTimer(all, timer.key, at));
    },
    resume(timer: Timer) {
      ring(timer.key, timer.left);
      act((all, at) => resumeTimer(all, timer.key, at));
    },
    extend(timer: Timer) {
      if (timer.endsAt !== null) ring(timer.key, secondsLeft(timer, Date.now()) + 60);
      act((all, at) => extendTimer(all, timer.key, at));
    },
    remove(timer: Timer) {
      silence(timer.key);
      act((all) => removeTimer(all, timer.key));
    },
  };
}

export type StepTimers = ReturnType<typeof useStepTimers>;
