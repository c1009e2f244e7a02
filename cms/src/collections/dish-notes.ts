import { LIMITS } from '../domain/limits';
import { type BodyOf, longText, number, relation } from '../records/fields';
import type { Collection } from '../records/types';
import { ownGuards, ownReach, ownScope } from './shared';

const fields = {
  user: relation('users', { setBy: 'none', show: 'never' }),
  dish: relation('dishes', { required: true }),
  rating: number({ whole: true, ...LIMITS.rating, column: 'number' }),
  Note: longText({ max: LIMITS.note.max }),
};

/** What a person thinks of a recipe, of others' too; read and written by that person alone, by no Admin. */
export const dishNotes: Collection<BodyOf<typeof fields>> = {
  name: 'dish-notes',
  uid: 'api::dish-note.dish-note',
  owner: 'user',
  fields,
  scope: ownScope('user'),
  reach: ownReach('user'),
  guards: ownGuards,
};

declare module '../records/types' {
  interface CollectionMap {
    'dish-notes': BodyOf<typeof fields>;
  }
}
