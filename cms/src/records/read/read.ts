import { present } from '../../domain/present';
import type { Knex } from 'knex';
import { compose, type ApiRecord } from './compose';
import { rowsOf, sql } from '../database/database';
import { notFound } from '../http/errors';
import { checkOneParams } from '../search/params';
import { type ListQuery, parseList, rankIn } from '../search/query';
import { rankedPage } from '../search/ranked';
import { readBodies } from './readModel';
import { deepOf, type Tree, treeOf } from './tree';
import { matchingRows, totalOf } from './totals';
import type { Body, Caller, Collection, Ranking } from '../types';

/** Number of matches below which a search forgives typos. */
const FEW = 5;

type Given = Record<string, unknown>;
export interface Page {
  data: ApiRecord[];
  meta: { pagination: { page: number; pageSize: number; pageCount: number; total: number } };
}

/**
 * Returns a page of the records that the caller may read, with one query for bodies, one for the total (cached) and one
 * per related collection. A search with few matches forgives typos, unless `isForgiving` is false.
 */
export async function list(
  collection: Collection,
  given: Given,
  caller: Caller,
  { isForgiving = true } = {},
): Promise<Page> {
  const ids = await foundIn(collection, given._q);
  const rank = rankIn(collection, given);
  const plain = { ...given, ...(ids && { _q: undefined }), ...(rank && { sort: undefined }) };
  const asked = parseList(collection, plain, caller);
  const tree = treeOf(collection, given.populate, given.fields);
  const db = await sql();
  const { page, pageSize } = asked;
  const ranking = await rank?.(caller);
  // Finds the ids first and loads the records second, so that an order without an index does not sort whole records.
  let { found, total } = ids
    ? await pageAmong(db, collection, asked, { caller, ids, isSorted: given.sort !== undefined })
    : await pageOf(db, collection, asked, { caller, ranking });
  const wide = isForgiving && asked.isSearch && total < FEW ? await asked.widen() : undefined;
  if (wide) ({ found, total } = await pageOf(db, collection, wide, { caller, ranking }));
  const bodies = await readBodies(
    db,
    collection,
    found.map(({ id }) => id),
    showsParts(collection, tree) ? 'body' : 'head',
  );
  const data = await compose(
    collection,
    found.flatMap(({ id }) => bodies.get(id) ?? []),
    tree,
    caller,
  );
  return { data, meta: { pagination: { page, pageSize, pageCount: Math.ceil(total / pageSize), total } } };
}

/** True if an answer needs the long parts of a record (ingredients, steps, days); otherwise its head is enough. */
const showsParts = ({ fields, personal }: Collection, tree: Tree): boolean =>
  personal?.view !== undefined ||
  personal?.valuesOf !== undefined ||
  [...tree.children.keys()].some((name) => fields[name]?.kind === 'parts');

export function idsOfPage(
  db: Knex,
  collection: Collection,
  query: ListQuery,
  caller: Caller,
): Knex.QueryBuilder {
  const rows = matchingRows(db, collection, query, caller).select('r.id');
  query.order(rows);
  // A search visits all its matches to order them, so this can count them on the way.
  if (query.isSearch) rows.select(db.raw('count(*) over () as total'));
  return rows.limit(query.pageSize).offset((query.page - 1) * query.pageSize);
}

/**
 * Returns the ids that the collection's own search finds; undefined if it is searched by the words of the read model.
 */
async function foundIn({ lists }: Collection, text: unknown): Promise<readonly number[] | undefined> {
  return typeof text === 'string' && text.trim() ? lists?.found?.(text.slice(0, 200)) : undefined;
}

interface Among {
  readonly caller: Caller;
  readonly ids: readonly number[];
  readonly isSorted: boolean;
}

/** Returns a page of these records, in the order of `ids` or in the requested one. */
async function pageAmong(
  db: Knex,
  collection: Collection,
  query: ListQuery,
  { caller, ids, isSorted }: Among,
): Promise<{ found: Found[]; total: number }> {
  const rows = matchingRows(db, collection, query, caller).select('r.id').whereIn('r.id', ids);
  if (isSorted) query.order(rows);
  const fitting = await rowsOf<Found>(rows);
  const place = new Map(ids.map((id, at) => [id, at]));
  if (!isSorted) fitting.sort((one, other) => (place.get(one.id) ?? 0) - (place.get(other.id) ?? 0));
  const start = (query.page - 1) * query.pageSize;
  return { found: fitting.slice(start, start + query.pageSize), total: fitting.length };
}

interface Found {
  readonly id: number;
  readonly total?: number | string;
}

async function pageOf(
  db: Knex,
  collection: Collection,
  query: ListQuery,
  { caller, ranking }: { readonly caller: Caller; readonly ranking?: Ranking },
): Promise<{ found: Found[]; total: number }> {
  if (ranking) return rankedPage(db, collection, query, { caller, ranking });
  const found = await rowsOf<Found>(idsOfPage(db, collection, query, caller));
  return {
    found,
    total: Number(found[0]?.total ?? (await totalOf(collection, query, caller, found.length))),
  };
}

/** Returns one record; throws a 404 if the caller may not read it. */
export async function one(
  collection: Collection,
  id: number,
  given: Given,
  caller: Caller,
): Promise<ApiRecord> {
  checkOneParams(given);
  const tree = treeOf(collection, given.populate, given.fields);
  const { body, through } = await openBody(collection, id, caller);
  const shown = await show(collection, body, tree, caller);
  return through && !tree.fields ? { ...shown, attributes: { ...shown.attributes, through } } : shown;
}

export async function show(
  collection: Collection,
  body: Body,
  tree: Tree,
  caller: Caller,
): Promise<ApiRecord> {
  const [shown] = await compose(collection, [body], tree, caller);
  return present(shown, 'the record');
}

/** Returns a whole record after a write, as a deep read shows it to the caller. */
export async function showDeep(collection: Collection, id: number, caller: Caller): Promise<ApiRecord> {
  return show(collection, await bodyFor(collection, id, caller), deepOf(collection), caller);
}

/** Returns the body of a record that the caller may read; else throws a 404. */
export async function bodyFor<B extends Body>(
  collection: Collection<B>,
  id: number,
  caller: Caller,
): Promise<B> {
  const body = (await readBodies(await sql(), collection, [id])).get(id);
  if (!body || collection.reach(body, caller) === 'none') throw notFound();
  return body;
}

/**
 * Returns a record for reading only, also one that something else opens to the caller (`through`); else throws a 404.
 */
export async function openBody<B extends Body>(
  collection: Collection<B>,
  id: number,
  caller: Caller,
): Promise<{ body: B; through?: object }> {
  const body = (await readBodies(await sql(), collection, [id])).get(id);
  if (!body) throw notFound();
  if (collection.reach(body, caller) !== 'none') return { body };
  const through = (await collection.personal?.opened?.([body], caller))?.get(id);
  if (!through) throw notFound();
  return { body, through };
}
