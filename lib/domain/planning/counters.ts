import { present } from '../present';
import type { Expiring } from './atHome';
import { isMainMeal, type Rules } from './hard';
import type { Candidate, Problem, Slot, TagWish } from './model';
import { WEIGHTS } from './weights';

/**
 * Counters of a plan, each with a free range: each unit above `most` costs `over` points, each unit below `least` costs
 * `under` points. `touched` returns the counters that a dish in a slot increments.
 */
export interface Counters {
  readonly most: Float64Array;
  readonly over: Float64Array;
  readonly least: Float64Array;
  readonly under: Float64Array;
  readonly touched: (slot: number, dish: number, isLeftovers: boolean) => Int32Array;
}

interface Block {
  readonly base: number;
  /** Number of values per time period. */
  readonly width: number;
}
/** The columns of a counter: most, over, least, under. */
type Range = readonly [number, number, number, number];
type Axis = (dish: Candidate) => number | string | null | undefined;

export const DAYS_OF_WEEK = 7;
const NEAR_DAYS = 3;
const NEIGHBOURS = 2;
/** Maximum occurrences per week before a repetition costs points. */
const FREE = { kind: 2, group: 4, often: 3 } as const;

export const weekOf = (day: number): number => Math.floor(day / DAYS_OF_WEEK);
/** Returns the weeks of a plan of this many days, from 0. */
export const weeksIn = (days: number): number[] =>
  Array.from({ length: weekOf(days - 1) + 1 }, (_, week) => week);
/** Returns the first day of a week after the first, as a shortfall names it; the first week has no day. */
export const dayOfWeek = (week: number): { day?: number } =>
  week === 0 ? {} : { day: week * DAYS_OF_WEEK + 1 };

/** Returns each dish's value on an axis as an index; -1 stands for none. */
function valuesOf(dishes: readonly Candidate[], axis: Axis): { of: Int32Array; count: number } {
  const known = new Map<number | string, number>();
  const of = Int32Array.from(dishes, (dish) => {
    const value = axis(dish);
    if (value === null || value === undefined || value === '') return -1;
    if (!known.has(value)) known.set(value, known.size);
    return known.get(value) ?? -1;
  });
  return { of, count: known.size };
}

/** Returns the identity of a dish; twins share one. */
export const identityOf = ({ id, twins }: Candidate): string | number =>
  twins === null || twins === undefined ? id : `twins ${twins}`;

export const isTagDay = ({ weekdays }: TagWish, weekday: number): boolean =>
  !weekdays?.length || weekdays.includes(weekday);

/**
 * Returns the minimum number of times a tag is wanted in a week of the plan; a partial last week gets a proportional
 * number, rounded down.
 */
export function leastIn({ min }: TagWish, week: number, days: number): number {
  const length = Math.min(DAYS_OF_WEEK, days - week * DAYS_OF_WEEK);
  return week === 0 ? (min ?? 0) : Math.floor(((min ?? 0) * length) / DAYS_OF_WEEK);
}

/** Slot with the dishes that may be cooked in it; its day counts from 0. */
interface Open extends Slot {
  readonly options: Int32Array;
}

export const fishIn = (dish: Candidate | undefined): boolean => dish?.group === 'fish';

/** Returns the number of meals of fish that a whole week should have: one, if it is asked for and possible. */
export const leastFish = (
  { dishes, wishes, days }: Problem,
  slots: readonly Pick<Open, 'options'>[],
): number =>
  wishes?.health?.fish !== false &&
  !wishes?.tags?.some(({ tag }) => tag === 'fish') &&
  days >= DAYS_OF_WEEK &&
  slots.some(({ options }) => options.some((at) => fishIn(dishes[at])))
    ? 1
    : 0;

/** Returns the items at home that at least one dish can use before they expire; the others cost no points. */
function usable({ dishes, atHome }: Problem, slots: readonly Open[]): Expiring[] {
  return (atHome ?? []).filter(({ key, until }) =>
    slots.some(
      ({ day, options }) =>
        day < until && options.some((dish) => dishes[dish]?.uses?.some((use) => use.key === key)),
    ),
  );
}

export function buildCounters(problem: Problem, slots: readonly Open[], rules: readonly Rules[]): Counters {
  const { dishes } = problem;
  const weeks = weekOf(problem.days - 1) + 1;
  const ranges: Range[] = [];
  const block = (times: number, width: number, range: Range): Block => {
    const base = ranges.length;
    for (let at = 0; at < times * width; at += 1) ranges.push(range);
    return { base, width };
  };
  const atMost = (times: number, width: number, most: number, over: number): Block =>
    block(times, width, [most, over, 0, 0]);

  const tagBlock = (wish: TagWish): Block => {
    const base = ranges.length;
    for (let week = 0; week < weeks; week += 1)
      ranges.push([wish.max ?? Infinity, WEIGHTS.tag, leastIn(wish, week, problem.days), WEIGHTS.tag]);
    return { base, width: 1 };
  };
  const twins = valuesOf(dishes, identityOf);
  const mains = valuesOf(dishes, ({ main }) => main);
  const kinds = valuesOf(dishes, ({ kind }) => kind);
  const groups = valuesOf(dishes, ({ group }) => group);
  const windows = (days: number): number => problem.days + days - 1;
  const perClass = (of: 'main' | 'light') => ({
    again: atMost(weeks, twins.count, 1, WEIGHTS.again[of]),
    near: atMost(windows(NEAR_DAYS), twins.count, 1, WEIGHTS.near[of]),
  });
  const classes = { main: perClass('main'), light: perClass('light') };
  const often = atMost(weeks, twins.count, FREE.often, WEIGHTS.often);
  const main = atMost(windows(NEIGHBOURS), mains.count, 1, WEIGHTS.sameMain);
  const kind = atMost(windows(NEIGHBOURS), kinds.count, 1, WEIGHTS.sameKind);
  const kindOfWeek = atMost(weeks, kinds.count, FREE.kind, WEIGHTS.kindOfWeek);
  const groupOfWeek = atMost(weeks, groups.count, FREE.group, WEIGHTS.groupOfWeek);
  const { repeats } = problem.wishes ?? {};
  const limit = repeats ? atMost(weeks, twins.count, repeats, WEIGHTS.repeats) : undefined;
  const tags = (problem.wishes?.tags ?? []).map((wish) => ({
    wish,
    block: tagBlock(wish),
    has: dishes.map((dish) => dish.tags.includes(wish.tag)),
  }));
  const fishWeeks = Math.floor(problem.days / DAYS_OF_WEEK);
  const fish = block(fishWeeks, 1, [Infinity, 0, leastFish(problem, slots), WEIGHTS.fish]);
  const wasted = usable(problem, slots).map(({ key, until }) => ({
    until,
    block: block(1, 1, [Infinity, 0, 1, WEIGHTS.wasted]),
    has: dishes.map(({ uses }) => uses?.some((use) => use.key === key)),
  }));

  function listTouched(slot: number, dish: number, isLeftovers: boolean): number[] {
    const { day, meal } = present(slots[slot], 'a slot');
    const { weekday } = present(rules[day], 'the rules of a day');
    const twin = present(twins.of[dish]);
    const found: number[] = [];
    const add = (to: Block, time: number, value: number) => {
      if (value >= 0) found.push(to.base + time * to.width + value);
    };
    const addWindow = (to: Block, days: number, value: number) => {
      for (let at = 0; at < days; at += 1) add(to, day + at, value);
    };
    for (const { wish, block: to, has } of tags)
      if (has[dish] && isTagDay(wish, weekday)) add(to, weekOf(day), 0);
    if (isMainMeal(meal)) add(often, weekOf(day), twin);
    if (fishIn(dishes[dish]) && weekOf(day) < fishWeeks) add(fish, weekOf(day), 0);
    if (isLeftovers) return found;
    for (const { until, block: to, has } of wasted) if (has[dish] && day < until) add(to, 0, 0);
    const of = isMainMeal(meal) ? classes.main : classes.light;
    add(of.again, weekOf(day), twin);
    addWindow(of.near, NEAR_DAYS, twin);
    if (limit) add(limit, weekOf(day), twin);
    if (!isMainMeal(meal)) return found;
    const kindOf = present(kinds.of[dish]);
    addWindow(main, NEIGHBOURS, present(mains.of[dish]));
    addWindow(kind, NEIGHBOURS, kindOf);
    add(kindOfWeek, weekOf(day), kindOf);
    add(groupOfWeek, weekOf(day), present(groups.of[dish]));
    return found;
  }
  const kept: (Int32Array | undefined)[] = new Array(slots.length * dishes.length * 2);
  const touched = (slot: number, dish: number, isLeftovers: boolean): Int32Array => {
    const key = (slot * dishes.length + dish) * 2 + Number(isLeftovers);
    const known = kept[key];
    if (known) return known;
    const found = Int32Array.from(listTouched(slot, dish, isLeftovers));
    kept[key] = found;
    return found;
  };
  const column = (at: 0 | 1 | 2 | 3): Float64Array => Float64Array.from(ranges, (range) => range[at]);
  return { most: column(0), over: column(1), least: column(2), under: column(3), touched };
}
