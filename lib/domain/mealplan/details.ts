import { addDetails, type DetailFacts, detailsOfLines, NO_DETAILS, scaleDetails } from '../food/details';
import type { DetailTotals } from '../food/nutrients';
import { type Leftovers, leftoversIn, readerPart, servingsOf } from './eaten';
import { leftoverSource } from './leftovers';
import type { Eater, PlanDay, PlanEntry } from './types';

/** Lookups for nutrient details; those of a dish are per serving, undefined if nothing is known. */
export interface DetailSources {
  readonly dish: (id: number) => DetailTotals | null | undefined;
  readonly product: (id: number) => DetailFacts | undefined;
}
interface DetailsInput {
  readonly eaters: readonly Eater[];
  readonly sources: DetailSources;
  /** Id of the reader, if they have an account; only their share is counted. */
  readonly user?: number;
}

/**
 * Returns the ids of the dishes and products needed for the details of these days; the source of leftovers may be on
 * another day.
 */
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

/** Details of an unreadable dish or product: one ingredient with nothing known. */
const UNKNOWN: DetailTotals = { of: 1, amounts: {}, known: {} };

/** Returns the details of the reader's share of a day, without entries they sit out and free texts. */
export function dayDetails(day: PlanDay, days: readonly PlanDay[], input: DetailsInput): DetailTotals {
  const left = leftoversIn(days);
  return day.meals
    .flatMap(({ entries }) => entries)
    .map((entry) => ownDetails(entry, days, { ...input, left }))
    .reduce(addDetails, NO_DETAILS);
}

/** Returns the details of the reader's share of one entry. */
export const entryDetails = (entry: PlanEntry, days: readonly PlanDay[], input: DetailsInput): DetailTotals =>
  ownDetails(entry, days, { ...input, left: leftoversIn(days) });

/** Returns the average of the days that have any content. */
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
  const servings = servingsOf(entry, eaters, left);
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
