import type { Knex } from 'knex';

/** Ids of changed records by collection. */
export type Changes = ReadonlyMap<string, ReadonlySet<number>>;
/** Announces a transaction's changes, inside that transaction; the returned function is called after the commit. */
type Teller = (db: Knex, changes: Changes) => Promise<() => void>;

const noted = new WeakMap<Knex, Map<string, Set<number>>>();
let teller: Teller | undefined;

/**
 * Registers `tell` to run at the end of every transaction that changes records. Not used if the database has one CMS
 * only.
 */
export const onChanges = (tell: Teller): void => void (teller = tell);

/** Notes changed ids until the connection's transaction ends; outside a transaction, announces them at once. */
export async function noteChange(
  db: Knex,
  collection: string,
  ids: readonly number[],
  isInTransaction: boolean,
): Promise<void> {
  if (!teller || ids.length === 0) return;
  if (!isInTransaction) return (await teller(db, new Map([[collection, new Set(ids)]])))();
  const changes = noted.get(db) ?? new Map<string, Set<number>>();
  noted.set(db, changes);
  const known = changes.get(collection) ?? new Set();
  changes.set(collection, known);
  for (const id of ids) known.add(id);
}

/** Announces the noted changes right before a commit; returns the function to call after it. */
export async function tellChanges(trx: Knex): Promise<(() => void) | undefined> {
  const changes = noted.get(trx);
  return changes && teller?.(trx, changes);
}
