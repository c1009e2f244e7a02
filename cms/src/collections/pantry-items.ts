import { UNITS } from '../domain/dish/types';
import { LIMITS, PANTRY_LIMITS } from '../domain/limits';
import { LEVELS } from '../domain/pantry/types';
import { isUuid } from '../domain/text/uuid';
import { sharerIds } from '../households/people';
import { householdGuards } from '../households/sharing';
import { inPantryOf, stepsOf } from '../pantry/items';
import { countOf, sql } from '../records/database/database';
import { ConflictError } from '../records/http/errors';
import { type BodyOf, choice, day, number, object, relation, text } from '../records/fields';
import { collectionOf } from '../records/registry';
import { tableOf } from '../records/database/tables';
import type { Collection } from '../records/types';
import { erase } from '../records/write/write';
import { addShortItem } from '../shoplists/shortItems';

const fields = {
  owner: relation('users', { setBy: 'none', embedded: true }),
  key: text({ required: true, pattern: { is: { test: isUuid }, key: 'reference' }, column: 'text' }),
  product: relation('products', { embedded: true }),
  Name: text({ required: true, ...LIMITS.name, min: 1, lengthKey: 'listName', column: 'name' }),
  /** Sum of its steps; 0 if `level` says it in a word. */
  amount: number({ setBy: 'none', column: 'number' }),
  level: choice(LEVELS, { setBy: 'none' }),
  unit: choice(UNITS),
  /** One of `fridge`, `freezer`, `cupboard`, or the person's own word. */
  place: text({ max: PANTRY_LIMITS.place, lengthKey: 'tooLong', column: 'text' }),
  expiresOn: day({ column: 'text' }),
  openedOn: day(),
  /** Set for things that should always be at home; below the minimum, or when low or gone, they count as missing. */
  staple: object({ minimum: number({ ...LIMITS.amount, key: 'amount' }) }),
  readers: relation('users', { many: true, setBy: 'none', show: 'never', derived: true }),
};

/**
 * Things that people have at home; the household of their owner reads and changes them, and nobody else knows of them.
 */
export const pantryItems: Collection<BodyOf<typeof fields>> = {
  name: 'pantry-items',
  uid: 'api::pantry-item.pantry-item',
  owner: 'owner',
  live: true,
  fields,
  scope(query, caller) {
    query.whereIn('r.id', inPantryOf(caller));
  },
  reach: (body, { id, who }) => (id !== 0 && who !== 'Courier' && body.readers.includes(id) ? 'own' : 'none'),
  async figures({ owner }) {
    return { readers: owner === null ? [] : await sharerIds(owner, await sql()) };
  },
  hooks: {
    guards: householdGuards('pantry-items'),
    async check(_input, before, caller, trx) {
      if (before) return;
      const count = await countOf(trx(tableOf(collectionOf('pantry-items'))).where({ owner: caller.id }));
      if (count >= PANTRY_LIMITS.items)
        throw new ConflictError(`Nobody keeps more than ${PANTRY_LIMITS.items} things`, 'pantry.tooMany');
    },
    afterWrite: addShortItem,
    async beforeDelete({ id }, trx) {
      for (const step of await stepsOf(id, trx)) await erase(collectionOf('pantry-movements'), step, trx);
    },
  },
};

declare module '../records/types' {
  interface CollectionMap {
    'pantry-items': BodyOf<typeof fields>;
  }
}
