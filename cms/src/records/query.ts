import type { Knex } from 'knex';
import { badRequest } from './errors';
import { filterOf } from './filters';
import { canLack, orderLackingLast } from './lacking';
import type { Narrow } from './operators';
import { checkInside, checkParams, idList, idOf, positive, type Given } from './params';
import { collectionOf } from './registry';
import { columnsOf, sortColumn, TERMS } from './tables';
import { searchTokens, type SearchToken } from '../domain/search/fold';
import type { Caller, Collection } from './types';

type Query = Knex.QueryBuilder;

export interface ListQuery {
  readonly page: number;
  readonly pageSize: number;
  /** Narrows a query of the read model to the records asked for. */
  readonly narrow: (query: Query) => void;
  readonly order: (query: Query) => void;
  readonly isSearch: boolean;
  /** Names the narrowing, so that its total can be remembered. */
  readonly key: string;
}

export const DEFAULT_PAGE_SIZE = 25;
export const MAX_PAGE_SIZE = 100;
const SHARED_PARAMS = ['populate', 'fields', 'id'];
const LIST_PARAMS = [...SHARED_PARAMS, 'pagination', 'sort', 'filters', '_q'];
const DISH_PARAMS = ['contains', 'lacks'];

/** Reads a list's parameters, in Strapi's words; anything unknown is a 400 that names it. */
export function parseList(collection: Collection, given: Given, caller: Caller): ListQuery {
  checkParams(given, collection.name === 'dishes' ? [...LIST_PARAMS, ...DISH_PARAMS] : LIST_PARAMS);
  const { page, pageSize } = pagination(given.pagination);
  const narrowings: ((query: Query) => void)[] = [];
  if (given.id !== undefined) {
    const id = idOf(given.id, 'id');
    narrowings.push((query) => query.where('r.id', id));
  }
  if (given.filters !== undefined) narrowings.push(filterOf(collection, given.filters, caller, ['filters']));
  const tokens = given._q === undefined ? [] : tokensOf(given._q);
  for (const token of tokens) narrowings.push((query) => query.where((either) => void matching(collection, token, either)));
  if (given.contains !== undefined) {
    for (const id of idList(given.contains, 'contains')) narrowings.push((query) => query.whereIn('r.id', using(collection, id)));
  }
  if (given.lacks !== undefined) {
    for (const id of idList(given.lacks, 'lacks')) narrowings.push((query) => query.whereNotExists(using(collection, id).where('record', db().ref('r.id'))));
  }
  return {
    page,
    pageSize,
    narrow: (query) => narrowings.forEach((narrow) => narrow(query)),
    order: orderOf(collection, given.sort, tokens),
    isSearch: tokens.length > 0,
    key: JSON.stringify([given.id, given.filters, given._q, given.contains, given.lacks]),
  };
}

function pagination(given: unknown): { page: number; pageSize: number } {
  if (given === undefined) return { page: 1, pageSize: DEFAULT_PAGE_SIZE };
  if (typeof given !== 'object' || given === null) throw badRequest('pagination is not understood', ['pagination']);
  checkInside(given as Given, ['page', 'pageSize'], ['pagination']);
  const { page = 1, pageSize = DEFAULT_PAGE_SIZE } = given as Given;
  return {
    page: positive(page, ['pagination', 'page'], 1_000_000),
    pageSize: Math.min(positive(pageSize, ['pagination', 'pageSize'], 1_000_000), MAX_PAGE_SIZE),
  };
}

function tokensOf(value: unknown): SearchToken[] {
  if (typeof value !== 'string') throw badRequest('_q takes text', ['_q']);
  return searchTokens(value.slice(0, 200)).slice(0, 8);
}

const db = () => strapi.db.connection as unknown as Knex;
const using = (collection: Collection, id: number) =>
  db()(TERMS).select('record').where({ collection: collection.name, kind: 'product', value: String(id) });

/** Records one of whose words begins with the token's word or has its stem; two walks along the index, where an "or" would be a scan. */
function found(collection: Collection, { word, stem }: SearchToken): Query {
  const terms = (kind: string) => db()(TERMS).select('record').where({ collection: collection.name, kind });
  return terms('word').where('value', '>=', word).where('value', '<', `${word}\u{10FFFF}`).union(terms('stem').where('value', stem));
}

/** A record matches by its own words, or by those of the records it uses (a dish by its products). */
function matching(collection: Collection, token: SearchToken, either: Query): void {
  either.whereIn('r.id', found(collection, token));
  for (const { collection: name, termKind } of collection.dependsOn ?? []) {
    const used = db()(found(collectionOf(name), token).as('used')).select(db().raw('cast(record as text)'));
    either.orWhereIn(
      'r.id',
      db()(TERMS).select('record').where({ collection: collection.name, kind: termKind }).whereIn('value', used),
    );
  }
}

function orderOf(collection: Collection, sort: unknown, tokens: readonly SearchToken[]): Narrow {
  if (sort === undefined) {
    return (query) => {
      // Who searches for a dish's name wants it before the dishes that merely contain the word.
      for (const token of tokens) {
        const { sql, bindings } = found(collection, token).toSQL();
        query.orderByRaw(`case when r.id in (${sql}) then 0 else 1 end`, bindings as never);
      }
      query.orderBy('r.createdAt', 'desc').orderBy('r.id', 'desc');
    };
  }
  const columns = new Map(columnsOf(collection).map((column) => [column.name, column]));
  const parts = (Array.isArray(sort) ? sort : String(sort).split(',')).flat().map((part) => {
    const [name, direction = 'asc', ...rest] = String(part).trim().split(':');
    const column = columns.get(name);
    const isOpen = name === 'id' || (column && isSortable(collection, name));
    if (!isOpen || rest.length || !['asc', 'desc'].includes(direction)) throw badRequest(`Can not sort by ${String(part)}`, ['sort']);
    return { by: column?.type === 'name' ? sortColumn(name) : name, direction: direction as 'asc' | 'desc' };
  });
  return (query) => {
    for (const { by, direction } of parts) orderLackingLast(query, `r.${by}`, direction, canLack(collection, by));
    if (!parts.some(({ by }) => by === 'id')) query.orderBy('r.id', parts.at(-1)?.direction ?? 'asc');
  };
}

const isSortable = ({ fields }: Collection, name: string) =>
  name === 'createdAt' || name === 'updatedAt' || (fields[name]?.show === 'all' && !['relation', 'words'].includes(fields[name].kind));
