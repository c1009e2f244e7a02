import type { Day } from '../time/day';
import type { CalendarItem } from './timeline';
import type { LogState } from './types';

/** A mark that has not been sent yet; null takes the one that stands there away. */
export interface WaitingMark {
  readonly day: Day;
  readonly key: string;
  readonly state: LogState | null;
}
interface WaitingCall {
  readonly method: string;
  readonly about?: string;
  readonly data?: Readonly<Record<string, unknown>>;
}

const ABOUT = /^logs\/(\d{4}-\d{2}-\d{2})\/(.+)$/;
/** What a change of a mark is about, so that a screen finds its own. */
export const aboutMark = ({ day, key }: Pick<WaitingMark, 'day' | 'key'>): string => `logs/${day}/${key}`;

const isOf = (one: Pick<WaitingMark, 'day' | 'key'>) => (other: Pick<WaitingMark, 'day' | 'key'>) =>
  one.day === other.day && one.key === other.key;

/** The marks among what waits; of several of one part the last. */
export function marksOf(calls: readonly WaitingCall[]): WaitingMark[] {
  const marks = new Map<string, WaitingMark>();
  for (const { method, about, data } of calls) {
    const found = ABOUT.exec(about ?? '');
    if (!about || !found) continue;
    const state = method === 'DELETE' ? null : ((data?.state as LogState | undefined) ?? null);
    marks.set(about, { day: found[1], key: found[2], state });
  }
  return [...marks.values()];
}

export const waitingMark = (
  waiting: readonly WaitingMark[],
  part: Pick<WaitingMark, 'day' | 'key'>,
): WaitingMark | undefined => waiting.find(isOf(part));

/** The lines as they will be once the marks that wait have been sent. */
export const withMarks = <T extends Pick<CalendarItem, 'day' | 'key' | 'state'>>(
  items: readonly T[],
  waiting: readonly WaitingMark[],
): T[] =>
  items.map((item) => {
    const mark = waitingMark(waiting, item);
    return mark ? { ...item, state: mark.state } : item;
  });

/** The lines once a mark that waited has been sent, with the log that the CMS holds now. */
export const withSent = <T extends Pick<CalendarItem, 'day' | 'key' | 'state' | 'logId'>>(
  items: readonly T[],
  mark: WaitingMark,
  logId: number | null,
): T[] => items.map((item) => (isOf(mark)(item) ? { ...item, state: mark.state, logId } : item));
