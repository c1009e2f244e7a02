import type { Knex } from 'knex';

/** The running transaction's connection, else the pool's (inside a transaction any other one would wait for ever). */
export async function sql(): Promise<Knex> {
  if (!strapi.db.inTransaction()) return strapi.db.connection as unknown as Knex;
  const running = await strapi.db.transaction();
  return running.get() as unknown as Knex;
}

export const isPostgres = (): boolean => strapi.db.dialect.client === 'postgres';

/**
 * A column as a condition that no index is looked up for. SQLite takes whatever index a comparison could use, however much of
 * the table it leaves, and sorts the rest; this leaves it to the index of the order. PostgreSQL weighs both by itself.
 */
export const unindexed = (column: string): Knex.Raw =>
  (strapi.db.connection as unknown as Knex).raw(isPostgres() ? '??' : '+??', [column]);

/** Runs `work` in one transaction (joining a running one) and hands it the transaction's connection. */
export function inTransaction<T>(work: (trx: Knex) => Promise<T>): Promise<T> {
  return strapi.db.transaction(async ({ trx }) => work(trx as unknown as Knex)) as Promise<T>;
}

/** Calls `then` once what is being written can be seen by others. */
export async function afterCommit(then: () => void): Promise<void> {
  if (!strapi.db.inTransaction()) return then();
  await strapi.db.transaction(async ({ onCommit }) => onCommit(async () => then()));
}
