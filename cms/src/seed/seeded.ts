import type { Knex } from 'knex';
import { sql } from '../records/database/database';
import { ONE_TIME_TASKS } from '../records/database/tables';

/** Ids of seeded records by name; a record deleted by somebody is not created again. */
export type SeededIds = Map<string, number>;

export async function seeded(): Promise<SeededIds> {
  const rows: { name: string; record: number }[] = await (await sql())(ONE_TIME_TASKS);
  return new Map(rows.map(({ name, record }) => [name, record]));
}

export const markSeeded = (trx: Knex, name: string, record: number) =>
  trx(ONE_TIME_TASKS).insert({ name, record });
