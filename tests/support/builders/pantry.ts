import type { Household, PantryItem } from '@/lib/domain/pantry/types';

/** Builds a pantry item: six eggs in the fridge by default. */
export const buildThing = (given: Partial<PantryItem> = {}): PantryItem => ({
  id: 1,
  key: '00000000-0000-4000-8000-000000000001',
  product: null,
  Name: 'Eggs',
  amount: 6,
  level: null,
  unit: 'Piece',
  place: 'fridge',
  expiresOn: null,
  openedOn: null,
  staple: null,
  owner: { id: 1, Name: 'Nino' },
  ...given,
});

/** Mariam's household, as she reads it. */
export const buildHousehold = (given: Partial<Household> = {}): Household => ({
  id: 4,
  Name: 'Home',
  owner: { id: 1, Name: 'Mariam' },
  members: [
    { id: 21, Name: 'Giorgi' },
    { id: 22, Name: 'ანა' },
  ],
  invitations: [],
  joinToken: null,
  myRole: 'owner',
  ...given,
});
