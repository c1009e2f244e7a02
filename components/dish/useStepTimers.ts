import type { Timer, Timers } from '@/lib/domain/dish/timers';
import { timerCalls } from './timerCalls';
import { useTimers } from './useTimers';

export interface StepTimers {
  /** Of this dish. */
  readonly timers: Timers;
  readonly now: number;
  readonly timerOf: (step: string) => Timer | undefined;
  readonly start: (step: string, number: number, seconds: number) => void;
}

/** The timers of a dish's steps, several at once. */
export function useStepTimers({ id, Name }: { readonly id: number; readonly Name: string }): StepTimers {
  const { timers, now } = useTimers();
  const keyOf = (step: string) => `${id}/${step}`;
  return {
    timers: timers.filter(({ dish }) => dish.id === id),
    now,
    timerOf: (step) => timers.find(({ key }) => key === keyOf(step)),
    start: (step, number, seconds) =>
      timerCalls.start({ key: keyOf(step), dish: { id, Name }, step: number, total: seconds }),
  };
}
