import type { DishImage } from '../../domain/dish/record';
import type { Visibility } from '../../domain/dish/types';
import type { Language } from '../../domain/language';
import type { Day } from '../../domain/time/day';
import { SIDE_KINDS } from '../../domain/mealplan/edit';
import type { Plan, PlanTargets } from '../../domain/mealplan/record';
import type { Eater, PlanDay, PlanEntry, Repeat } from '../../domain/mealplan/types';

/** What is edited of a plan; the days are changed in the planner, the rest in its settings. */
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

/** The values as the CMS takes them: ids for pictures, no empty text, nothing of another kind in an entry. */
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
/** What of a plan is sent, with the version that it began from. */
export interface PlanInput extends Readonly<Partial<Omit<PlanBody, 'days'>>> {
  readonly days?: readonly (PlanDay | ReturnType<typeof dayInput>)[];
  readonly updatedAt?: string;
  /** Members may read the private recipes among the days. */
  readonly confirmPrivate?: boolean;
}

/** Only what differs from what is kept, so that nobody's other change is touched. */
export function changesOfPlan(base: PlanValues, values: PlanValues): PlanInput {
  const now = inputOfPlan(values);
  return Object.fromEntries(
    PLAN_FIELDS.filter((field) => !isSameField(field, base, values)).map((field) => [field, now[field]]),
  ) as PlanInput;
}

/** Whether anything differs from what is kept. */
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

/** What the CMS would be told of a day; worked out once, since a change of one day leaves the others the same objects. */
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
  const sides = SIDE_KINDS.map((kind) => [kind, day[kind].map(sideInput)]);
  return {
    key: day.key,
    title: day.title || null,
    note: day.note || null,
    meals,
    ...Object.fromEntries(sides),
  };
}

function entryInput({ key, kind, out, ...entry }: PlanEntry) {
  const common = { key, kind, out: out ?? [] };
  const servings = entry.servings ?? null;
  if (kind === 'dish') return { ...common, ...named(entry.Name), dish: entry.dish ?? null, servings };
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
  return { ...common, of: entry.of ?? null, servings };
}

/** The CMS renews the name of what is there, and keeps the one it is given of what has gone. */
const named = (Name: string | null | undefined) => (Name ? { Name } : {});

/** Times that are not set are null. */
function sideInput({
  Name,
  ...part
}: {
  Name?: string | null;
  time?: string | null;
  endTime?: string | null;
}) {
  return {
    ...part,
    ...named(Name),
    time: part.time || null,
    ...('endTime' in part && { endTime: part.endTime || null }),
  };
}
