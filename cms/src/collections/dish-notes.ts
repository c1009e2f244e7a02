import { LIMITS } from '../domain/limits';
import { type BodyOf, longText, number, relation } from '../records/fields';
import type { Collection } from '../records/types';
import { ownGuards, ownedBy } from './shared';

const fields = {
  user: relation('users', { setBy: 'none', show: 'never' }),
  dish: relation('dishes', { required: true }),
  rating: number({ whole: true, ...LIMITS.rating, column: 'number' }),
  Note: longText({ max: LIMITS.note.max }),
};

/** Ratings and notes of a person on recipes, others' too; only that person reads and writes them, not even Admin. */
export const dishNotes: Collection<BodyOf<typeof fields>> = {
  name: 'dish-notes',
  uid: 'api::dish-note.dish-note',
  fields,
  ...ownedBy('user'),
  hooks: {
    guards: ownGuards,
  },
};

declare module '../records/types' {
  interface CollectionMap {
    'dish-notes': BodyOf<typeof fields>;
  }
}
