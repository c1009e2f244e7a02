import { LEVELS, PANTRY_REASONS, type Said } from '../domain/pantry/types';
import { inPantryOf } from '../pantry/items';
import { type BodyOf, choice, kept, number, relation, text } from '../records/fields';
import type { Collection } from '../records/types';
import { ownReach } from './shared';

const fields = {
  /** Whose the thing is. */
  owner: relation('users', { setBy: 'none', show: 'never' }),
  item: relation('pantry-items', { setBy: 'none' }),
  key: text({ required: true, setBy: 'none', column: 'text' }),
  by: relation('users', { setBy: 'none', embedded: true }),
  reason: choice(PANTRY_REASONS, { setBy: 'none' }),
  /** By how much what is there has changed with it; what is there is the sum of these. */
  delta: number({ setBy: 'none' }),
  /** What was there after it. */
  amount: number({ setBy: 'none' }),
  level: choice(LEVELS, { setBy: 'none' }),
  said: kept<Said>(),
  undoes: text({ setBy: 'none' }),
  /** What has brought it about together with others: an order, a cooking, a plan's mark. */
  cause: text({ setBy: 'none', column: 'text' }),
  /** What it was cooked into, as it was called then. */
  Name: text({ setBy: 'none' }),
  meal: text({ setBy: 'none', show: 'never', column: 'text' }),
};

/** The book of what is at home: who has brought or taken what, when and why. It is only ever written on. */
export const pantryMovements: Collection<BodyOf<typeof fields>> = {
  name: 'pantry-movements',
  uid: 'api::pantry-movement.pantry-movement',
  owner: 'owner',
  alsoShows: ['pantry-items'],
  fields,
  scope(query, caller) {
    query.whereIn('r.item', inPantryOf(caller));
  },
  reach: ownReach('owner'),
};

declare module '../records/types' {
  interface CollectionMap {
    'pantry-movements': BodyOf<typeof fields>;
  }
}
