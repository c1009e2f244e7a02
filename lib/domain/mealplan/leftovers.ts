import { entryOf } from './figures/totals';
import type { PlanDay, PlanEntry } from './types';

const entriesIn = (days: readonly PlanDay[]): PlanEntry[] =>
  days.flatMap(({ meals }) => meals.flatMap(({ entries }) => entries));

/** Returns the dishes whose leftovers a meal could use: all dishes of earlier meals. */
export function leftoverSources(days: readonly PlanDay[], mealKey: string): PlanEntry[] {
  const before: PlanEntry[] = [];
  for (const meal of days.flatMap(({ meals }) => meals)) {
    if (meal.key === mealKey) return before;
    before.push(...meal.entries.filter(({ kind }) => kind === 'dish'));
  }
  return before;
}

/** Returns the keys of leftovers that come before their source. */
export function misplacedLeftovers(days: readonly PlanDay[]): string[] {
  const seen = new Set<string>();
  const misplaced: string[] = [];
  for (const { key, kind, of } of entriesIn(days)) {
    if (kind === 'leftovers' && of && !seen.has(of)) misplaced.push(key);
    seen.add(key);
  }
  return misplaced;
}

/** Returns the indexes of the days with leftovers of an entry, each once. */
export const leftoverDays = ({ key }: Pick<PlanEntry, 'key'>, days: readonly PlanDay[]): number[] =>
  days.flatMap((day, at) =>
    entriesIn([day]).some(({ kind, of }) => kind === 'leftovers' && of === key) ? [at] : [],
  );

/** Returns the source of leftovers, also through leftovers of leftovers; undefined if it no longer exists. */
export function leftoverSource(entry: PlanEntry, days: readonly PlanDay[], depth = 0): PlanEntry | undefined {
  const from = entry.of && depth < 10 ? entryOf(days, entry.of) : undefined;
  return from?.kind === 'leftovers' ? leftoverSource(from, days, depth + 1) : from;
}

/** Replaces leftovers whose dish was removed from the plan by a text with its name, so that nobody's meal is lost. */
export function settleLeftovers(
  days: readonly PlanDay[],
  nameOf: (entry: PlanEntry) => string,
  before: readonly PlanDay[],
): readonly PlanDay[] {
  const keys = new Set(entriesIn(days).map(({ key }) => key));
  const isLost = ({ kind, of }: PlanEntry) => kind === 'leftovers' && (!of || !keys.has(of));
  if (!entriesIn(days).some(isLost)) return days;
  const settled = (entry: PlanEntry): PlanEntry => {
    if (!isLost(entry)) return entry;
    const from = leftoverSource(entry, before);
    return {
      key: entry.key,
      kind: 'text',
      text: (from && nameOf(from)) || entry.Name || '…',
      out: entry.out,
    };
  };
  return days.map((day) => ({
    ...day,
    meals: day.meals.map((meal) => ({ ...meal, entries: meal.entries.map(settled) })),
  }));
}
