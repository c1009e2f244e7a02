import type { Knex } from 'knex';

/** Ids of changed records by collection. */
export type Changes = ReadonlyMap<string, ReadonlySet<number>>;
/** Announces a transaction's changes, inside that transaction; the returned function is called after the commit. */
type ChangeAnnouncer = (db: Knex, changes: Changes) => Promise<() => void>;

const noted = new WeakMap<Knex, Map<string, Set<number>>>();
let announcer: ChangeAnnouncer | undefined;

/**
 * Registers `tell` to run at the end of every transaction that changes records. Not used if the database has one CMS
 * only.
 */
export const onChanges = (announce: ChangeAnnouncer): void => void (announcer = announce);

/** Notes changed ids until the connection's transaction ends; outside a transaction, announces them at once. */
export async function noteChange(
  db: Knex,
  collection: string,
  ids: readonly number[],
  isInTransaction: boolean,
): Promise<void> {
  if (!announcer || ids.length === 0) return;
  if (!isInTransaction) return (await announcer(db, new Map([[collection, new Set(ids)]])))();
  const changes = noted.get(db) ?? new Map<string, Set<number>>();
  noted.set(db, changes);
  const known = changes.get(collection) ?? new Set();
  changes.set(collection, known);
  for (const id of ids) known.add(id);
}

/** Announces the noted changes right before a commit; returns the function to call after it. */
export async function announceChanges(trx: Knex): Promise<(() => void) | undefined> {
  const changes = noted.get(trx);
  return changes && announcer?.(trx, changes);
}
