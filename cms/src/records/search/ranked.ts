import type { Knex } from 'knex';
import { byNumbers, rowsOf } from '../database/database';
import type { ListQuery } from './query';
import { tableOf } from '../database/tables';
import { matchingRows, totalOf } from '../read/totals';
import type { Caller, Collection, Ranking } from '../types';

/**
 * Maximum number of matches that are all fetched and sorted; beyond it, the ranking is walked until the page is full.
 */
const FEW = 2000;
/** Maximum number of ranked ids looked up at once. */
const MOST = 4000;

interface Found {
  readonly id: number;
}
interface Ranked {
  readonly caller: Caller;
  readonly ranking: Ranking;
}

/** Returns a page of a list in an order computed in memory. */
export async function rankedPage(
  db: Knex,
  collection: Collection,
  query: ListQuery,
  { caller, ranking }: Ranked,
): Promise<{ found: Found[]; total: number }> {
  const fitting = () => rowsOf<Found>(matchingRows(db, collection, query, caller).select('r.id'));
  const start = (query.page - 1) * query.pageSize;
  const end = start + query.pageSize;
  // A search visits all its matches anyway.
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

/** Selects those of the ids that the list asks for and the caller may read. */
export const rowsAmong = (
  db: Knex,
  collection: Collection,
  query: ListQuery,
  { caller, ids }: { readonly caller: Caller; readonly ids: readonly number[] },
): Knex.QueryBuilder =>
  byNumbers(matchingRows(db, collection, query, caller).select('r.id'), tableOf(collection), ids);
