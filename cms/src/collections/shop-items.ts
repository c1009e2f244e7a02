import { countOf } from '../records/database/database';
import type { Knex } from 'knex';
import { UNITS } from '../domain/dish/types';
import { LIMITS, SHOP_LIMITS } from '../domain/limits';
import { CATEGORIES } from '../domain/product/types';
import { DELIVERIES, LINE_FAULTS } from '../domain/shoplist/types';
import { isUuid } from '../domain/text/uuid';
import { ConflictError, fieldErrors } from '../records/http/errors';
import { type BodyOf, boolean, choice, number, object, objects, relation, text } from '../records/fields';
import { project } from '../records/read/readModel';
import { collectionOf } from '../records/registry';
import { tableOf, TERMS } from '../records/database/tables';
import type { Collection } from '../records/types';
import { itemOf } from '../shoplists/items';
import { listGuards, listsOf } from '../records/search/listGuards';

const fields = {
  list: relation('shoplists', { required: true }),
  key: text({ required: true, pattern: { is: { test: isUuid }, key: 'reference' }, column: 'text' }),
  product: relation('products', { embedded: true }),
  Name: text({ required: true, ...LIMITS.name, min: 1, lengthKey: 'listName', column: 'name' }),
  amount: number({ ...LIMITS.amount, key: 'amount' }),
  unit: choice(UNITS),
  category: choice(CATEGORIES, { initial: 'other', column: 'text' }),
  checked: boolean({ initial: false, column: 'boolean' }),
  checkedBy: relation('users', { setBy: 'none', embedded: true }),
  atHome: boolean({ initial: false, column: 'boolean' }),
  /**
   * Amount at home when the line was put on the list, in its unit; the `amount` of an open line is needed besides that.
   */
  there: number({ setBy: 'none' }),
  from: objects({ dish: number(), Name: text(), times: number() }, LIMITS.ingredients.max, {
    setBy: 'none',
  }),
  fault: choice(LINE_FAULTS, { setBy: 'none' }),
  /** State of the line's order. An ordered line is ticked by nobody; `checkedBy` is then the person who ordered it. */
  delivery: choice(DELIVERIES, { setBy: 'none' }),
  order: object(
    {
      id: number(),
      number: number(),
      wantedFrom: text(),
      wantedTo: text(),
      at: text(),
      Name: text(),
      NameKa: text(),
    },
    { setBy: 'none' },
  ),
  readers: relation('users', { many: true, setBy: 'none', show: 'never', derived: true }),
};

export const shopItems: Collection<BodyOf<typeof fields>> = {
  name: 'shop-items',
  uid: 'api::shop-item.shop-item',
  fields,
  scope(query, { id }) {
    query.whereIn('r.id', (sub) => {
      void sub
        .select('record')
        .from(TERMS)
        .where({ collection: 'shop-items', kind: 'readers', value: String(id) });
    });
  },
  reach: (body, { id, who }) => (id !== 0 && who !== 'Courier' && body.readers.includes(id) ? 'own' : 'none'),
  async figures(body, related) {
    const list = (await related.bodies('shoplists', [body.list])).get(body.list);
    return { readers: list ? [list.owner as number, ...list.members] : [] };
  },
  hooks: {
    guards: ({ id, data }) => (id ? (trx) => listsOf(trx, [id]) : listGuards([data?.list])),
    async check(input, before, caller, trx) {
      if (input.amount === null) input.unit = null;
      if (before && 'list' in input && input.list !== before.list)
        throw fieldErrors([{ path: ['list'], key: 'unknown' }]);
      if (before?.delivery === 'ordered' && input.checked)
        throw new ConflictError('An order is on its way with this line', 'shoplist.ordered');
      if ('checked' in input && input.checked !== (before?.checked ?? false))
        input.checkedBy = input.checked ? caller.id : null;
      if (!before) await checkNew(input, trx);
      else if ('key' in input && input.key !== before.key)
        throw fieldErrors([{ path: ['key'], key: 'unknown' }]);
    },
    async afterWrite(body) {
      await project(collectionOf('shoplists'), [body.list]);
    },
    async afterDelete(body) {
      await project(collectionOf('shoplists'), [body.list]);
    },
  },
};

async function checkNew(input: Record<string, unknown>, trx: Knex): Promise<void> {
  const table = tableOf(collectionOf('shop-items'));
  if ((await countOf(trx(table).where({ list: input.list }))) >= SHOP_LIMITS.items)
    throw fieldErrors([{ path: ['list'], key: 'tooMany', values: { max: SHOP_LIMITS.items } }]);
  if (await itemOf(input.list as number, input.key as string, trx))
    throw new ConflictError('The list has a line with this key', 'shoplist.keyTaken');
}

declare module '../records/types' {
  interface CollectionMap {
    'shop-items': BodyOf<typeof fields>;
  }
}
