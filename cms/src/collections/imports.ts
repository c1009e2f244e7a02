import { EXTRA_OUTCOMES, IMPORT_STATES } from '../domain/import/record';
import type { ImportFacts } from '../imports/preview/record';
import { deleteExtraRows } from '../imports/extras/rows';
import { countsOf, deleteImportRows } from '../imports/preview/rows';
import { dropFolder, previewFolder } from '../imports/source/stored';
import { afterCommit } from '../records/database/database';
import {
  type BodyWith,
  choice,
  day,
  opaque,
  number,
  object,
  objects,
  relation,
  text,
} from '../records/fields';
import type { Collection, CollectionMap } from '../records/types';
import { ownedBy } from './shared';

const own = { setBy: 'none' } as const;
const MOST = 1_000;

const fields = {
  owner: relation('users', { ...own, show: 'never' }),
  state: choice(IMPORT_STATES, { ...own, column: 'text' }),
  progress: object({ done: number(), total: number() }, own),
  source: object({ kind: text(), name: text() }, own),
  faults: objects({ where: text(), key: text(), message: text() }, MOST, own),
  /** Other contents of the source (plans, lists), with their number; `leftOut` counts what stays there. */
  extras: objects(
    { key: text(), collection: text(), Name: text(), count: number(), state: choice(EXTRA_OUTCOMES) },
    MOST,
    own,
  ),
  leftOut: objects({ collection: text(), count: number() }, MOST, own),
  /** Day on which everything not taken is deleted. */
  expiresOn: day({ ...own, column: 'text' }),
  work: opaque(),
};

/** Recipes that a person has brought and may take, correct or leave. */
export const imports: Collection<CollectionMap['imports']> = {
  name: 'imports',
  uid: 'api::import.import',
  fields,
  ...ownedBy('owner'),
  personal: {
    fields: ['counts'],
    valuesOf: (bodies) => countsOf(bodies.map(({ id }) => id)),
  },
  hooks: {
    async beforeDelete({ id, work }, trx) {
      await deleteImportRows(trx, id);
      await deleteExtraRows(trx, id);
      await afterCommit(async () => {
        await dropFolder(previewFolder(id));
        await dropFolder(work?.folder);
      });
    },
  },
};

declare module '../records/types' {
  interface CollectionMap {
    imports: BodyWith<typeof fields, ImportFacts>;
  }
}
