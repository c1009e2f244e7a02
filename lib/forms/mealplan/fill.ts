import { DIETARY_FLAGS, type DietaryFlag, type DishType } from '../../domain/dish/types';
import type { PlanTargets } from '../../domain/mealplan/record';
import type { HouseholdMember } from '../../domain/mealplan/household';
import { targetsFor } from '../../domain/mealplan/figures/share';
import type { Eater } from '../../domain/mealplan/types';
import {
  HEALTH_WISHES,
  TARGETED,
  type HealthWish,
  type PlanningEater,
  type TagWish,
  type Targeted,
  type Wishes,
} from '../../domain/planning/model';
import type { Allergen } from '../../domain/product/types';
import { numberOf, type Typed } from '../typed';

/** Needs of a person eating from the plan; the key is that of the plan's eater. */
export interface EaterWish {
  readonly key: string;
  readonly Name: string;
  /** Size of the plate; typed, it holds although kcal are known. */
  readonly factor: Typed;
  /** Their factor in the plan. */
  readonly planned: number;
  readonly user: number | null;
  /** Year of birth of somebody without an account. */
  readonly birthYear: Typed;
  readonly targets: Readonly<Record<Targeted, Typed>>;
  readonly diet: readonly string[];
  readonly allergens: readonly Allergen[];
}
export interface TagForm {
  readonly key: string;
  readonly tag: string;
  readonly how: 'min' | 'max';
  readonly times: Typed;
  /** Weekday numbers from 1 (Monday) as text; empty means any day. */
  readonly weekdays: readonly string[];
}
/** Values of the form that fills a week. */
export interface FillForm {
  /** Keys of the plan's days. */
  readonly days: readonly string[];
  readonly meals: readonly DishType[];
  readonly startDate: string;
  readonly eaters: readonly EaterWish[];
  /** Budget in GEL. */
  readonly budget: Typed;
  /** Minutes as text; empty means any time. */
  readonly weekdayMinutes: string;
  readonly weekendMinutes: string;
  /** Maximum number of times a dish is cooked; empty leaves it to the planner. */
  readonly repeats: string;
  readonly leftovers: readonly DishType[];
  readonly tags: readonly TagForm[];
  readonly fasting: boolean;
  /** Demands of a healthy week that are kept. */
  readonly health: readonly HealthWish[];
  /** True if recipes of which too little is known may be proposed. */
  readonly unknown: boolean;
  readonly fastingFish: boolean;
  readonly fastingNoOil: boolean;
  /** Sources: "public", "mine", "saved", and ids of cookbooks as text. */
  readonly from: readonly string[];
}

/** Saved planning settings that the form uses. */
interface SavedPreferences {
  readonly meals?: readonly DishType[] | null;
  readonly eaters?: readonly PlanningEater[] | null;
  readonly from?: readonly (string | number)[] | null;
  readonly wishes?: Wishes | null;
}
interface FillDefaults {
  /** Keys of the days to fill by default. */
  readonly days: readonly string[];
  readonly startDate: string;
  readonly eaters: readonly Eater[];
  readonly targets: PlanTargets | null;
  readonly person: {
    readonly id: number;
    readonly Name: string;
    readonly diet?: readonly string[] | null;
    readonly allergens?: readonly Allergen[] | null;
    readonly targets?: PlanTargets | null;
  } | null;
  readonly way: SavedPreferences | null;
  /** Returns the name of an unnamed eater, by their position. */
  readonly guest: (number: number) => string;
  readonly newKey: () => string;
}

const MEALS: readonly DishType[] = ['Breakfast', 'Lunch', 'Dinner'];

/** Returns the form's initial values from the saved settings, the person's profile and the plan's eaters. */
export function fillForm(known: FillDefaults): FillForm {
  const { days, startDate, person, way, newKey } = known;
  const wishes = way?.wishes;
  return {
    days,
    startDate,
    meals: way?.meals?.length ? way.meals : MEALS,
    eaters: eatersOf(known),
    budget: wishes?.budgetTetri ? wishes.budgetTetri / 100 : null,
    weekdayMinutes: textOf(wishes?.weekdayMinutes),
    weekendMinutes: textOf(wishes?.weekendMinutes),
    repeats: textOf(wishes?.repeats),
    leftovers: wishes?.leftovers ?? [],
    tags: (wishes?.tags ?? []).flatMap((wish) => tagForms(wish, newKey)),
    health: HEALTH_WISHES.filter((name) => wishes?.health?.[name] !== false),
    unknown: wishes?.unknown ?? false,
    fasting: wishes?.fasting ?? (!way && (person?.diet ?? []).includes('fasting')),
    fastingFish: wishes?.fastingFish ?? false,
    fastingNoOil: wishes?.fastingNoOil ?? false,
    from: (way?.from?.length ? way.from : ['public', 'mine', 'saved']).map(String),
  };
}

const textOf = (number: number | null | undefined): string => (number ? String(number) : '');

const tagForms = ({ tag, min, max, weekdays }: TagWish, newKey: () => string): TagForm[] =>
  (['min', 'max'] as const).flatMap((how) => {
    const times = { min, max }[how];
    if (times === null || times === undefined) return [];
    return { key: newKey(), tag, how, times, weekdays: (weekdays ?? []).map(String) };
  });

/** Returns the plan's eaters, or the person alone; the person's own profile takes precedence over saved settings. */
function eatersOf({ eaters, targets, person, way, guest, newKey }: FillDefaults): EaterWish[] {
  const alone: Eater = { key: newKey(), Name: person?.Name ?? '', factor: 1, user: person?.id };
  return (eaters.length > 0 ? eaters : [alone]).map((eater, at): EaterWish => {
    const { key, factor, user, allergens } = eater;
    const Name = eater.Name.trim() || guest(at + 1);
    const kept = way?.eaters?.find((one) => one.Name === Name);
    const isMe = person !== null && user === person.id;
    const needs = isMe
      ? targetsFor(person.targets, targets)
      : (kept?.targets ?? (factor === 1 ? targets : null));
    const said = isMe
      ? [...(person.allergens ?? []), ...(allergens ?? [])]
      : (allergens ?? kept?.allergens ?? []);
    return {
      key,
      Name,
      factor: kept?.byFactor ? kept.factor : factor,
      planned: factor,
      birthYear: (user ?? null) === null ? (kept?.birthYear ?? null) : null,
      user: user ?? null,
      targets: eachTarget((name) => needs?.[name] ?? null),
      diet: flagsIn(isMe ? person.diet : kept?.diet),
      allergens: [...new Set(said)],
    };
  });
}

/** Returns an eater for a household member who joins from this week on. */
export const seatOf = ({ id, Name }: HouseholdMember, key: string): EaterWish => ({
  key,
  Name,
  factor: 1,
  planned: 1,
  birthYear: null,
  user: id,
  targets: eachTarget(() => null),
  diet: [],
  allergens: [],
});

/** Returns the plan's eaters with those added in the form; a person alone is not added. */
export function tableOf(eaters: readonly Eater[], form: Pick<FillForm, 'eaters'>): readonly Eater[] {
  const fresh = form.eaters.filter(({ key }) => !eaters.some((one) => one.key === key));
  if (fresh.length === 0 || form.eaters.length === 1) return eaters;
  return [
    ...eaters,
    ...fresh.map((wish): Eater => ({
      key: wish.key,
      Name: wish.Name,
      factor: factorOf(wish),
      user: wish.user,
    })),
  ];
}

const flagsIn = (diet: readonly string[] | null | undefined): DietaryFlag[] =>
  DIETARY_FLAGS.filter((flag) => diet?.includes(flag));

/** Returns the form as the planning settings to send and to save. */
export const preferencesOf = (form: FillForm) => ({
  meals: form.meals,
  eaters: form.eaters.map(eaterOf),
  from: form.from.map((source) => (/^\d+$/.test(source) ? Number(source) : source)),
  wishes: wishesOf(form),
});

function eaterOf(wish: EaterWish): PlanningEater & { readonly user?: number } {
  const { Name, planned, user, birthYear, targets, diet, allergens } = wish;
  const own = eachTarget((name) => numberOf(targets[name]));
  const isAny = TARGETED.some((name) => own[name] !== null);
  return {
    Name,
    factor: factorOf(wish),
    ...(factorOf(wish) !== planned && { byFactor: true }),
    ...(user !== null && { user }),
    ...(numberOf(birthYear) !== null && { birthYear: numberOf(birthYear) }),
    ...(isAny && { targets: own }),
    diet: flagsIn(diet),
    allergens,
  };
}

const factorOf = ({ factor, planned }: EaterWish): number => numberOf(factor) ?? planned;

const eachTarget = <T>(of: (name: Targeted) => T): Record<Targeted, T> => ({
  calories: of('calories'),
  fats: of('fats'),
  carbs: of('carbs'),
  prots: of('prots'),
});

function wishesOf(form: FillForm): Wishes {
  const budget = numberOf(form.budget);
  const given: Wishes = {
    budgetTetri: budget === null ? null : Math.round(budget * 100),
    weekdayMinutes: Number(form.weekdayMinutes) || null,
    weekendMinutes: Number(form.weekendMinutes) || null,
    repeats: Number(form.repeats) || null,
    leftovers: form.leftovers,
    tags: form.tags.flatMap(({ tag, how, times, weekdays }) => {
      const count = numberOf(times);
      if (!tag || count === null) return [];
      return { tag, [how]: count, ...(weekdays.length > 0 && { weekdays: weekdays.map(Number) }) };
    }),
  };
  const said = Object.entries(given).filter(([, wish]) => wish !== null && (wish as []).length !== 0);
  const off = HEALTH_WISHES.filter((name) => !form.health.includes(name));
  return {
    ...Object.fromEntries(said),
    ...(form.fasting && fastsOf(form)),
    ...(form.unknown && { unknown: true }),
    ...(off.length > 0 && { health: Object.fromEntries(off.map((name) => [name, false])) }),
  };
}

const fastsOf = ({ fastingFish, fastingNoOil }: FillForm): Wishes => ({
  fasting: true,
  ...(fastingFish && { fastingFish }),
  ...(fastingNoOil && { fastingNoOil }),
});

/** Relaxed wish: `wish` takes the new `value`, or the eater's diet `name` no longer applies. */
export interface Loosened {
  readonly wish: 'fasting' | 'fastingFish' | 'fastingNoOil' | 'weekdayMinutes' | 'weekendMinutes' | 'diet';
  readonly value?: number;
  readonly eater?: string;
  readonly name?: string;
}

/** Returns the form with one wish relaxed. */
export function loosened(form: FillForm, { wish, value, eater, name }: Loosened): FillForm {
  if (wish === 'fasting' || wish === 'fastingNoOil') return { ...form, [wish]: false };
  if (wish === 'fastingFish') return { ...form, fastingFish: true };
  if (wish === 'weekdayMinutes' || wish === 'weekendMinutes') return { ...form, [wish]: textOf(value) };
  const without = (diet: readonly string[]) => (name ? diet.filter((word) => word !== name) : []);
  const eaters = form.eaters.map((one) =>
    eater === undefined || one.Name === eater ? { ...one, diet: without(one.diet) } : one,
  );
  return { ...form, eaters };
}
