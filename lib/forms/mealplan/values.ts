import type { DishImage } from '../../domain/dish/record';
import type { Visibility } from '../../domain/dish/types';
import type { Language } from '../../domain/language';
import type { Day } from '../../domain/time/day';
import type { Plan, PlanTargets } from '../../domain/mealplan/record';
import type { Eater, PlanDay, PlanEntry, Repeat } from '../../domain/mealplan/types';

/** Editable values of a plan; the planner changes the days, its settings the rest. */
export interface PlanValues {
  readonly Name: string;
  readonly Description: string;
  readonly language: Language;
  readonly Images: readonly DishImage[];
  readonly visibility: Visibility;
  readonly startDate: Day | null;
  readonly repeat: Repeat;
  readonly targets: PlanTargets | null;
  readonly eaters: readonly Eater[];
  readonly days: readonly PlanDay[];
}
export const PLAN_FIELDS = [
  'Name',
  'Description',
  'language',
  'Images',
  'visibility',
  'startDate',
  'repeat',
  'targets',
  'eaters',
  'days',
] as const satisfies readonly (keyof PlanValues)[];

export const valuesOfPlan = (plan: Plan): PlanValues => ({
  Name: plan.Name,
  Description: plan.Description,
  language: plan.language === 'ka' ? 'ka' : 'en',
  Images: plan.Images,
  visibility: plan.visibility,
  startDate: plan.startDate,
  repeat: plan.repeat,
  targets: plan.targets,
  eaters: plan.eaters,
  days: plan.days,
});

/**
 * Converts the values for the CMS: ids for pictures, null for empty texts, and in an entry only the fields of its kind.
 */
export const inputOfPlan = (values: PlanValues) => ({
  ...values,
  Name: values.Name.trim(),
  Description: values.Description.trim(),
  Images: values.Images.map(({ id }) => id),
  eaters: values.eaters.map(({ key, Name, factor, user, allergens }) => ({
    key,
    Name: Name.trim(),
    factor,
    user: user ?? null,
    allergens: allergens ?? [],
  })),
  days: values.days.map(dayInput),
});

type PlanBody = ReturnType<typeof inputOfPlan>;
/** Fields of a plan to send, with the revision that the editing started from. */
export interface PlanInput extends Readonly<Partial<Omit<PlanBody, 'days'>>> {
  readonly days?: readonly (PlanDay | ReturnType<typeof dayInput>)[];
  readonly updatedAt?: string;
  /** Confirms that members may read the private recipes in the days. */
  readonly confirmPrivate?: boolean;
}

/** Returns only the fields that differ from the saved ones, so that other people's changes are not overwritten. */
export function changesOfPlan(base: PlanValues, values: PlanValues): PlanInput {
  const now = inputOfPlan(values);
  return Object.fromEntries(
    PLAN_FIELDS.filter((field) => !isSameField(field, base, values)).map((field) => [field, now[field]]),
  ) as PlanInput;
}

/** Tells whether anything differs from the saved values. */
export const isChangedPlan = (base: PlanValues, values: PlanValues): boolean =>
  PLAN_FIELDS.some((field) => !isSameField(field, base, values));

export function isSameField(field: keyof PlanValues, one: PlanValues, other: PlanValues): boolean {
  if (one[field] === other[field]) return true;
  if (field === 'days') return areSameDays(one.days, other.days);
  const textIn = (values: PlanValues) => JSON.stringify(inputOfPlan({ ...values, days: [] })[field]);
  return textIn(one) === textIn(other);
}

const areSameDays = (one: readonly PlanDay[], other: readonly PlanDay[]): boolean =>
  one.length === other.length && one.every((day, index) => isSameDay(day, other[index]));

export const isSameDay = (one: PlanDay | undefined, other: PlanDay | undefined): boolean =>
  one === other || (one !== undefined && other !== undefined && textOf(one) === textOf(other));

const texts = new WeakMap<PlanDay, string>();

/** Returns a day as it would be sent to the CMS; cached, since a change of one day keeps the other day objects. */
function textOf(day: PlanDay): string {
  const known = texts.get(day) ?? JSON.stringify(dayInput(day));
  texts.set(day, known);
  return known;
}

function dayInput(day: PlanDay) {
  const meals = day.meals.map(({ key, type, time, note, entries }) => ({
    key,
    type,
    time: time || null,
    note: note || null,
    entries: entries.map(entryInput),
  }));
  return {
    key: day.key,
    title: day.title || null,
    note: day.note || null,
    meals,
    exercises: day.exercises.map(({ Name, ...part }) => ({ ...part, ...named(Name), ...hoursOf(part) })),
    supplements: day.supplements.map(({ Name, ...part }) => ({
      ...part,
      ...named(Name),
      time: part.time || null,
    })),
    appointments: day.appointments.map((part) => ({ ...part, ...hoursOf(part) })),
  };
}

function entryInput({ key, kind, out, ...entry }: PlanEntry) {
  const common = { key, kind, out: out ?? [] };
  const served = {
    servings: entry.servings ?? null,
    ...(entry.shares?.length ? { shares: entry.shares } : {}),
  };
  if (kind === 'dish') return { ...common, ...named(entry.Name), dish: entry.dish ?? null, ...served };
  if (kind === 'product') {
    const { product, amount, unit, Name } = entry;
    return {
      ...common,
      ...named(Name),
      product: product ?? null,
      amount: amount ?? null,
      unit: unit ?? 'gr',
    };
  }
  if (kind === 'text') return { ...common, text: entry.text?.trim() ?? '' };
  return { ...common, of: entry.of ?? null, ...served };
}

/** Sends the name: the CMS renews that of an existing record and keeps the given one of a deleted record. */
const named = (Name: string | null | undefined) => (Name ? { Name } : {});

/** Returns the hours of a part of a day; unset ones become null. */
const hoursOf = (part: { readonly time?: string | null; readonly endTime?: string | null }) => ({
  time: part.time || null,
  ...('endTime' in part && { endTime: part.endTime || null }),
});
