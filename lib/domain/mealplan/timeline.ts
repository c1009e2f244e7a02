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

/** Where a line of the calendar comes from: a plan of one's own (or as a member), one that is followed, a schedule, an intake, a visit, an order that comes. */
export interface CalendarSource {
  readonly type: 'mealplan' | 'subscription' | 'schedule' | 'intake' | 'visit' | 'order';
  readonly id: number;
  readonly Name: string;
}
/** One line of a person's calendar, as the CMS lays it out; nutrition is the person's own share. */
export interface CalendarItem {
  readonly day: Day;
  readonly source: CalendarSource;
  readonly kind: CalendarKind;
  readonly key: string;
  readonly title: string;
  /** A product's name in Georgian; everything else has one name. */
  readonly titleKa?: string | null;
  readonly time?: string | null;
  readonly endTime?: string | null;
  readonly type?: DishType | null;
  readonly dish?: number | null;
  /** The dish's first picture, small. */
  readonly picture?: {
    readonly url: string;
    readonly width?: number | null;
    readonly height?: number | null;
  } | null;
  readonly servings?: number | null;
  readonly share?: number | null;
  readonly calories?: number | null;
  readonly fats?: number | null;
  readonly carbs?: number | null;
  readonly prots?: number | null;
  /** What it costs for everyone at the table. */
  readonly costTetri?: number | null;
  /** What it holds that somebody may not bear; null where the person sits it out. */
  readonly allergens?: readonly string[] | null;
  /** Allergens that it may hold for all that is known. */
  readonly unknownAllergens?: readonly string[] | null;
  /** The others at the table who do not bear it. */
  readonly warned?: readonly Warned[] | null;
  readonly exercise?: number | null;
  readonly burnedCalories?: number | null;
  readonly supplement?: number | null;
  readonly dosage?: number | null;
  readonly unit?: SupplementUnit | null;
  /** The state of an order that comes. */
  readonly order?: OrderState | null;
  /** When an order was handed over, where that was on this day. */
  readonly handedAt?: string | null;
  readonly state?: LogState | null;
  readonly logId?: number | null;
}

const LOGGED_AS: Readonly<Record<CalendarKind, LogKind>> = {
  mealplans: 'entry',
  exercises: 'exercise',
  supplements: 'supplement',
  appointments: 'appointment',
};
export const logKindOf = (kind: CalendarKind): LogKind => LOGGED_AS[kind];

/** When a line is expected; undefined for what has no time and is no meal. */
export const timeOf = ({ time, type }: Pick<CalendarItem, 'time' | 'type'>): string | undefined =>
  time || (type ? USUAL_TIME[type] : undefined);

/** Whether a line is of a plan, one's own or one that is followed. */
export const isOfPlan = ({ source }: Pick<CalendarItem, 'source'>): boolean =>
  source.type === 'mealplan' || source.type === 'subscription';

/** Whether the person says what became of it; an order says it itself. */
export const canMark = ({ source }: Pick<CalendarItem, 'source'>): boolean => source.type !== 'order';

/** The lines that are no medical records, which alone a browser may keep. */
export const withoutVisits = (items: readonly CalendarItem[]): CalendarItem[] =>
  items.filter(({ source }) => source.type !== 'visit');

export type KindCounts = Readonly<Record<CalendarKind, number>>;

/** How many lines there are of each kind. */
export const byKind = (items: readonly CalendarItem[]): KindCounts => {
  const count = (of: CalendarKind) => items.filter(({ kind }) => kind === of).length;
  return Object.fromEntries(CALENDAR_KINDS.map((kind) => [kind, count(kind)])) as Record<
    CalendarKind,
    number
  >;
};

/** Of how many plans the lines are. */
export const plansOf = (items: readonly CalendarItem[]): number =>
  new Set(items.filter(isOfPlan).map(({ source }) => `${source.type}-${source.id}`)).size;

/** The lines in the order of the day; what has no time stands first, as it may be done at any. */
export const byTime = (items: readonly CalendarItem[]): CalendarItem[] =>
  items
    .map((item, index) => ({ item, index, time: timeOf(item) ?? '' }))
    .sort((one, other) => one.time.localeCompare(other.time) || one.index - other.index)
    .map(({ item }) => item);

/** The first line that is still to come and not marked; undefined when the day is over. */
export const nextItem = (items: readonly CalendarItem[], now: string): CalendarItem | undefined =>
  byTime(items).find((item) => !item.state && item.order !== 'delivered' && (timeOf(item) ?? '') >= now);

/** How long after its time a line still is what one is about. */
const LASTS_MINUTES = 90;

/** Of lines of one hour: a meal's dish, what stands beside it, what is trained or attended, and last what is taken with it. */
const rankOf = ({ kind, dish }: CalendarItem): number =>
  kind === 'supplements' ? 3 : kind !== 'mealplans' ? 2 : dish ? 0 : 1;

/** The line of the same hour by which it is known. */
const firstOf = (items: readonly CalendarItem[], time: string | undefined): CalendarItem | undefined =>
  items.filter((item) => timeOf(item) === time).toSorted((one, other) => rankOf(one) - rankOf(other))[0];

/**
 * What one is about: the last line that began and is not marked, for a while, else the next one; undefined when the day is over.
 * A meal stands for its hour, with its dish before its sides; a supplement waits for whatever else has begun.
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

/** Whether two lines are dishes of one meal. */
export const areOneMeal = (one: CalendarItem, other: CalendarItem): boolean =>
  Boolean(one.type) &&
  one.type === other.type &&
  (one.time ?? null) === (other.time ?? null) &&
  one.source.type === other.source.type &&
  one.source.id === other.source.id;

/** Tells what is eaten with a dish: the other lines of its meal that are not skipped. */
export const sidesOf = (item: CalendarItem, items: readonly CalendarItem[]): CalendarItem[] =>
  items.filter((one) => one !== item && one.state !== 'skipped' && areOneMeal(one, item));

interface Eaten extends Readonly<Record<Nutrient, number>> {
  readonly planned: number;
}

/** What the day's meals come to: nutrition of those eaten and of what was eaten beside them, kcal of all that are planned and not skipped. */
export function eaten(items: readonly CalendarItem[], others: readonly EatenFigures[] = []): Eaten {
  const meals = items.filter(({ kind }) => kind === 'mealplans');
  const done = meals.filter(({ state }) => state === 'done');
  const sum = (of: readonly CalendarItem[], name: Nutrient) =>
    of.reduce((total, item) => total + (item[name] ?? 0), 0);
  const figures = Object.fromEntries(
    NUTRIENTS.map((name) => [name, sum(done, name) + sumOfEaten(others)[name]]),
  ) as Record<Nutrient, number>;
  return {
    ...figures,
    planned: sum(
      meals.filter(({ state }) => state !== 'skipped'),
      'calories',
    ),
  };
}

/** What the exercises that are done have burned, kcal. */
export const burned = (items: readonly CalendarItem[]): number =>
  items
    .filter(({ kind, state }) => kind === 'exercises' && state === 'done')
    .reduce((sum, { burnedCalories }) => sum + (burnedCalories ?? 0), 0);

/** What the food of these days costs by the plans, in tetri: all that was not skipped; undefined where no cost is known. */
export function foodCost(items: readonly CalendarItem[]): number | undefined {
  const costs = items
    .filter(({ kind, state }) => kind === 'mealplans' && state !== 'skipped')
    .flatMap(({ costTetri }) => costTetri ?? []);
  return costs.length > 0 ? costs.reduce((sum, cost) => sum + cost, 0) : undefined;
}

/** By which of its meals a day is known. */
const FACES: readonly DishType[] = ['Dinner', 'Lunch', 'Breakfast', 'Snack', 'Dessert'];

/** The dish by which a day is known, its dinner's first one; undefined where nothing is eaten. */
export function faceOf(items: readonly CalendarItem[]): CalendarItem | undefined {
  const meals = items.filter(({ kind, state }) => kind === 'mealplans' && state !== 'skipped');
  const ofType = (type: DishType) => meals.filter((item) => item.type === type);
  const best = FACES.map(ofType).find((found) => found.length > 0) ?? meals;
  return best.find(({ dish }) => dish) ?? best[0];
}

/** What became of a day: all is done, or something was skipped and nothing is open; undefined while anything is. */
export function endOf(items: readonly CalendarItem[]): LogState | undefined {
  const markable = items.filter(canMark);
  if (markable.length === 0 || markable.some(({ state }) => !state)) return undefined;
  return markable.some(({ state }) => state === 'skipped') ? 'skipped' : 'done';
}

export interface DayAhead {
  readonly day: Day;
  readonly calories: number;
  readonly meals: number;
  /** What stands beside the meals and the supplements, in the order of the day. */
  readonly others: readonly CalendarItem[];
}

/** The days as one looks ahead at them, each with what its meals come to and what else stands on it. */
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
