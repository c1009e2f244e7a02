import { flagsKeeping } from '@/lib/domain/dish/diet';
import type { Wishes } from '@/lib/domain/dish/warnings';
import type { Query } from '@/lib/api/query';

/** Filters that leave what is flagged for each of a person's diets; what plans keep of fasting is no column, so they are asked afterwards. */
export const dietFilters = ({ diet }: Wishes): Query[] =>
  (diet ?? [])
    .filter((word) => word !== 'fasting')
    .map((word) => ({ dietaryFlags: { $in: flagsKeeping(word) } }));

/** Filters that leave what surely holds none of a person's allergens. */
export const freeFilters = ({ allergens }: Wishes): Query[] => [
  ...(allergens?.length ? [{ allergens: { $notIn: [...allergens] } }] : []),
  ...(allergens ?? []).map((one) => ({ unknownAllergens: { $notContains: one } })),
];

/** Filters that leave the recipes which hold nothing a person does not eat: none of their allergens, nor what may hold one for all that is known, and flagged for each of their diets. */
export const fittingDishes = (wishes: Wishes): Query[] => [
  ...freeFilters(wishes),
  ...dietFilters(wishes),
  ...(wishes.diet?.includes('fasting') ? [{ fasting: { $eq: true } }] : []),
  ...(wishes.allergens?.length ? [{ unknownFacts: { $notContains: 'allergens' } }] : []),
];
