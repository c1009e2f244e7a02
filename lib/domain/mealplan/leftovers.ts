import { entryOf } from './figures/totals';
import type { PlanDay, PlanEntry } from './types';

const entriesIn = (days: readonly PlanDay[]): PlanEntry[] =>
  days.flatMap(({ meals }) => meals.flatMap(({ entries }) => entries));

/** The dishes that leftovers eaten at a meal could be from: everything that is on the table before it. */
export function leftoverSources(days: readonly PlanDay[], mealKey: string): PlanEntry[] {
  const before: PlanEntry[] = [];
  for (const meal of days.flatMap(({ meals }) => meals)) {
    if (meal.key === mealKey) return before;
    before.push(...meal.entries.filter(({ kind }) => kind === 'dish'));
  }
  return before;
}

/** The keys of leftovers that stand before what they are left from. */
export function misplacedLeftovers(days: readonly PlanDay[]): string[] {
  const seen = new Set<string>();
  const misplaced: string[] = [];
  for (const { key, kind, of } of entriesIn(days)) {
    if (kind === 'leftovers' && of && !seen.has(of)) misplaced.push(key);
    seen.add(key);
  }
  return misplaced;
}

/** The days, by their places, on which leftovers of an entry are eaten, each once. */
export const leftoverDays = ({ key }: Pick<PlanEntry, 'key'>, days: readonly PlanDay[]): number[] =>
  days.flatMap((day, at) =>
    entriesIn([day]).some(({ kind, of }) => kind === 'leftovers' && of === key) ? [at] : [],
  );

/** What leftovers are from, through leftovers of leftovers; undefined when that is gone. */
export function leftoverSource(entry: PlanEntry, days: readonly PlanDay[], depth = 0): PlanEntry | undefined {
  const from = entry.of && depth < 10 ? entryOf(days, entry.of) : undefined;
  return from?.kind === 'leftovers' ? leftoverSource(from, days, depth + 1) : from;
}

/** Leftovers whose dish has been taken from the plan become a text of its name, so that nobody's meal is lost. */
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
