import { addDays, type Day } from '../time/day';
import type { Unit } from '../dish/types';
import { LEVELS, PLACES, type Level, type PantryItem, type Place } from './types';

/** So many days before its date a thing is said to expire soon. */
export const SOON_DAYS = 3;

/** The things of one place; `''` is where no place is said. */
interface Shelf {
  readonly place: string;
  readonly items: readonly PantryItem[];
}
interface Pantry {
  readonly shelves: readonly Shelf[];
  /** What is used up, and stays known. */
  readonly gone: readonly PantryItem[];
}

const isPlace = (place: string): place is Place => PLACES.some((one) => one === place);
const rank = (place: string): number => {
  if (place === '') return PLACES.length + 1;
  return isPlace(place) ? PLACES.indexOf(place) : PLACES.length;
};

/** What is at home by its places, own ones after the known, what expires first foremost; what is used up stands by itself. */
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

/** How many of these shelves, by how much is on each, stand in the first of two columns, so that both are about as long. */
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

/** The places that things are in, in the order in which they are shown. */
function placesOf(items: readonly PantryItem[]): string[] {
  const places = new Set(items.map(({ place }) => place ?? ''));
  return [...places].sort((a, b) => rank(a) - rank(b) || a.localeCompare(b));
}

/** The places that one may choose: the known ones, and those that this household has named. */
export const knownPlaces = (items: readonly PantryItem[]): string[] => [
  ...PLACES,
  ...placesOf(items).filter((place) => place !== '' && !isPlace(place)),
];

/** Whether its date is past, or near; what is used up does not expire. */
export function expiryOf({ expiresOn, level }: PantryItem, today: Day): 'expired' | 'soon' | undefined {
  if (!expiresOn || level === 'gone') return undefined;
  if (expiresOn < today) return 'expired';
  return expiresOn <= addDays(today, SOON_DAYS) ? 'soon' : undefined;
}

/** Whether there is less of it than is always to be at home. */
export function isShort({ staple, amount, level }: Pick<PantryItem, 'staple' | 'amount' | 'level'>): boolean {
  if (!staple) return false;
  return level === null ? amount < (staple.minimum ?? 0) : level !== 'some';
}

/** By how much one tap changes an amount. */
export function stepOf({ amount, unit }: { readonly amount: number; readonly unit: Unit | null }): number {
  if (unit !== 'gr' && unit !== 'ml') return 1;
  return amount < 200 ? 50 : amount < 2000 ? 100 : 500;
}

/** The word for a little less, or more, of what nobody counts; undefined at the end. */
export const levelBeside = (level: Level, by: 1 | -1): Level | undefined =>
  LEVELS[LEVELS.indexOf(level) - by];
