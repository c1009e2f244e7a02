import type { Knex } from 'knex';
import { sql } from '../records/database/database';
import { DONE_ONCE } from '../records/database/tables';

/** Ids of seeded records by name; a record deleted by somebody is not created again. */
export type Seeded = Map<string, number>;

export async function seeded(): Promise<Seeded> {
  const rows: { name: string; record: number }[] = await (await sql())(DONE_ONCE);
  return new Map(rows.map(({ name, record }) => [name, record]));
}

export const note = (trx: Knex, name: string, record: number) => trx(DONE_ONCE).insert({ name, record });
