import { LEVELS, PANTRY_REASONS, type StepContent } from '../domain/pantry/types';
import { inPantryOf } from '../pantry/items';
import { type BodyOf, choice, opaque, number, relation, text } from '../records/fields';
import type { Collection } from '../records/types';
import { ownReach } from './shared';

const fields = {
  /** Owner of the thing. */
  owner: relation('users', { setBy: 'none', show: 'never' }),
  item: relation('pantry-items', { setBy: 'none' }),
  key: text({ required: true, setBy: 'none', column: 'text' }),
  by: relation('users', { setBy: 'none', embedded: true }),
  reason: choice(PANTRY_REASONS, { setBy: 'none' }),
  /** Change in the amount by this step; the current amount is the sum of these. */
  delta: number({ setBy: 'none' }),
  /** Amount after the step. */
  amount: number({ setBy: 'none' }),
  level: choice(LEVELS, { setBy: 'none' }),
  said: opaque<StepContent>(),
  undoes: text({ setBy: 'none' }),
  /** Common cause of several steps: an order, a cooking, a plan's mark. */
  cause: text({ setBy: 'none', column: 'text' }),
  /** Name, at the time, of the recipe it was cooked into. */
  Name: text({ setBy: 'none' }),
  meal: text({ setBy: 'none', show: 'never', column: 'text' }),
};

/** Ledger of things at home: who brought or took what, when and why. Entries are only ever added. */
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
