import type { PlanDay } from '../../domain/mealplan/types';
import { differencesIn, type Difference, type Sides, type Versions } from '../versions/fields';
import { isSameDay, isSameField, PLAN_FIELDS, type PlanValues } from './values';

export type PlainField = Exclude<(typeof PLAN_FIELDS)[number], 'days'>;
type PlanVersions = Versions<PlanValues>;

const PLAIN_FIELDS = PLAN_FIELDS.filter((field): field is PlainField => field !== 'days');

/** Tells whether a difference concerns a field; otherwise it concerns the day with that key. */
export const isPlainField = (field: string): field is PlainField =>
  PLAIN_FIELDS.some((plain) => plain === field);

/** Returns a version's day by its key; undefined if it has none. */
export const dayIn = ({ days }: PlanValues, key: string): PlanDay | undefined =>
  days.find((day) => day.key === key);

/** Lists the differences between my version and the saved one: fields by name, then days by key. */
export const planDifferences = (versions: PlanVersions): Difference[] => [
  ...differencesIn(PLAIN_FIELDS, versions, isSameField),
  ...dayDifferences(versions),
];

function dayDifferences(versions: PlanVersions): Difference[] {
  const keys = [...versions.mine.days, ...versions.theirs.days].map(({ key }) => key);
  return differencesIn<PlanValues, string>([...new Set(keys)], versions, (key, one, other) =>
    isSameDay(dayIn(one, key), dayIn(other, key)),
  );
}

/** Combines both plans: each field and each day from the chosen side; without a choice, mine. */
export function resolvedPlan(versions: PlanVersions, sides: Sides): PlanValues {
  const { mine, theirs } = versions;
  const plain = PLAIN_FIELDS.filter((field) => sides[field] === 'theirs');
  const different = new Set(dayDifferences(versions).map(({ field }) => field));
  const isTheirs = ({ key }: PlanDay) => different.has(key) && sides[key] === 'theirs';
  const kept = mine.days.flatMap((day) => (isTheirs(day) ? (dayIn(theirs, day.key) ?? []) : [day]));
  const added = theirs.days.filter((day) => !dayIn(mine, day.key) && isTheirs(day));
  return {
    ...mine,
    ...Object.fromEntries(plain.map((field) => [field, theirs[field]])),
    days: added.reduce<readonly PlanDay[]>((days, day) => placeLike(days, day, theirs.days), kept),
  };
}

/** Inserts a day where the other side has it, after the day before it there. */
function placeLike(days: readonly PlanDay[], day: PlanDay, like: readonly PlanDay[]): PlanDay[] {
  const at = like.findIndex(({ key }) => key === day.key);
  const before = like.slice(0, at).map(({ key }) => key);
  const last = days.reduce((found, { key }, index) => (before.includes(key) ? index : found), -1);
  return [...days.slice(0, last + 1), day, ...days.slice(last + 1)];
}
