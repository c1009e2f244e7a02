import type { Day } from '../time/day';
import type { EatenDraft, EatenLog } from './types';

interface Part {
  readonly day: Day;
  readonly key: string;
}
interface WaitingCall {
  readonly method: string;
  readonly about?: string;
  readonly shown?: unknown;
}

const ABOUT = /^eaten\/(\d{4}-\d{2}-\d{2})\/(.+)$/;
/** Returns the `about` path of a log, by which a screen finds its own queued changes. */
export const aboutEaten = ({ day, key }: Part): `eaten/${string}` => `eaten/${day}/${key}`;

/** Parses an `about` path; undefined if the change is not about a log. */
export function eatenPart(about: string | undefined): Part | undefined {
  const [, day, key] = ABOUT.exec(about ?? '') ?? [];
  return day && key ? { day, key } : undefined;
}

const isOf =
  ({ day, key }: Part) =>
  (log: EatenLog) =>
    log.day === day && log.key === key;

/** Returns the logs with one replaced, or appended if new; null removes it. */
export function withLog(logs: readonly EatenLog[], part: Part, log: EatenLog | null): EatenLog[] {
  if (!log) return logs.filter((one) => !isOf(part)(one));
  return logs.some(isOf(part)) ? logs.map((one) => (isOf(part)(one) ? log : one)) : [...logs, log];
}

/** Returns the logs between two days with the queued changes applied. */
export function withWaitingLogs(
  logs: readonly EatenLog[],
  calls: readonly WaitingCall[],
  { from, to }: { readonly from: Day; readonly to: Day },
): EatenLog[] {
  return calls.reduce<EatenLog[]>(
    (shown, { method, about, shown: draft }) => {
      const part = eatenPart(about);
      if (!part || part.day < from || part.day > to) return shown;
      const id = shown.find(isOf(part))?.id ?? 0;
      const isGone = method === 'DELETE' || !isDraft(draft);
      return withLog(shown, part, isGone ? null : { ...draft, ...part, id, isWaiting: true });
    },
    [...logs],
  );
}

const isDraft = (value: unknown): value is EatenDraft =>
  typeof value === 'object' && value !== null && 'Name' in value && 'amount' in value;
