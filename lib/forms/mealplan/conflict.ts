import { isSameDay, isSameField, PLAN_FIELDS, type PlanValues } from './values';
import type { PlanDay } from '../../domain/mealplan/types';

export type Side = 'mine' | 'theirs';
export type ChangedBy = 'me' | 'them' | 'both';
export type PlainField = Exclude<(typeof PLAN_FIELDS)[number], 'days'>;

/** Something in which two versions of a plan differ: a field, or one of its days. */
export interface PlanDifference {
  readonly id: string;
  readonly field: PlainField | 'day';
  /** For a day: its key, and the two versions of it (absent where that side has no such day). */
  readonly day?: string;
  readonly mine?: PlanDay;
  readonly theirs?: PlanDay;
  readonly changedBy: ChangedBy;
}
export interface Versions {
  readonly base: PlanValues;
  readonly mine: PlanValues;
  readonly theirs: PlanValues;
}
export type PlanChoice = Readonly<Record<string, Side | undefined>>;

/** Where my version and the kept one differ, day by day; what both changed alike is no difference. */
export function planDifferences({ base, mine, theirs }: Versions): PlanDifference[] {
  const fields = PLAN_FIELDS.filter((field): field is PlainField => field !== 'days')
    .filter((field) => !isSameField(field, mine, theirs))
    .map((field) => ({
      id: field,
      field,
      changedBy: whoChanged(isSameField(field, base, mine), isSameField(field, base, theirs)),
    }));
  const keys = [...new Set([...mine.days, ...theirs.days].map(({ key }) => key))];
  const days = keys.flatMap((key) => {
    const [was, my, their] = [base, mine, theirs].map(({ days: all }) => all.find((day) => day.key === key));
    if (isSameDay(my, their)) return [];
    const changedBy = whoChanged(isSameDay(was, my), isSameDay(was, their));
    return [{ id: key, field: 'day' as const, day: key, mine: my, theirs: their, changedBy }];
  });
  return [...fields, ...days];
}

const whoChanged = (isMineOld: boolean, isTheirsOld: boolean): ChangedBy =>
  isTheirsOld ? 'me' : isMineOld ? 'them' : 'both';

/** Where one side alone changed something it is proposed; where both did, the person has to choose. */
export const proposedPlanSides = (found: readonly PlanDifference[]): PlanChoice =>
  Object.fromEntries(
    found.map(({ id, changedBy }) => [
      id,
      changedBy === 'both' ? undefined : changedBy === 'me' ? 'mine' : 'theirs',
    ]),
  );

/** One plan out of both: each field and each day from the side that was chosen for it; unchosen ones stay mine. */
export function resolvedPlan({ mine, theirs, base }: Versions, choice: PlanChoice): PlanValues {
  const sideOf = (id: string): Side => choice[id] ?? 'mine';
  const plain = PLAN_FIELDS.filter((field) => field !== 'days' && sideOf(field) === 'theirs');
  const found = planDifferences({ base, mine, theirs }).filter(({ field }) => field === 'day');
  const chosen = new Map(found.map(({ id }) => [id, sideOf(id)]));
  const isOnly = (key: string, days: readonly PlanDay[]) => !days.some((day) => day.key === key);
  const kept = mine.days.flatMap((day) => {
    if (chosen.get(day.key) !== 'theirs') return [day];
    const their = theirs.days.find(({ key }) => key === day.key);
    return their ? [their] : [];
  });
  const added = theirs.days.filter(({ key }) => isOnly(key, mine.days) && chosen.get(key) === 'theirs');
  return {
    ...mine,
    ...Object.fromEntries(plain.map((field) => [field, theirs[field]])),
    days: added.reduce((days, day) => placeLike(days, day, theirs.days), kept as readonly PlanDay[]),
  };
}

/** Puts a day where it stands on the other side: after the day before it there. */
function placeLike(days: readonly PlanDay[], day: PlanDay, like: readonly PlanDay[]): PlanDay[] {
  const before = like
    .slice(
      0,
      like.findIndex(({ key }) => key === day.key),
    )
    .map(({ key }) => key);
  const last = days.reduce((at, { key }, index) => (before.includes(key) ? index : at), -1);
  return [...days.slice(0, last + 1), day, ...days.slice(last + 1)];
}
