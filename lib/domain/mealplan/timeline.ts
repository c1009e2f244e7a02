import type { DishOutcome } from '../cooking/outcome';
import { NUTRIENTS, type Nutrient } from '../dish/nutrition';
import type { DishType } from '../dish/types';
import { minutesOf } from '../exercise/schedule';
import type { OrderState } from '../order/types';
import type { SupplementUnit } from '../supplement/types';
import type { Day } from '../time/day';
import type { EatenFigures } from '../eaten/figures';
import { sumOfEaten } from '../eaten/sum';
import { USUAL_TIME } from './agenda';
import { CALENDAR_KINDS, type CalendarKind, type LogKind, type LogState } from './types';
import type { Warned } from './warnings';
import { recordOf } from '../recordOf';

/**
 * Origin of a calendar line: a plan of one's own or as a member, a followed plan, a schedule, an intake, a doctor's
 * visit, an incoming order.
 */
export interface CalendarSource {
  readonly type: 'mealplan' | 'subscription' | 'schedule' | 'intake' | 'visit' | 'order';
  readonly id: number;
  readonly Name: string;
}
/** Line of a person's calendar, as computed by the CMS; nutrition is the person's own share. */
export interface CalendarItem {
  readonly day: Day;
  readonly source: CalendarSource;
  readonly kind: CalendarKind;
  readonly key: string;
  readonly title: string;
  /** Georgian name of a product; other lines have one name only. */
  readonly titleKa?: string | null;
  readonly time?: string | null;
  readonly endTime?: string | null;
  readonly type?: DishType | null;
  readonly dish?: number | null;
  /** Small version of the dish's first picture. */
  readonly picture?: {
    readonly url: string;
    readonly width?: number | null;
    readonly height?: number | null;
  } | null;
  readonly servings?: number | null;
  readonly share?: number | null;
  /** Plates of the others at the table, for a dish with shares. */
  readonly plates?: readonly { readonly Name: string; readonly servings: number }[];
  readonly calories?: number | null;
  readonly fats?: number | null;
  readonly carbs?: number | null;
  readonly prots?: number | null;
  /** Cost for everyone at the table. */
  readonly costTetri?: number | null;
  /** Allergens it contains; null if the person sits it out. */
  readonly allergens?: readonly string[] | null;
  /** Allergens that it may contain. */
  readonly unknownAllergens?: readonly string[] | null;
  /** Other eaters at the table who do not tolerate it. */
  readonly warned?: readonly Warned[] | null;
  readonly exercise?: number | null;
  readonly burnedCalories?: number | null;
  readonly supplement?: number | null;
  readonly dosage?: number | null;
  readonly unit?: SupplementUnit | null;
  /** State of an incoming order. */
  readonly order?: OrderState | null;
  /** Time of delivery, if the order was delivered on this day. */
  readonly handedAt?: string | null;
  readonly state?: LogState | null;
  readonly logId?: number | null;
  /** Outcome of a dish that was eaten, and the servings that were thrown away, if known. */
  readonly outcome?: DishOutcome | null;
  readonly outcomeServings?: number | null;
}

const LOGGED_AS: Readonly<Record<CalendarKind, LogKind>> = {
  mealplans: 'entry',
  exercises: 'exercise',
  supplements: 'supplement',
  appointments: 'appointment',
};
export const logKindOf = (kind: CalendarKind): LogKind => LOGGED_AS[kind];

/** Returns the expected time of a line; undefined if it has no time and is no meal. */
export const timeOf = ({ time, type }: Pick<CalendarItem, 'time' | 'type'>): string | undefined =>
  time || (type ? USUAL_TIME[type] : undefined);

/** Checks whether a line comes from a plan, own or followed. */
export const isOfPlan = ({ source }: Pick<CalendarItem, 'source'>): boolean =>
  source.type === 'mealplan' || source.type === 'subscription';

/** Checks whether the person can mark a line; an order's state comes from the order. */
export const canMark = ({ source }: Pick<CalendarItem, 'source'>): boolean => source.type !== 'order';

/** Checks whether the person can say what became of a line: it is a planned dish that was eaten. */
export const canHaveOutcome = ({ source, kind, state, servings }: CalendarItem): boolean =>
  kind === 'mealplans' && state === 'done' && Boolean(servings) && isOfPlan({ source });

/** Returns the lines without medical visits, which a browser must not store. */
export const withoutVisits = (items: readonly CalendarItem[]): CalendarItem[] =>
  items.filter(({ source }) => source.type !== 'visit');

export type KindCounts = Readonly<Record<CalendarKind, number>>;

/** Counts the lines of each kind. */
export const byKind = (items: readonly CalendarItem[]): KindCounts => {
  const count = (of: CalendarKind) => items.filter(({ kind }) => kind === of).length;
  return recordOf(CALENDAR_KINDS, count);
};

/** Returns the number of plans that the lines come from. */
export const plansOf = (items: readonly CalendarItem[]): number =>
  new Set(items.filter(isOfPlan).map(({ source }) => `${source.type}-${source.id}`)).size;

/** Sorts lines by time; untimed ones, possible at any hour, come first. */
export const byTime = (items: readonly CalendarItem[]): CalendarItem[] =>
  items
    .map((item, index) => ({ item, index, time: timeOf(item) ?? '' }))
    .sort((one, other) => one.time.localeCompare(other.time) || one.index - other.index)
    .map(({ item }) => item);

/** Returns the next unmarked line that is still to come; undefined once the day is over. */
export const nextItem = (items: readonly CalendarItem[], now: string): CalendarItem | undefined =>
  byTime(items).find((item) => !item.state && item.order !== 'delivered' && (timeOf(item) ?? '') >= now);

/** Number of minutes after its time during which a line is still current. */
const LASTS_MINUTES = 90;

/**
 * Returns the rank among lines of the same hour: a meal's dish, other food, exercise or appointment, and last
 * supplements.
 */
const rankOf = ({ kind, dish }: CalendarItem): number =>
  kind === 'supplements' ? 3 : kind !== 'mealplans' ? 2 : dish ? 0 : 1;

/** Returns the leading line at a time. */
const firstOf = (items: readonly CalendarItem[], time: string | undefined): CalendarItem | undefined =>
  items.filter((item) => timeOf(item) === time).toSorted((one, other) => rankOf(one) - rankOf(other))[0];

/**
 * Returns the current line: the last unmarked one that started recently, otherwise the next one; undefined once the day
 * is over. A meal is represented by its dish; a supplement yields to anything else that has started.
 */
export function itemOfNow(items: readonly CalendarItem[], now: string): CalendarItem | undefined {
  const open = byTime(items).filter((item) => !item.state && !item.order && timeOf(item) !== undefined);
  const begun = open.filter((item) => {
    const time = timeOf(item) ?? '';
    return time <= now && minutesOf(now) - minutesOf(time) <= LASTS_MINUTES;
  });
  const found = begun.findLast(({ kind }) => kind !== 'supplements') ?? begun.at(-1) ?? nextItem(open, now);
  return found && firstOf(begun.includes(found) ? begun : open, timeOf(found));
}

/** Checks whether two lines are dishes of the same meal. */
export const areOneMeal = (one: CalendarItem, other: CalendarItem): boolean =>
  Boolean(one.type) &&
  one.type === other.type &&
  (one.time ?? null) === (other.time ?? null) &&
  one.source.type === other.source.type &&
  one.source.id === other.source.id;

/** Returns the other lines of a dish's meal that are not skipped. */
export const sidesOf = (item: CalendarItem, items: readonly CalendarItem[]): CalendarItem[] =>
  items.filter((one) => one !== item && one.state !== 'skipped' && areOneMeal(one, item));

interface Eaten extends Readonly<Record<Nutrient, number>> {
  readonly planned: number;
}

/**
 * Sums up a day's meals: nutrition of those eaten, in plans and besides, and `planned`, the kcal of all planned meals
 * not skipped.
 */
export function eaten(items: readonly CalendarItem[], others: readonly EatenFigures[] = []): Eaten {
  const meals = items.filter(({ kind }) => kind === 'mealplans');
  const done = meals.filter(({ state }) => state === 'done');
  const sum = (of: readonly CalendarItem[], name: Nutrient) =>
    of.reduce((total, item) => total + (item[name] ?? 0), 0);
  const figures = recordOf(NUTRIENTS, (name) => sum(done, name) + sumOfEaten(others)[name]);
  return {
    ...figures,
    planned: sum(
      meals.filter(({ state }) => state !== 'skipped'),
      'calories',
    ),
  };
}

/** Returns the kcal burned by completed exercises. */
export const burned = (items: readonly CalendarItem[]): number =>
  items
    .filter(({ kind, state }) => kind === 'exercises' && state === 'done')
    .reduce((sum, { burnedCalories }) => sum + (burnedCalories ?? 0), 0);

/** Returns the planned food cost of these days in tetri, without skipped meals; undefined if no cost is known. */
export function foodCost(items: readonly CalendarItem[]): number | undefined {
  const costs = items
    .filter(({ kind, state }) => kind === 'mealplans' && state !== 'skipped')
    .flatMap(({ costTetri }) => costTetri ?? []);
  return costs.length > 0 ? costs.reduce((sum, cost) => sum + cost, 0) : undefined;
}

/** Meal types in order of preference for representing a day. */
const FACES: readonly DishType[] = ['Dinner', 'Lunch', 'Breakfast', 'Snack', 'Dessert'];

/** Returns the dish that represents a day, preferably the first one of its dinner; undefined if there are no meals. */
export function faceOf(items: readonly CalendarItem[]): CalendarItem | undefined {
  const meals = items.filter(({ kind, state }) => kind === 'mealplans' && state !== 'skipped');
  const ofType = (type: DishType) => meals.filter((item) => item.type === type);
  const best = FACES.map(ofType).find((found) => found.length > 0) ?? meals;
  return best.find(({ dish }) => dish) ?? best[0];
}

/**
 * Returns `done` if everything is done, `skipped` if all is marked but some is skipped; undefined while any line is
 * open.
 */
export function endOf(items: readonly CalendarItem[]): LogState | undefined {
  const markable = items.filter(canMark);
  if (markable.length === 0 || markable.some(({ state }) => !state)) return undefined;
  return markable.some(({ state }) => state === 'skipped') ? 'skipped' : 'done';
}

export interface DayAhead {
  readonly day: Day;
  readonly calories: number;
  readonly meals: number;
  /** Exercises and appointments in chronological order. */
  readonly others: readonly CalendarItem[];
}

/** Returns a preview of the coming days: the sum of the meals, and the other entries. */
export function daysAhead(items: readonly CalendarItem[], days: readonly Day[]): DayAhead[] {
  return days.map((day) => {
    const own = items.filter((item) => item.day === day);
    const meals = own.filter(({ kind }) => kind === 'mealplans');
    return {
      day,
      calories: meals.reduce((sum, { calories }) => sum + (calories ?? 0), 0),
      meals: meals.length,
      others: byTime(own.filter(({ kind }) => kind === 'exercises' || kind === 'appointments')),
    };
  });
}
