import type { NamedFood } from '@/lib/domain/food/match';

/** Builds a raw plant food without allergens, with the given changes. */
export const namedFood = (Name: string, given: Partial<NamedFood> = {}): NamedFood => ({
  Name,
  NameKa: null,
  otherNames: [],
  otherNamesKa: [],
  state: 'raw',
  curated: true,
  category: null,
  allergens: [],
  unknownAllergens: [],
  origin: 'plant',
  ...given,
});
