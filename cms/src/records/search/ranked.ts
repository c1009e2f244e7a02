import type { Knex } from 'knex';
import { byNumbers, rowsOf } from '../database/database';
import type { ListQuery } from './query';
import { tableOf } from '../database/tables';
import { fittingRows, totalOf } from '../read/totals';
import type { Caller, Collection, Ranking } from '../types';

/** Of so many all are fetched and sorted; of more, the ranking is gone through until the page is full. */
const FEW = 2000;
/** So many of a ranking are looked up at once, in the end. */
const MOST = 4000;

interface Found {
  readonly id: number;
}
interface Ranked {
  readonly caller: Caller;
  readonly ranking: Ranking;
}

/** A page of a list in an order that was worked out in memory. */
export async function rankedPage(
  db: Knex,
  collection: Collection,
  query: ListQuery,
  { caller, ranking }: Ranked,
): Promise<{ found: Found[]; total: number }> {
  const fitting = () => rowsOf<Found>(fittingRows(db, collection, query, caller).select('r.id'));
  const start = (query.page - 1) * query.pageSize;
  const end = start + query.pageSize;
  // A search goes through all it finds anyway.
  const total = query.isSearch ? 0 : await totalOf(collection, query, caller);
  if (query.isSearch || total <= FEW) {
    const all = await fitting();
    const found = all.sort((one, other) => ranking.placeOf(one.id) - ranking.placeOf(other.id));
    return { found: found.slice(start, end), total: all.length };
  }
  const found: Found[] = [];
  for (let at = 0, count = end * 2; at < ranking.ids.length && found.length < end; at += count) {
    count = Math.min(at === 0 ? count : count * 2, MOST);
    const some = ranking.ids.slice(at, at + count);
    const rows = await rowsOf<Found>(rowsAmong(db, collection, query, { caller, ids: some }));
    const fits = new Set(rows.map(({ id }) => id));
    for (const id of some) if (fits.has(id)) found.push({ id });
  }
  return { found: found.slice(start, end), total };
}

/** Those of the ids that a list asks for and the caller may read. */
export const rowsAmong = (
  db: Knex,
  collection: Collection,
  query: ListQuery,
  { caller, ids }: { readonly caller: Caller; readonly ids: readonly number[] },
): Knex.QueryBuilder =>
  byNumbers(fittingRows(db, collection, query, caller).select('r.id'), tableOf(collection), ids);
