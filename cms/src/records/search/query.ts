import type { Knex } from 'knex';
import { isLanguage, type Language, LANGUAGES } from '../../domain/language';
import type { SearchTerm } from '../../domain/search/terms';
import { badRequest } from '../http/errors';
import type { Field } from '../fields';
import { filterOf } from './filters';
import { canBeNull, orderNullsLast } from './nullsLast';
import type { Narrow } from '../panel/operators';
import { checkInside, checkParams, type QueryParams, idList, idOf, positive } from './params';
import { isLanguageAware, type Search, searchedFor, searchOf, withTyposForgiven } from './search';
import { connection } from '../../vendor/strapi';
import { columnsOf, sortColumn, TERMS } from '../database/tables';
import type { Caller, Collection } from '../types';
import { isObject } from '../../domain/fieldOf';
import { isOneOf } from '../../domain/isOneOf';

type Query = Knex.QueryBuilder;

export interface ListQuery {
  readonly page: number;
  readonly pageSize: number;
  /** Narrows a query of the read model to the requested records. */
  readonly narrow: (query: Query) => void;
  readonly order: (query: Query) => void;
  readonly isSearch: boolean;
  /** Returns the same list with typos forgiven; undefined if no similar word is known. */
  readonly widen: () => Promise<ListQuery | undefined>;
  /** Cache key of the filter, for its total; undefined if the filter depends on other collections too. */
  readonly key: string | undefined;
}

const DEFAULT_PAGE_SIZE = 25;
const MAX_PAGE_SIZE = 100;
const SHARED_PARAMS = ['populate', 'fields', 'id'];
const LIST_PARAMS = [...SHARED_PARAMS, 'pagination', 'sort', 'filters', '_q'];
const DISH_PARAMS = ['contains', 'lacks'];

const paramsOf = (collection: Collection): string[] => [
  ...LIST_PARAMS,
  ...(collection.name === 'dishes' ? DISH_PARAMS : []),
  ...(isLanguageAware(collection) ? ['reader'] : []),
  ...Object.keys(collection.lists?.asks ?? {}),
];

/** Parses a list's parameters, in Strapi's syntax; anything unknown is a 400 that names it. */
export function parseList(collection: Collection, given: QueryParams, caller: Caller): ListQuery {
  const asked = given._q === undefined ? [] : parseSearch(collection, given._q);
  return listOf(collection, given, caller, asked);
}

function listOf(
  collection: Collection,
  given: QueryParams,
  caller: Caller,
  asked: readonly SearchTerm[],
): ListQuery {
  checkParams(given, paramsOf(collection));
  const { page, pageSize } = pagination(given.pagination);
  const narrowings: ((query: Query) => void)[] = [];
  if (given.id !== undefined) {
    const id = idOf(given.id, 'id');
    narrowings.push((query) => query.where('r.id', id));
  }
  if (given.filters !== undefined) narrowings.push(filterOf(collection, given.filters, caller, ['filters']));
  const reader = given.reader === undefined ? undefined : languageIn(given.reader);
  const search = searchOf(collection, asked, { reader, caller });
  narrowings.push(search.fits);
  if (given.contains !== undefined) {
    for (const id of idList(given.contains, 'contains'))
      narrowings.push((query) => query.whereIn('r.id', using(collection, id)));
  }
  if (given.lacks !== undefined) {
    for (const id of idList(given.lacks, 'lacks'))
      narrowings.push((query) =>
        query.whereNotExists(using(collection, id).where('record', db().ref('r.id'))),
      );
  }
  const own = Object.entries(collection.lists?.asks ?? {}).filter(([name]) => given[name] !== undefined);
  narrowings.push(...own.map(([name, ask]) => ask(given[name], caller)));
  const fits = (query: Query) => narrowings.forEach((narrow) => narrow(query));
  return {
    page,
    pageSize,
    narrow(query) {
      search.prepare(query);
      fits(query);
      if (reader)
        collection.lists?.inLanguage?.(query, { language: reader, fits, caller, isSearch: search.isAsked });
    },
    order: orderOf(collection, given.sort, search, caller),
    isSearch: search.isAsked,
    async widen() {
      const wide = await withTyposForgiven(collection, asked);
      return wide && listOf(collection, given, caller, wide);
    },
    key: own.length
      ? undefined
      : JSON.stringify([given.id, given.filters, asked, given.contains, given.lacks, given.reader]),
  };
}

function pagination(given: unknown): { page: number; pageSize: number } {
  if (given === undefined) return { page: 1, pageSize: DEFAULT_PAGE_SIZE };
  if (!isObject(given)) throw badRequest('pagination is not understood', ['pagination']);
  checkInside(given, ['page', 'pageSize'], ['pagination']);
  const { page = 1, pageSize = DEFAULT_PAGE_SIZE } = given;
  return {
    page: positive(page, ['pagination', 'page'], 1_000_000),
    pageSize: Math.min(positive(pageSize, ['pagination', 'pageSize'], 1_000_000), MAX_PAGE_SIZE),
  };
}

function parseSearch(collection: Collection, value: unknown): SearchTerm[] {
  if (typeof value !== 'string') throw badRequest('_q takes text', ['_q']);
  return searchedFor(collection, value.slice(0, 200));
}

function languageIn(value: unknown): Language {
  if (!isLanguage(value)) throw badRequest(`reader takes ${LANGUAGES.join(' or ')}`, ['reader']);
  return value;
}

const db = connection;
const using = (collection: Collection, id: number) =>
  db()(TERMS)
    .select('record')
    .where({ collection: collection.name, kind: 'product', value: String(id) });

const DIRECTIONS = ['asc', 'desc'] as const;
type Direction = (typeof DIRECTIONS)[number];
interface Part {
  readonly by: string;
  readonly direction: Direction;
  readonly own: Narrow | undefined;
}

/** True if an answer depends on more than its own collections, so that it cannot be cached. */
export const dependsOnOthers = ({ lists, personal }: Collection, given: QueryParams): boolean =>
  Object.keys(lists?.asks ?? {}).some((name) => given[name] !== undefined) ||
  Object.keys({ ...lists?.orders, ...lists?.ranks }).some((name) =>
    String(given.sort ?? '').includes(name),
  ) ||
  (personal?.mine ?? []).some(
    ({ fields, follows }) =>
      !follows && fields.some((name) => JSON.stringify(given.fields ?? '').includes(name)),
  );

/** Returns the in-memory ranking that `sort` names, if any. */
export const rankIn = ({ lists }: Collection, { sort }: QueryParams) =>
  Object.entries(lists?.ranks ?? {}).find(([name]) => sort === name || sort === `${name}:asc`)?.[1];

function orderOf(collection: Collection, sort: unknown, search: Search, caller: Caller): Narrow {
  if (sort === undefined) {
    return (query) => {
      // A search for a dish's name shows that dish before those that merely contain the word.
      search.order(query);
      query.orderBy('r.createdAt', 'desc').orderBy('r.id', 'desc');
    };
  }
  const columns = new Map(columnsOf(collection).map((column) => [column.name, column]));
  const ownOrders = new Map(Object.entries(collection.lists?.orders ?? {}));
  const parts: Part[] = (Array.isArray(sort) ? sort : String(sort).split(',')).flat().map((part) => {
    const [name = '', direction = 'asc', ...rest] = String(part).trim().split(':');
    const column = columns.get(name);
    const own = ownOrders.get(name);
    const isOpen = name === 'id' || own || (column && isSortable(collection, name, caller));
    if (!isOpen || rest.length || !isOneOf(DIRECTIONS, direction))
      throw badRequest(`Can not sort by ${String(part)}`, ['sort']);
    const by = column?.type === 'name' ? sortColumn(name) : name;
    return { by, direction, own: own?.(direction, caller) };
  });
  const seen = parts.map(({ by }) => by);
  return (query) => {
    for (const { by, direction, own } of parts.filter((part, at) => seen.indexOf(part.by) === at))
      if (own) own(query);
      else orderNullsLast(query, `r.${by}`, direction, canBeNull(collection, by));
    if (!parts.some(({ by }) => by === 'id')) query.orderBy('r.id', parts.at(-1)?.direction ?? 'asc');
  };
}

/** True if the caller can see the field in every record; otherwise the order would reveal hidden values. */
function isSortable({ fields }: Collection, name: string, { who }: Caller): boolean {
  if (name === 'createdAt' || name === 'updatedAt') return true;
  const field: Field | undefined = fields[name];
  const isSeen = field?.show === 'all' || (field?.show === 'selfOrAdmin' && who === 'Admin');
  return isSeen && !['relation', 'words'].includes(field.kind);
}
