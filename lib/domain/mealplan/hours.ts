import { minutesOf, timeAt } from '../exercise/schedule';
import type { DishType } from '../dish/types';
import { USUAL_TIME } from './agenda';
import { keysOf } from '../keysOf';
import { MINUTES_PER_DAY } from '../time/units';
import { areOneMeal, byTime, canMark, timeOf, type CalendarItem } from './timeline';

/** Content of one time slot: a meal with all its dishes, or a single other entry. */
export interface HourBlock {
  readonly name: string;
  readonly items: readonly [CalendarItem, ...CalendarItem[]];
  /** Minutes after midnight. */
  readonly start: number;
}

/**
 * Block at its position in the day's column, in minutes; a block that would overlap the one before is shifted below it.
 */
export interface PositionedBlock extends HourBlock {
  readonly top: number;
  readonly height: number;
  /** True if the block was shifted below its hour. */
  readonly isLower: boolean;
}

const nameOf = ({ source, key }: CalendarItem): string => `${source.type}-${source.id}-${key}`;

/** Groups a day's lines into timed blocks; untimed lines are returned separately. */
export function byHour(items: readonly CalendarItem[]): {
  readonly blocks: readonly HourBlock[];
  readonly anytime: readonly CalendarItem[];
} {
  const blocks: HourBlock[] = [];
  const anytime: CalendarItem[] = [];
  for (const item of byTime(items)) {
    const time = timeOf(item);
    const at = blocks.findIndex(({ items: [first] }) => areOneMeal(first, item));
    const meal = blocks[at];
    if (time === undefined) anytime.push(item);
    else if (meal) blocks[at] = { ...meal, items: [...meal.items, item] };
    else blocks.push({ name: nameOf(item), items: [item], start: minutesOf(time) });
  }
  return { blocks, anytime };
}

/** Returns the duration of a line in minutes; 0 if unknown. */
export const lengthOf = ({ time, endTime }: CalendarItem): number =>
  time && endTime ? Math.max(0, minutesOf(endTime) - minutesOf(time)) : 0;

const FIRST_HOUR = 7;
const LAST_HOUR = 22;

/** Returns the hours to draw: a waking day, extended to fit all blocks. */
export function hoursOf(blocks: readonly HourBlock[]): { readonly from: number; readonly to: number } {
  const hours = blocks.map(({ start }) => Math.floor(start / 60));
  return { from: Math.min(FIRST_HOUR, ...hours), to: Math.max(LAST_HOUR, ...hours.map((hour) => hour + 1)) };
}

/**
 * Lays a day's blocks out one below the other, each at its hour or right below the one before. `heightOf` returns the
 * height in minutes; its second argument says that the block was shifted down.
 */
export function positionBlocks(
  blocks: readonly HourBlock[],
  from: number,
  heightOf: (block: HourBlock, isLower: boolean) => number,
): PositionedBlock[] {
  let free = 0;
  return blocks.map((block) => {
    const hour = block.start - from * 60;
    const top = Math.max(hour, free);
    const isLower = top > hour;
    const height = heightOf(block, isLower);
    free = top + height;
    return { ...block, top, height, isLower };
  });
}

/** Grid in minutes to which moved and added blocks snap. */
export const STEP_MINUTES = 15;
const LAST_START = MINUTES_PER_DAY - STEP_MINUTES;

/** Returns the time `minutes` after `start`, snapped to the grid and kept within the day. */
export function steppedTime(start: number, minutes: number): string {
  const moved = Math.round((start + minutes) / STEP_MINUTES) * STEP_MINUTES;
  return timeAt(Math.min(LAST_START, Math.max(0, moved)));
}

/** Returns the meal type whose usual time is nearest to a time. */
export function mealAt(time: string): DishType {
  const types = keysOf(USUAL_TIME);
  const far = (type: DishType) => Math.abs(minutesOf(USUAL_TIME[type]) - minutesOf(time));
  return types.reduce((nearest, type) => (far(type) < far(nearest) ? type : nearest));
}

/** Limits on what the person may move: the plans they can edit, and from today on their own schedules and intakes. */
interface Movable {
  readonly plans: ReadonlySet<number>;
  readonly today: string;
}

/** Checks whether a block may be moved: not once it is marked, and recurring entries only from today on. */
export function canMove({ items }: Pick<HourBlock, 'items'>, { plans, today }: Movable): boolean {
  const [{ source, day }] = items;
  if (items.some((item) => !canMark(item) || item.state)) return false;
  if (source.type === 'mealplan') return plans.has(source.id);
  return (source.type === 'schedule' || source.type === 'intake') && day >= today;
}
