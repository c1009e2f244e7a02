import { addDetails, type DetailFacts, detailsOfLines, NO_DETAILS, scaleDetails } from '../food/details';
import type { DetailTotals } from '../food/nutrients';
import { type Leftovers, leftoversIn, readerPart } from './eaten';
import { leftoverSource } from './leftovers';
import { servingsOf } from './servings';
import type { Eater, PlanDay, PlanEntry } from './types';

/** What details are looked up in; a dish's are per serving, undefined where nothing is known of it. */
export interface DetailSources {
  readonly dish: (id: number) => DetailTotals | null | undefined;
  readonly product: (id: number) => DetailFacts | undefined;
}
interface DetailsInput {
  readonly eaters: readonly Eater[];
  readonly sources: DetailSources;
  /** The reader, when they have an account; their share is counted. */
  readonly user?: number;
}

/** The dishes and products from which the details of these days come; leftovers may be of another day. */
export function detailIds(shown: readonly PlanDay[], days: readonly PlanDay[]) {
  const entries = shown
    .flatMap(({ meals }) => meals.flatMap((meal) => meal.entries))
    .flatMap((entry) => (entry.kind === 'leftovers' ? (leftoverSource(entry, days) ?? []) : entry));
  const idsOf = (name: 'dish' | 'product') =>
    [...new Set(entries.flatMap((entry) => (entry.kind === name && entry[name]) || []))].sort(
      (one, other) => one - other,
    );
  return { dishes: idsOf('dish'), products: idsOf('product') };
}

/** Of a dish or product that cannot be read nothing is known; it counts as one ingredient. */
const UNKNOWN: DetailTotals = { of: 1, amounts: {}, known: {} };

/** The details of what the reader eats of a day; what they sit out and free texts are left out. */
export function dayDetails(day: PlanDay, days: readonly PlanDay[], input: DetailsInput): DetailTotals {
  const left = leftoversIn(days);
  return day.meals
    .flatMap(({ entries }) => entries)
    .map((entry) => ownDetails(entry, days, { ...input, left }))
    .reduce(addDetails, NO_DETAILS);
}

/** The details of what the reader eats of one entry. */
export const entryDetails = (entry: PlanEntry, days: readonly PlanDay[], input: DetailsInput): DetailTotals =>
  ownDetails(entry, days, { ...input, left: leftoversIn(days) });

/** A day on average, of those days that hold anything. */
export function meanDetails(days: readonly DetailTotals[]): DetailTotals {
  const counted = days.filter((day) => day.of > 0);
  return scaleDetails(counted.reduce(addDetails, NO_DETAILS), 1 / Math.max(1, counted.length));
}

function ownDetails(
  entry: PlanEntry,
  days: readonly PlanDay[],
  { eaters, sources, user, left }: DetailsInput & { readonly left: Leftovers },
): DetailTotals {
  const part = readerPart(entry, left, eaters, user);
  const source = entry.kind === 'leftovers' ? leftoverSource(entry, days) : entry;
  if (part === 0 || !source) return NO_DETAILS;
  const servings = servingsOf(entry, eaters);
  return scaleDetails(wholeOf(source, servings, sources), part);
}

function wholeOf(entry: PlanEntry, servings: number, sources: DetailSources): DetailTotals {
  if (entry.kind === 'dish') {
    const details = entry.dish ? sources.dish(entry.dish) : undefined;
    return details ? scaleDetails(details, servings) : UNKNOWN;
  }
  if (entry.kind !== 'product') return NO_DETAILS;
  const product = entry.product ? sources.product(entry.product) : undefined;
  if (!product) return UNKNOWN;
  return detailsOfLines([{ amount: entry.amount ?? null, unit: entry.unit ?? 'gr', product }]);
}
