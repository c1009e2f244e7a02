import type { PlanDay } from '../../domain/mealplan/types';
import { SIDE_KINDS } from '../../domain/mealplan/edit';
import { differencesIn, proposedSides, type Difference, type Sides, type Versions } from '../versions/fields';
import { dayIn, isPlainField, planDifferences, resolvedPlan } from './conflict';
import { isSameDay, type PlanValues } from './values';

type PlanVersions = Versions<PlanValues>;

/**
 * Merges my version and the saved one if each change since `base` was made by one side alone: fields, days, and within
 * a day its meals. Null if both changed the same part, which only a person can decide.
 */
export function mergedPlan(versions: PlanVersions): PlanValues | null {
  const { base, mine, theirs } = versions;
  const found = planDifferences(versions);
  const isReordered = !isSameOrder(base.days, theirs.days);
  if (!isReordered && found.every(({ changedBy }) => changedBy === 'me')) return mine;
  const days = new Map<string, PlanDay>();
  for (const { field, changedBy } of found) {
    if (changedBy !== 'both') continue;
    const day = isPlainField(field) ? null : mergedDayOf(versions, field);
    if (!day) return null;
    days.set(field, day);
  }
  const sides = proposedSides(found);
  const merged =
    isReordered && isSameOrder(base.days, mine.days)
      ? resolvedPlan({ base, mine: theirs, theirs: mine }, otherSides(found, sides))
      : resolvedPlan(versions, sides);
  return { ...merged, days: merged.days.map((day) => days.get(day.key) ?? day) };
}

/** Returns the same choice from the other side's view, with mine and theirs swapped. */
const otherSides = (found: readonly Difference[], sides: Sides): Sides =>
  Object.fromEntries(found.map(({ field }) => [field, sides[field] === 'theirs' ? 'mine' : 'theirs']));

/** Tells whether the days that both have are in the same order. */
function isSameOrder(one: readonly PlanDay[], other: readonly PlanDay[]): boolean {
  const keysOf = (days: readonly PlanDay[], among: readonly PlanDay[]) =>
    days.map(({ key }) => key).filter((key) => among.some((day) => day.key === key));
  return keysOf(one, other).join() === keysOf(other, one).join();
}

function mergedDayOf({ base, mine, theirs }: PlanVersions, key: string): PlanDay | null {
  const [from, own, other] = [dayIn(base, key), dayIn(mine, key), dayIn(theirs, key)];
  return from && own && other ? mergedDay({ base: from, mine: own, theirs: other }) : null;
}

const PLAIN = ['title', 'note', ...SIDE_KINDS] as const;

/**
 * Merges a day of which both changed different parts: its title, note, lists or whole meals. Null if both changed one.
 */
function mergedDay(versions: Versions<PlanDay>): PlanDay | null {
  const { mine, theirs } = versions;
  const keys = [...mine.meals, ...theirs.meals].map(({ key }) => key);
  const found = [
    ...differencesIn<PlanDay, string>(PLAIN, versions),
    ...differencesIn<PlanDay, string>([...new Set(keys)], versions, isSameMeal),
  ];
  if (found.some(({ changedBy }) => changedBy === 'both')) return null;
  const theirOwn = new Set(found.flatMap(({ field, changedBy }) => (changedBy === 'them' ? [field] : [])));
  const kept = mine.meals.flatMap((meal) => (theirOwn.has(meal.key) ? mealsIn(theirs, meal.key) : [meal]));
  const added = theirs.meals.filter(
    ({ key }) => theirOwn.has(key) && !mine.meals.some((meal) => meal.key === key),
  );
  const plain = PLAIN.filter((field) => theirOwn.has(field)).map((field) => [field, theirs[field]]);
  return { ...mine, ...Object.fromEntries(plain), meals: [...kept, ...added] };
}

const mealsIn = ({ meals }: PlanDay, key: string) => meals.filter((meal) => meal.key === key);

/** Compares what would be sent to the CMS for a day with this meal alone. */
const isSameMeal = (key: string, one: PlanDay, other: PlanDay): boolean =>
  isSameDay(withMealAlone(one, key), withMealAlone(other, key));
const withMealAlone = (day: PlanDay, key: string): PlanDay => ({
  key,
  meals: mealsIn(day, key),
  exercises: [],
  supplements: [],
  appointments: [],
});

/** Returns the saved values, reusing the day objects of `like` that are equal, or its whole array if all are. */
export function reuseUnchangedDays(kept: PlanValues, like: PlanValues): PlanValues {
  const byKey = new Map(like.days.map((day) => [day.key, day]));
  const days = kept.days.map((day) => {
    const own = byKey.get(day.key);
    return own && isSameDay(own, day) ? own : day;
  });
  const isWhole = days.length === like.days.length && days.every((day, index) => day === like.days[index]);
  return { ...kept, days: isWhole ? like.days : days };
}
