import { DISH_OUTCOMES, NO_OUTCOME, type SaidOutcome } from '../cooking/outcome';
import type { Day } from '../time/day';
import type { CalendarItem } from './timeline';
import { LOG_STATES, type LogState } from './types';

/** Mark that is waiting to be sent; a null state removes the existing mark. An outcome that it lacks stays as it is. */
export interface WaitingMark extends Partial<SaidOutcome> {
  readonly day: Day;
  readonly key: string;
  readonly state: LogState | null;
}
interface WaitingCall {
  readonly method: string;
  readonly about?: string;
  readonly data?: object;
}

const ABOUT = /^logs\/(\d{4}-\d{2}-\d{2})\/(.+)$/;
/** Returns the `about` path of a mark, by which a screen finds its own queued changes. */
export const aboutMark = ({ day, key }: Pick<WaitingMark, 'day' | 'key'>): `logs/${string}` =>
  `logs/${day}/${key}`;

const isOf = (one: Pick<WaitingMark, 'day' | 'key'>) => (other: Pick<WaitingMark, 'day' | 'key'>) =>
  one.day === other.day && one.key === other.key;

const stateIn = (data: object | undefined): LogState | null =>
  (data && 'state' in data && LOG_STATES.find((state) => state === data.state)) || null;

/** Returns what a queued mark says of the dish's outcome, if anything. */
function outcomeIn(data: object | undefined): Partial<SaidOutcome> {
  if (!data || !('outcome' in data)) return {};
  const servings = 'outcomeServings' in data ? data.outcomeServings : null;
  return {
    outcome: DISH_OUTCOMES.find((one) => one === data.outcome) ?? null,
    outcomeServings: typeof servings === 'number' ? servings : null,
  };
}

/** Returns what a mark changes of a line's outcome: a meal that was not eaten has none. */
export function outcomeAfter(
  known: Partial<SaidOutcome>,
  { state, outcome, outcomeServings = null }: Pick<WaitingMark, 'state' | keyof SaidOutcome>,
): Partial<SaidOutcome> {
  if (state !== 'done') return known.outcome ? NO_OUTCOME : {};
  return outcome === undefined ? {} : { outcome, outcomeServings };
}

/** Returns the marks among the queued calls; only the last one per part. */
export function marksOf(calls: readonly WaitingCall[]): WaitingMark[] {
  const marks = new Map<string, WaitingMark>();
  for (const { method, about, data } of calls) {
    const [, day, key] = ABOUT.exec(about ?? '') ?? [];
    if (!about || !day || !key) continue;
    const state = method === 'DELETE' ? null : stateIn(data);
    marks.set(about, { day, key, state, ...(state && outcomeIn(data)) });
  }
  return [...marks.values()];
}

export const waitingMark = (
  waiting: readonly WaitingMark[],
  part: Pick<WaitingMark, 'day' | 'key'>,
): WaitingMark | undefined => waiting.find(isOf(part));

/** Returns the lines with the queued marks applied. */
export const withMarks = <T extends Pick<CalendarItem, 'day' | 'key' | 'state'> & Partial<SaidOutcome>>(
  items: readonly T[],
  waiting: readonly WaitingMark[],
): T[] =>
  items.map((item) => {
    const mark = waitingMark(waiting, item);
    return mark ? { ...item, state: mark.state, ...outcomeAfter(item, mark) } : item;
  });

/** Returns the lines after a queued mark was sent, with the id of the CMS's log. */
export const withSent = <
  T extends Pick<CalendarItem, 'day' | 'key' | 'state' | 'logId'> & Partial<SaidOutcome>,
>(
  items: readonly T[],
  mark: WaitingMark,
  logId: number | null,
): T[] =>
  items.map((item) =>
    isOf(mark)(item) ? { ...item, state: mark.state, logId, ...outcomeAfter(item, mark) } : item,
  );
