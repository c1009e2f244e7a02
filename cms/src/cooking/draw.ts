import { present } from '../domain/present';
import type { Knex } from 'knex';
import type { Context } from 'koa';
import { similarityIndex } from '../dishes/similarityIndex';
import { drawOne, RECENT_DAYS } from '../domain/cooking/draw';
import { addDays } from '../domain/time/day';
import { todayOf } from '../time/clock';
import { callerIn } from '../records/http/actions';
import { rowsOf, sql } from '../records/database/database';
import { badRequest } from '../records/http/errors';
import { idOf } from '../records/search/params';
import { parseList } from '../records/search/query';
import { bodyFor, show } from '../records/read/read';
import { collectionOf } from '../records/registry';
import { tableOf } from '../records/database/tables';
import { treeOf } from '../records/read/tree';
import { cookedBy, cookedOrEatenSince } from './cooked';
import { productsInSeason } from './seasonal';

const dishes = () => collectionOf('dishes');
/** Maximum number of draws that are remembered as seen; the latest count. */
const MOST_SEEN = 500;

/** Maximum number of candidates; if more match, a random window of this size is used. */
const MOST_WEIGHED = 500;

/**
 * GET dishes/draw: returns one recipe that the filters of `GET dishes` leave, not cooked or eaten lately, those in
 * season more often. `seen` are ids drawn before: none of them comes again until all were seen.
 */
export async function drawDish(ctx: Context): Promise<void> {
  const { seen: given, populate, fields, ...filters } = ctx.query;
  const caller = callerIn(ctx);
  const today = await todayOf(caller);
  const tree = treeOf(dishes(), populate, fields);
  const { narrow } = parseList(dishes(), filters, caller);
  const seen = seenIn(given);
  const db = await sql();
  const fitting = () => {
    const query = db(`${tableOf(dishes())} as r`).where((within) => dishes().scope(within, caller));
    narrow(query);
    return query;
  };
  const since = addDays(today, -RECENT_DAYS);
  const fresh = () => fitting().whereNotIn('r.id', cookedOrEatenSince(caller.id, since));
  const [all, left] = [await countOf(fitting()), await countOf(fresh())];
  const index = await similarityIndex();
  const ripe = await productsInSeason(Number(today.slice(5, 7)));
  const ripeOf = (id: number) => index.productsOf(id).flatMap((product) => ripe.get(product) ?? []);
  const { ids, isRound } = await weighed(fresh, seen);
  const drawn = drawOne(
    ids.map((id) => ({ id, ripe: ripeOf(id).length })),
    Math.random(),
  );
  ctx.set('Cache-Control', 'private, no-store');
  ctx.body = {
    data: drawn ? await show(dishes(), await bodyFor(dishes(), drawn.id, caller), tree, caller) : null,
    meta: {
      fitting: all,
      lately: all - left,
      isRound,
      ripe: drawn ? ripeOf(drawn.id) : [],
      lastCooked: drawn ? await lastCooked(caller.id, drawn.id) : null,
    },
  };
}

type Query = Knex.QueryBuilder;

async function countOf(query: Query): Promise<number> {
  const [row] = await rowsOf<{ count: number | string }>(query.count({ count: '*' }));
  return Number(present(row, 'a count').count);
}

/** Returns the candidates: dishes that were not seen; if all were, a new round without the one seen last. */
async function weighed(
  fresh: () => Query,
  seen: readonly number[],
): Promise<{ readonly ids: readonly number[]; readonly isRound: boolean }> {
  const without = (ids: readonly number[]) => () => fresh().whereNotIn('r.id', [...ids]);
  const rounds = [without(seen), ...(seen.length > 0 ? [without(seen.slice(-1)), fresh] : [])];
  for (const [at, query] of rounds.entries()) {
    const ids = await sampleIds(query);
    if (ids.length > 0) return { ids, isRound: at > 0 };
  }
  return { ids: [], isRound: false };
}

/**
 * Returns all ids if they are few; otherwise a window of MOST_WEIGHED from a random start, continued at the first id.
 */
async function sampleIds(query: () => Query): Promise<number[]> {
  const count = await countOf(query());
  const first = count > MOST_WEIGHED ? Math.floor(Math.random() * count) : 0;
  const from = (offset: number, limit: number) =>
    rowsOf<{ id: number }>(query().select('r.id').orderBy('r.id').offset(offset).limit(limit));
  const rows = await from(first, MOST_WEIGHED);
  const rest = Math.min(first, MOST_WEIGHED - rows.length);
  return [...rows, ...(rest > 0 ? await from(0, rest) : [])].map(({ id }) => id);
}

function seenIn(value: unknown): number[] {
  if (value === undefined) return [];
  if (typeof value !== 'string') throw badRequest('seen takes ids with commas between', ['seen']);
  return value
    .split(',')
    .filter(Boolean)
    .slice(-MOST_SEEN)
    .map((id) => idOf(id.trim(), 'seen'));
}

async function lastCooked(user: number, dish: number): Promise<string | null> {
  const [row] = await rowsOf<{ last: string | null }>(cookedBy(user).where({ dish }));
  return row?.last ?? null;
}
