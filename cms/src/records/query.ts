import type { Knex } from 'knex';
import { unindexed } from './database';
import { badRequest } from './errors';
import type { Field } from './fields';
import { canLack, orderLackingLast } from './lacking';
import { columnsOf, maskOf, sortColumn, TERMS } from './readModel';
import { collectionOf } from './registry';
import { nameKey } from '../domain/text/clean';
import { searchTokens, type SearchToken } from '../domain/search/fold';
import type { Caller, Collection } from './types';

type Query = Knex.QueryBuilder;
type Given = Record<string, unknown>;

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

/** Refuses a parameter that a call does not have. */
export function checkParams(given: Given, allowed: readonly string[]): void {
  const stray = Object.keys(given).find((name) => !allowed.includes(name));
  if (stray) throw badRequest(`Unknown parameter ${stray}`, [stray]);
}
export const checkOneParams = (given: Given): void => checkParams(given, ['populate', 'fields']);

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

function checkInside(given: Given, allowed: readonly string[], path: string[]): void {
  const stray = Object.keys(given).find((name) => !allowed.includes(name));
  if (stray) throw badRequest(`${stray} is not understood`, [...path, stray]);
}

function positive(value: unknown, path: string[], max: number): number {
  const number = typeof value === 'string' || typeof value === 'number' ? Number(value) : NaN;
  if (!Number.isInteger(number) || number < 1 || number > max) throw badRequest(`${path.at(-1)} must be a positive whole number`, path);
  return number;
}

function idOf(value: unknown, name: string): number {
  const id = typeof value === 'string' && /^\d{1,10}$/.test(value) ? Number(value) : NaN;
  if (!Number.isInteger(id)) throw badRequest(`${name} must be a number`, [name]);
  return Math.min(id, 2_147_483_647);
}

function idList(value: unknown, name: string): number[] {
  if (typeof value !== 'string') throw badRequest(`${name} takes ids with commas between`, [name]);
  return value.split(',').filter(Boolean).slice(0, 20).map((id) => idOf(id.trim(), name));
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

type Narrow = (query: Query) => void;

function filterOf(collection: Collection, given: unknown, caller: Caller, path: string[]): Narrow {
  if (typeof given !== 'object' || given === null || Array.isArray(given)) throw badRequest('filters is not understood', path);
  const narrows = Object.entries(given).map(([name, value]): Narrow => {
    const at = [...path, name];
    if (name === '$and' || name === '$or') {
      const list = (Array.isArray(value) ? value : Object.values((value as object) ?? {})).map((one) => filterOf(collection, one, caller, at));
      return (query) =>
        void query.where((group) => list.forEach((one) => (name === '$and' ? group.andWhere((inner) => void one(inner)) : group.orWhere((inner) => void one(inner)))));
    }
    if (name === '$not') {
      const inner = filterOf(collection, value, caller, at);
      return (query) => void query.whereNot((group) => void inner(group));
    }
    return fieldFilter(collection, name, value, caller, at);
  });
  return (query) => narrows.forEach((narrow) => narrow(query));
}

function fieldFilter(collection: Collection, name: string, value: unknown, caller: Caller, path: string[]): Narrow {
  const column = columnsOf(collection).find((one) => one.name === name);
  const field: Field | undefined = collection.fields[name];
  const isAdminField = field?.show === 'selfOrAdmin' && caller.who === 'Admin';
  if (name === 'id') return operators('r.id', 'id', value, path);
  if (name === 'createdAt' || name === 'updatedAt') return operators(`r.${name}`, 'text', value, path);
  // A person may always ask for their own, and for nobody else's.
  if (field?.kind === 'relation' && field.to === 'users') return relationFilter(collection, name, field, value, caller, path);
  if (!field || (field.show !== 'all' && field.show !== 'editor' && !isAdminField)) throw badRequest(`Can not filter by ${name}`, path);
  if (field.kind === 'relation') return relationFilter(collection, name, field, value, caller, path);
  if (field.show === 'editor' && caller.who !== 'Admin') throw badRequest(`Can not filter by ${name}`, path);
  if (field.kind === 'words') return wordsFilter(collection, name, value, path);
  if (!column) throw badRequest(`Can not filter by ${name}`, path);
  return operators(`r.${name}`, column.type === 'instant' ? 'text' : column.type, value, path);
}

/** Relations are filtered by id alone; those to people only by the caller's own. */
function relationFilter(
  collection: Collection,
  name: string,
  field: Extract<Field, { kind: 'relation' }>,
  given: unknown,
  caller: Caller,
  path: string[],
): Narrow {
  const inner = typeof given === 'object' && given !== null ? (given as Given) : { id: given };
  checkInside(inner, ['id'], path);
  const value = typeof inner.id === 'object' && inner.id !== null ? (inner.id as Given) : { $eq: inner.id };
  checkInside(value, ['$eq'], [...path, 'id']);
  const id = idOf(String(value.$eq), name);
  const isAnyones = field.byAdmin && caller.who === 'Admin';
  if (field.to === 'users' && id !== caller.id && !isAnyones) throw badRequest(`${name} can only be filtered by one's own id`, path);
  if (!field.many) return (query) => void query.where(`r.${name}`, id);
  return (query) => void query.whereIn('r.id', termRecords(collection, name, [String(id)]));
}

const termRecords = (collection: Collection, kind: string, values: readonly string[]) =>
  db()(TERMS).select('record').where({ collection: collection.name, kind }).whereIn('value', values as string[]);

function wordsFilter(collection: Collection, name: string, given: unknown, path: string[]): Narrow {
  if (typeof given !== 'object' || given === null) throw badRequest(`${name} takes $contains`, path);
  const field = collection.fields[name];
  const narrows = Object.entries(given).map(([operator, value]): Narrow => {
    const list = listOf(value).map((word) => coerce('text', word, [...path, operator]) as string);
    if (field.column === 'mask' && operator in MASKED) return MASKED[operator](`r.${name}`, list.map((word) => maskOf(field, [word])));
    const records = (words: readonly string[]) => termRecords(collection, name, words);
    if (operator === '$contains' || operator === '$eq') {
      return (query) => list.forEach((word) => void query.whereIn('r.id', records([word])));
    }
    if (operator === '$in') return (query) => void query.whereIn('r.id', records(list));
    if (operator === '$notContains' || operator === '$notIn') return (query) => void query.whereNotIn('r.id', records(list));
    throw badRequest(`Unknown operator ${operator}`, [...path, operator]);
  });
  return (query) => narrows.forEach((narrow) => narrow(query));
}

const holdsAny = (column: string, bits: readonly number[], isWanted: boolean): Narrow => {
  const mask = bits.reduce((all, bit) => all | bit, 0);
  return (query) => void query.whereRaw(`(?? & ?) ${isWanted ? '<>' : '='} 0`, [column, mask]);
};
const holdsEach = (column: string, bits: readonly number[]): Narrow => (query) => bits.forEach((bit) => holdsAny(column, [bit], true)(query));
const holdsNone = (column: string, bits: readonly number[]): Narrow => holdsAny(column, bits, false);
const MASKED: Record<string, (column: string, bits: readonly number[]) => Narrow> = {
  $contains: holdsEach,
  $eq: holdsEach,
  $in: (column, bits) => holdsAny(column, bits, true),
  $notContains: holdsNone,
  $notIn: holdsNone,
};

const listOf = (value: unknown): unknown[] =>
  Array.isArray(value) ? value : typeof value === 'object' && value !== null ? Object.values(value) : [value];

function operators(column: string, type: string, given: unknown, path: string[]): Narrow {
  const asked = typeof given === 'object' && given !== null && !Array.isArray(given) ? (given as Given) : { $eq: given };
  const narrows = Object.entries(asked).map(([operator, value]) => operatorOf(column, type, operator, value, [...path, operator]));
  return (query) => narrows.forEach((narrow) => narrow(query));
}

const COMPARE: Record<string, string> = { $lt: '<', $lte: '<=', $gt: '>', $gte: '>=' };
const LIKE: Record<string, (text: string) => string> = {
  $contains: (text) => `%${text}%`,
  $startsWith: (text) => `${text}%`,
  $endsWith: (text) => `%${text}`,
};

function operatorOf(column: string, type: string, operator: string, value: unknown, path: string[]): Narrow {
  const one = () => coerce(type, value, path);
  const many = () => listOf(value).map((item) => coerce(type, item, path));
  if (operator in COMPARE) {
    const right = one();
    return (query) => void query.where(unindexed(column), COMPARE[operator], right as string);
  }
  const fold = operator.endsWith('i') ? operator.slice(0, -1) : operator;
  const isNegated = fold.startsWith('$not') && fold !== '$not';
  const positiveName = isNegated ? `$${fold.charAt(4).toLowerCase()}${fold.slice(5)}` : fold;
  const isText = type === 'text' || type === 'name';
  const isFolded = operator.endsWith('i');
  // Names are kept as they are compared, so folding them is no work of the database, which knows only ASCII.
  const folded = isFolded && type === 'name' ? `r.${sortColumn(column.slice(2))}` : column;
  if (isText && positiveName in LIKE) {
    const text = coerce(type, value, path) as string;
    return likeFilter(folded, LIKE[positiveName], isFolded ? nameKey(text) : text, { isNegated, isLowered: isFolded && type === 'text' });
  }
  if (isText && operator === '$eqi') {
    const right = nameKey(coerce(type, value, path) as string);
    return (query) => void (type === 'name' ? query.where(folded, right) : query.whereRaw('lower(??) = ?', [column, right]));
  }
  switch (operator) {
    case '$eq': {
      const right = one();
      return (query) => void query.where(column, right as string);
    }
    case '$ne': {
      const right = one();
      return (query) => void query.where((group) => void group.whereNot(column, right as string).orWhereNull(column));
    }
    case '$in': {
      const list = many();
      return (query) => void query.whereIn(column, list as string[]);
    }
    case '$notIn': {
      const list = many();
      return (query) => void query.whereNotIn(column, list as string[]);
    }
    case '$between': {
      const [from, to] = many();
      if (to === undefined) throw badRequest('$between takes two values', path);
      return (query) => void query.whereBetween(column, [from, to] as [string, string]);
    }
    case '$null':
    case '$notNull': {
      const isNull = (coerce('boolean', value, path) as boolean) === (operator === '$null');
      return (query) => void (isNull ? query.whereNull(column) : query.whereNotNull(column));
    }
    default:
      throw badRequest(`Unknown operator ${operator}`, path);
  }
}

interface LikeHow {
  isNegated: boolean;
  isLowered: boolean;
}

function likeFilter(column: string, pattern: (text: string) => string, text: string, { isNegated, isLowered }: LikeHow): Narrow {
  const escaped = pattern(text.replace(/[\\%_]/g, '\\$&'));
  return (query) => void query.whereRaw(`${isLowered ? 'lower(??)' : '??'} ${isNegated ? 'not ' : ''}like ? escape '\\'`, [column, escaped]);
}

function coerce(type: string, value: unknown, path: string[]): unknown {
  if (type === 'id') return idOf(typeof value === 'number' ? String(value) : value, path.join('.'));
  if (type === 'number') {
    const number = typeof value === 'string' && value.trim() !== '' ? Number(value) : typeof value === 'number' ? value : NaN;
    if (!Number.isFinite(number)) throw badRequest('a number is needed here', path);
    return number;
  }
  if (type === 'boolean') {
    if (value === true || value === 'true' || value === '1') return true;
    if (value === false || value === 'false' || value === '0') return false;
    throw badRequest('true or false is needed here', path);
  }
  if (typeof value !== 'string' && typeof value !== 'number') throw badRequest('a text is needed here', path);
  if (String(value).includes('\u0000')) throw badRequest('this text holds a character that no text has', path);
  return String(value);
}
