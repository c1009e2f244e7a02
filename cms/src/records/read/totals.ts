import { present } from '../../domain/present';
import type { Knex } from 'knex';
import { isRememberingTotals } from './compose';
import { rowsOf, sql } from '../database/database';
import { stampOf } from './generations';
import { dropOldest } from '../dropOldest';
import type { ListQuery } from '../search/query';
import { tableOf } from '../database/tables';
import type { Caller, Collection } from '../types';

/** Selects the records that a list asks for and the caller may read. */
export function matchingRows(
  db: Knex,
  collection: Collection,
  query: ListQuery,
  caller: Caller,
): Knex.QueryBuilder {
  const rows = db(`${tableOf(collection)} as r`).where((within) => collection.scope(within, caller));
  query.narrow(rows);
  return rows;
}

const totals = new Map<string, { generation: string; total: number }>();
const TOTALS = 2_000;

/**
 * Returns the total of a list, cached until one of its collections changes. A page that `found` does not fill gives the
 * total without a count.
 */
export async function totalOf(
  collection: Collection,
  query: ListQuery,
  caller: Caller,
  found = 0,
): Promise<number> {
  const { page, pageSize } = query;
  if (found > 0 && found < pageSize) return (page - 1) * pageSize + found;
  const generation = stampOf([collection.name, ...(collection.dependsOn ?? []).map((one) => one.collection)]);
  const key = `${collection.name} ${caller.who} ${caller.id} ${query.key}`;
  const known = totals.get(key);
  if (isRememberingTotals && query.key !== undefined && known?.generation === generation) return known.total;
  const rows = matchingRows(await sql(), collection, query, caller);
  const [counted] = await rowsOf<{ total: number | string }>(rows.count({ total: '*' }));
  const total = Number(present(counted, 'a count').total);
  if (query.key === undefined) return total;
  if (totals.size >= TOTALS) dropOldest(totals);
  totals.set(key, { generation, total });
  return total;
}
