import { HOUR } from '../time/units';

/** Timer of a step; instants are in milliseconds, `left` is in seconds and valid while paused. */
export interface Timer {
  /** Key, unique among the timers of all dishes. */
  readonly key: string;
  readonly dish: { readonly id: number; readonly Name: string };
  readonly step: number;
  readonly total: number;
  readonly endsAt: number | null;
  readonly left: number;
}
export type Timers = readonly Timer[];

/** Starts a step's timer, or restarts an existing one. */
export const startTimer = (
  timers: Timers,
  begun: Pick<Timer, 'key' | 'dish' | 'step' | 'total'>,
  now: number,
): Timers => [
  ...timers.filter((timer) => timer.key !== begun.key),
  { ...begun, left: begun.total, endsAt: now + begun.total * 1000 },
];

/** Time in ms after which an expired timer is dropped. */
const FORGOTTEN_MS = HOUR;

const isNumber = (value: unknown): boolean => typeof value === 'number';
const isTimer = (one: Partial<Timer> | null): one is Timer =>
  typeof one?.key === 'string' &&
  typeof one.dish?.Name === 'string' &&
  [one.dish.id, one.step, one.total, one.left, one.endsAt ?? 0].every(isNumber);

/** Parses stored timers and drops those that expired long ago; empty if the text is invalid. */
export function parseTimers(text: string | null, now: number): Timers {
  try {
    const kept: unknown = JSON.parse(text ?? '[]');
    if (!Array.isArray(kept)) return [];
    return kept.filter(isTimer).filter(({ endsAt }) => endsAt === null || endsAt > now - FORGOTTEN_MS);
  } catch {
    return [];
  }
}

export const pauseTimer = (timers: Timers, key: string, now: number): Timers =>
  changed(timers, key, (timer) => ({ ...timer, left: secondsLeft(timer, now), endsAt: null }));

export const resumeTimer = (timers: Timers, key: string, now: number): Timers =>
  changed(timers, key, (timer) => ({ ...timer, endsAt: now + timer.left * 1000 }));

/** Adds a minute; an expired timer restarts with that minute. */
export const extendTimer = (timers: Timers, key: string, now: number): Timers =>
  changed(timers, key, (timer) => {
    const left = secondsLeft(timer, now) + 60;
    return { ...timer, left, endsAt: timer.endsAt === null ? null : now + left * 1000 };
  });

export const removeTimer = (timers: Timers, key: string): Timers =>
  timers.filter((timer) => timer.key !== key);

/** Returns the seconds left, rounded up, so that 1 is shown until the end. */
export const secondsLeft = (timer: Timer, now: number): number =>
  timer.endsAt === null ? timer.left : Math.max(0, Math.ceil((timer.endsAt - now) / 1000));

export const isOver = (timer: Timer, now: number): boolean => timer.endsAt !== null && timer.endsAt <= now;

/** Formats seconds as a clock: 5:00, 1:05:00. */
export function clockText(seconds: number): string {
  const twoDigits = (part: number): string => String(part).padStart(2, '0');
  const hours = Math.floor(seconds / 3600);
  const minutes = Math.floor(seconds / 60) % 60;
  const rest = twoDigits(seconds % 60);
  return hours > 0 ? `${hours}:${twoDigits(minutes)}:${rest}` : `${hours * 60 + minutes}:${rest}`;
}

const changed = (timers: Timers, key: string, change: (timer: Timer) => Timer): Timers =>
  timers.map((timer) => (timer.key === key ? change(timer) : timer));
