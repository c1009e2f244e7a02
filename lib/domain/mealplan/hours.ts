import { minutesOf, timeAt } from '../exercise/schedule';
import type { DishType } from '../dish/types';
import { USUAL_TIME } from './agenda';
import { areOneMeal, byTime, canMark, timeOf, type CalendarItem } from './timeline';

/** What stands at one hour of a day: a meal with all its dishes, or one other thing. */
export interface HourBlock {
  readonly name: string;
  readonly items: readonly CalendarItem[];
  /** Minutes after midnight. */
  readonly start: number;
}

/** A block at its place on the day's column, in minutes of its scale; what would cover the one before it stands below that. */
export interface LaidBlock extends HourBlock {
  readonly top: number;
  readonly height: number;
  /** Stands below its hour, where something else is. */
  readonly isLower: boolean;
}

const nameOf = ({ source, key }: CalendarItem): string => `${source.type}-${source.id}-${key}`;

/** A day's lines by the hour; what has none stands apart. */
export function byHour(items: readonly CalendarItem[]): {
  readonly blocks: readonly HourBlock[];
  readonly anytime: readonly CalendarItem[];
} {
  const blocks: HourBlock[] = [];
  const anytime: CalendarItem[] = [];
  for (const item of byTime(items)) {
    const time = timeOf(item);
    const meal = blocks.findIndex(({ items: [first] }) => areOneMeal(first, item));
    if (time === undefined) anytime.push(item);
    else if (meal === -1) blocks.push({ name: nameOf(item), items: [item], start: minutesOf(time) });
    else blocks[meal] = { ...blocks[meal], items: [...blocks[meal].items, item] };
  }
  return { blocks, anytime };
}

/** How long a thing takes, in minutes; 0 where nobody has said. */
export const lengthOf = ({ time, endTime }: CalendarItem): number =>
  time && endTime ? Math.max(0, minutesOf(endTime) - minutesOf(time)) : 0;

const FIRST_HOUR = 7;
const LAST_HOUR = 22;

/** The hours to draw: those of a waking day, and further where something stands there. */
export function hoursOf(blocks: readonly HourBlock[]): { readonly from: number; readonly to: number } {
  const hours = blocks.map(({ start }) => Math.floor(start / 60));
  return { from: Math.min(FIRST_HOUR, ...hours), to: Math.max(LAST_HOUR, ...hours.map((hour) => hour + 1)) };
}

/**
 * The blocks of a day one below the other, each at its hour or just below the one before; `heightOf` in minutes, of a block that may
 * stand lower than its hour.
 */
export function laidOut(
  blocks: readonly HourBlock[],
  from: number,
  heightOf: (block: HourBlock, isLower: boolean) => number,
): LaidBlock[] {
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

/** Minutes to which what is moved or added comes to lie. */
export const STEP_MINUTES = 15;
const LAST_START = 24 * 60 - STEP_MINUTES;

/** The time so many minutes on from another one, at the next step, within the day. */
export function steppedTime(start: number, minutes: number): string {
  const moved = Math.round((start + minutes) / STEP_MINUTES) * STEP_MINUTES;
  return timeAt(Math.min(LAST_START, Math.max(0, moved)));
}

/** The meal that is usually eaten nearest to a time. */
export function mealAt(time: string): DishType {
  const types = Object.keys(USUAL_TIME) as DishType[];
  const far = (type: DishType) => Math.abs(minutesOf(USUAL_TIME[type]) - minutesOf(time));
  return types.reduce((nearest, type) => (far(type) < far(nearest) ? type : nearest));
}

/** Sources whose lines the person may lay elsewhere: their own schedules and intakes from today on, and plans that they change. */
interface Movable {
  readonly plans: ReadonlySet<number>;
  readonly today: string;
}

/** Whether a block may be moved: done is done, and what repeats is changed from today on. */
export function canMove({ items }: Pick<HourBlock, 'items'>, { plans, today }: Movable): boolean {
  const [{ source, day }] = items;
  if (items.some((item) => !canMark(item) || item.state)) return false;
  if (source.type === 'mealplan') return plans.has(source.id);
  return (source.type === 'schedule' || source.type === 'intake') && day >= today;
}
