import type { NamedFood } from '@/lib/domain/food/match';

/** A raw food of plants without allergens, but for what is given. */
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
