import type { Timer, Timers } from '@/lib/domain/dish/timers';
import { timerCalls } from './timerCalls';
import { useTimers } from './useTimers';

export interface StepTimers {
  /** Timers of this dish. */
  readonly timers: Timers;
  readonly now: number;
  readonly timerOf: (place: string) => Timer | undefined;
  readonly start: (place: string, number: number, seconds: number) => void;
}

/** Returns the timers of a dish's steps; several can run at once. */
export function useStepTimers({ id, Name }: { readonly id: number; readonly Name: string }): StepTimers {
  const { timers, now } = useTimers();
  const keyOf = (place: string) => `${id}/${place}`;
  return {
    timers: timers.filter(({ dish }) => dish.id === id),
    now,
    timerOf: (place) => timers.find(({ key }) => key === keyOf(place)),
    start: (place, number, seconds) =>
      timerCalls.start({ key: keyOf(place), dish: { id, Name }, step: number, total: seconds }),
  };
}
