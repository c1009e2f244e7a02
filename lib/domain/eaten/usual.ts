import { daysBetween, type Day } from '../time/day';
import { draftOfLog, foodKey } from './draft';
import type { EatenDraft, EatenLog } from './types';

const MOST = 8;
/** Age in days at which a meal counts half. */
const HALF_DAYS = 7;

/** Returns a person's usual foods, ranked by frequency and recency, each as last logged. */
export function usualOf(logs: readonly EatenLog[], today: Day, most = MOST): EatenDraft[] {
  const found = new Map<string, { last: EatenLog; score: number }>();
  for (const log of logs) {
    const ago = Math.max(0, daysBetween(log.day, today));
    const known = found.get(foodKey(log));
    const isLater =
      !known || log.day > known.last.day || (log.day === known.last.day && log.id > known.last.id);
    found.set(foodKey(log), {
      last: isLater ? log : known.last,
      score: (known?.score ?? 0) + HALF_DAYS / (HALF_DAYS + ago),
    });
  }
  return [...found.values()]
    .sort((one, other) => other.score - one.score || other.last.day.localeCompare(one.last.day))
    .slice(0, most)
    .map(({ last }) => draftOfLog(last));
}

/** Returns the foods logged on one day and not yet on another, to be logged there again. */
export function missingFrom(before: readonly EatenLog[], there: readonly EatenLog[]): EatenDraft[] {
  const known = new Set(there.map(foodKey));
  return before.filter((log) => !known.has(foodKey(log))).map(draftOfLog);
}
