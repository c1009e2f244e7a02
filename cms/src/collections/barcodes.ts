import { UNITS } from '../domain/dish/types';
import { BARCODE_LIMITS, LIMITS } from '../domain/limits';
import { sharerIds } from '../households/people';
import { sharedOf } from '../households/sharing';
import { countOf, sql } from '../records/database/database';
import { ConflictError } from '../records/http/errors';
import { type BodyOf, choice, number, relation, text } from '../records/fields';
import { collectionOf } from '../records/registry';
import { tableOf } from '../records/database/tables';
import type { Collection } from '../records/types';

const fields = {
  owner: relation('users', { setBy: 'none', show: 'never' }),
  /** Code as thirteen digits, in any format that was read. */
  code: text({ required: true, setBy: 'none', column: 'text' }),
  product: relation('products', { embedded: true }),
  Name: text({ required: true, ...LIMITS.name, min: 1, lengthKey: 'listName' }),
  /** Amount in one pack. */
  amount: number({ ...LIMITS.amount, key: 'amount' }),
  unit: choice(UNITS),
  readers: relation('users', { many: true, setBy: 'none', show: 'never', derived: true }),
};

/** Products behind the codes that people have scanned; only the household of their owner reads and corrects them. */
export const barcodes: Collection<BodyOf<typeof fields>> = {
  name: 'barcodes',
  uid: 'api::barcode.barcode',
  owner: 'owner',
  fields,
  scope: (query, caller) => void query.whereIn('r.id', sharedOf('barcodes', caller)),
  reach: ({ readers }, { id, who }) =>
    id !== 0 && who !== 'Courier' && readers.includes(id) ? 'own' : 'none',
  figures: async ({ owner }) => ({ readers: owner === null ? [] : await sharerIds(owner, await sql()) }),
  hooks: {
    async check(_input, before, { id: owner }, trx) {
      if (before) return;
      const known = await countOf(trx(tableOf(collectionOf('barcodes'))).where({ owner }));
      if (known >= BARCODE_LIMITS.codes)
        throw new ConflictError(`Nobody keeps more than ${BARCODE_LIMITS.codes} codes`, 'barcode.tooMany');
    },
  },
};

declare module '../records/types' {
  interface CollectionMap {
    barcodes: BodyOf<typeof fields>;
  }
}
