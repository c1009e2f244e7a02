import { flagsKeeping } from '@/lib/domain/dish/diet';
import type { Wishes } from '@/lib/domain/dish/warnings';
import type { Filters } from '@/lib/api/query';

/**
 * Returns filters for records flagged for each of a person's diets. Fasting is left out: plans store it in no column,
 * so the caller checks it afterwards.
 */
export const dietFilters = ({ diet }: Wishes) =>
  (diet ?? [])
    .filter((word) => word !== 'fasting')
    .map((word) => ({ dietaryFlags: { $in: flagsKeeping(word) } }));

/** Returns filters for records that certainly contain none of a person's allergens. */
export const freeFilters = ({ allergens }: Wishes) => [
  ...(allergens?.length ? [{ allergens: { $notIn: [...allergens] } }] : []),
  ...(allergens ?? []).map((one) => ({ unknownAllergens: { $notContains: one } })),
];

/**
 * Returns filters for recipes that suit a person: free of their allergens, with no chance of an unknown one, and
 * flagged for each of their diets.
 */
export const fittingDishes = (wishes: Wishes): Filters<'dishes'>[] => [
  ...freeFilters(wishes),
  ...dietFilters(wishes),
  ...(wishes.diet?.includes('fasting') ? [{ fasting: { $eq: true } }] : []),
  ...(wishes.allergens?.length ? [{ unknownFacts: { $notContains: 'allergens' } }] : []),
];
