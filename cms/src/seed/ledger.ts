import type { Knex } from 'knex';
import { sql } from '../records/database';

/** What was seeded, by name, with the record it became; a record that somebody deleted is not made again. */
export type Seeded = Map<string, number>;
const TABLE = 'supra_seeds';

export async function seeded(): Promise<Seeded> {
  const rows: { name: string; record: number }[] = await (await sql())(TABLE);
  return new Map(rows.map(({ name, record }) => [name, record]));
}

export const note = (trx: Knex, name: string, record: number) => trx(TABLE).insert({ name, record });
