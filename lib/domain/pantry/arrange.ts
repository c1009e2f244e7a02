import { addDays, type Day } from '../time/day';
import type { Unit } from '../dish/types';
import { LEVELS, PLACES, type Level, type PantryItem, type Place } from './types';

/** Number of days before its date at which an item counts as expiring soon. */
export const SOON_DAYS = 3;

/** Items of one place; `''` stands for no place. */
interface Shelf {
  readonly place: string;
  readonly items: readonly PantryItem[];
}
interface Pantry {
  readonly shelves: readonly Shelf[];
  /** Used-up items, which stay in the list. */
  readonly gone: readonly PantryItem[];
}

const isPlace = (place: string): place is Place => PLACES.some((one) => one === place);
const rank = (place: string): number => {
  if (place === '') return PLACES.length + 1;
  return isPlace(place) ? PLACES.indexOf(place) : PLACES.length;
};

/**
 * Groups items by place, built-in places first, soonest expiry first within each; used-up items go into a list of their
 * own.
 */
export function arrangePantry(
  items: readonly PantryItem[],
  nameOf: (item: PantryItem) => string,
  language: string,
): Pantry {
  const byName = (a: PantryItem, b: PantryItem) => nameOf(a).localeCompare(nameOf(b), language);
  const inOrder = items.toSorted((a, b) => byDate(a, b) || byName(a, b));
  const there = inOrder.filter(({ level }) => level !== 'gone');
  const shelves = placesOf(there).map((place) => ({
    place,
    items: there.filter((item) => (item.place ?? '') === place),
  }));
  return { shelves, gone: items.filter(({ level }) => level === 'gone').toSorted(byName) };
}

/**
 * Returns the number of shelves to put in the first of two columns so that both are about equally long; `lengths` are
 * item counts per shelf.
 */
export function inFirstColumn(lengths: readonly number[]): number {
  const rows = lengths.map((length) => length + 1);
  const whole = rows.reduce((sum, one) => sum + one, 0);
  const offs = rows.map((_, at) =>
    Math.abs(whole - 2 * rows.slice(0, at + 1).reduce((sum, one) => sum + one, 0)),
  );
  return offs.indexOf(Math.min(...offs)) + 1;
}

const LAST = '9999-12-31';
const byDate = (a: PantryItem, b: PantryItem): number =>
  (a.expiresOn ?? LAST).localeCompare(b.expiresOn ?? LAST);

/** Returns the places of the items in display order. */
function placesOf(items: readonly PantryItem[]): string[] {
  const places = new Set(items.map(({ place }) => place ?? ''));
  return [...places].sort((a, b) => rank(a) - rank(b) || a.localeCompare(b));
}

/** Returns the places to choose from: the built-in ones and those this household has named. */
export const knownPlaces = (items: readonly PantryItem[]): string[] => [
  ...PLACES,
  ...placesOf(items).filter((place) => place !== '' && !isPlace(place)),
];

/** Returns `expired` if the date has passed, `soon` if it is near; a used-up item does not expire. */
export function expiryOf({ expiresOn, level }: PantryItem, today: Day): 'expired' | 'soon' | undefined {
  if (!expiresOn || level === 'gone') return undefined;
  if (expiresOn < today) return 'expired';
  return expiresOn <= addDays(today, SOON_DAYS) ? 'soon' : undefined;
}

/** Checks whether a staple is below its minimum. */
export function isShort({ staple, amount, level }: Pick<PantryItem, 'staple' | 'amount' | 'level'>): boolean {
  if (!staple) return false;
  return level === null ? amount < (staple.minimum ?? 0) : level !== 'some';
}

/** Returns the amount by which one tap changes a quantity. */
export function incrementOf({
  amount,
  unit,
}: {
  readonly amount: number;
  readonly unit: Unit | null;
}): number {
  if (unit !== 'gr' && unit !== 'ml') return 1;
  return amount < 200 ? 50 : amount < 2000 ? 100 : 500;
}

/** Returns the next fuller or emptier level of an item that is not counted; undefined at either end. */
export const levelBeside = (level: Level, by: 1 | -1): Level | undefined =>
  LEVELS[LEVELS.indexOf(level) - by];
