import type { Knex } from 'knex';

/** Ids of records by their collection. */
export type Changes = ReadonlyMap<string, ReadonlySet<number>>;
/** Tells others of what a transaction has changed, in that transaction; what it answers is called once that is kept. */
type Teller = (db: Knex, changes: Changes) => Promise<() => void>;

const noted = new WeakMap<Knex, Map<string, Set<number>>>();
let teller: Teller | undefined;

/** From now on `tell` is called at the end of every transaction that changes records; with one CMS a database nobody asks. */
export const onChanges = (tell: Teller): void => void (teller = tell);

/** Notes what is changed through this connection until its transaction ends; outside one it is told at once. */
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

/** Right before a commit: tells what was noted. */
export async function tellChanges(trx: Knex): Promise<(() => void) | undefined> {
  const changes = noted.get(trx);
  return changes && teller?.(trx, changes);
}
