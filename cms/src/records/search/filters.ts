import { badRequest } from '../http/errors';
import { fieldNamed, type Field } from '../fields';
import { listOf, type Narrow, operators, textOf } from '../panel/operators';
import { checkInside, type QueryParams, idOf } from './params';
import { connection } from '../../vendor/strapi';
import { columnsOf, maskOf, termOf, TERMS } from '../database/tables';
import type { Caller, Collection } from '../types';
import { isObject } from '../../domain/fieldOf';

/** Builds a list's filter; a filter that is not allowed or not understood is a 400 that names it. */
export function filterOf(collection: Collection, given: unknown, caller: Caller, path: string[]): Narrow {
  if (typeof given !== 'object' || given === null || Array.isArray(given))
    throw badRequest('filters is not understood', path);
  const narrows = Object.entries(given).map(([name, value]): Narrow => {
    const at = [...path, name];
    if (name === '$and' || name === '$or') {
      const list = (Array.isArray(value) ? value : Object.values(value ?? {})).map((one) =>
        filterOf(collection, one, caller, at),
      );
      return (query) =>
        void query.where((group) =>
          list.forEach((one) =>
            name === '$and'
              ? group.andWhere((inner) => void one(inner))
              : group.orWhere((inner) => void one(inner)),
          ),
        );
    }
    if (name === '$not') {
      const inner = filterOf(collection, value, caller, at);
      return (query) => void query.whereNot((group) => void inner(group));
    }
    return fieldFilter(collection, name, value, caller, at);
  });
  return (query) => narrows.forEach((narrow) => narrow(query));
}

function fieldFilter(
  collection: Collection,
  name: string,
  value: unknown,
  caller: Caller,
  path: string[],
): Narrow {
  const column = columnsOf(collection).find((one) => one.name === name);
  const field: Field | undefined = collection.fields[name];
  const isAdminField = field?.show === 'selfOrAdmin' && caller.who === 'Admin';
  if (name === 'id') return operators('r.id', 'id', value, path);
  if (name === 'createdAt' || name === 'updatedAt') return operators(`r.${name}`, 'text', value, path);
  // Anyone may filter by their own person, and by nobody else's.
  if (field?.kind === 'relation' && field.to === 'users')
    return relationFilter(collection, name, field, value, caller, path);
  if (!field || (field.show !== 'all' && field.show !== 'editor' && !isAdminField))
    throw badRequest(`Can not filter by ${name}`, path);
  if (field.kind === 'relation') return relationFilter(collection, name, field, value, caller, path);
  if (field.show === 'editor' && caller.who !== 'Admin') throw badRequest(`Can not filter by ${name}`, path);
  if (field.kind === 'words') return wordsFilter(collection, name, value, path);
  if (!column) throw badRequest(`Can not filter by ${name}`, path);
  return operators(`r.${name}`, column.type === 'instant' ? 'text' : column.type, value, path);
}

/**
 * Filters a relation by id only. Relations to people accept the caller's own id alone, unless Admin may use any
 * (`byAdmin`).
 */
function relationFilter(
  collection: Collection,
  name: string,
  field: Extract<Field, { kind: 'relation' }>,
  given: unknown,
  caller: Caller,
  path: string[],
): Narrow {
  const inner: QueryParams = isObject(given) ? given : { id: given };
  checkInside(inner, ['id'], path);
  const value: QueryParams = isObject(inner.id) ? inner.id : { $eq: inner.id };
  checkInside(value, ['$eq'], [...path, 'id']);
  const id = idOf(String(value.$eq), name);
  const isAnyones = field.byAdmin && caller.who === 'Admin';
  if (field.to === 'users' && id !== caller.id && !isAnyones)
    throw badRequest(`${name} can only be filtered by one's own id`, path);
  if (!field.many) return (query) => void query.where(`r.${name}`, id);
  return (query) => void query.whereIn('r.id', termRecords(collection, name, [String(id)]));
}

export const termRecords = (collection: Collection, kind: string, values: readonly string[]) =>
  connection()(TERMS).select('record').where({ collection: collection.name, kind }).whereIn('value', values);

function wordsFilter(collection: Collection, name: string, given: unknown, path: string[]): Narrow {
  if (typeof given !== 'object' || given === null) throw badRequest(`${name} takes $contains`, path);
  const field = fieldNamed(collection.fields, name);
  const narrows = Object.entries(given).map(([operator, value]): Narrow => {
    const list = listOf(value).map((word) => termOf(field, textOf(word, [...path, operator])));
    const masked = field.column === 'mask' ? MASKED[operator] : undefined;
    if (masked)
      return masked(
        `r.${name}`,
        list.map((word) => maskOf(field, [word])),
      );
    const records = (words: readonly string[]) => termRecords(collection, name, words);
    if (operator === '$contains' || operator === '$eq') {
      return (query) => list.forEach((word) => void query.whereIn('r.id', records([word])));
    }
    if (operator === '$in') return (query) => void query.whereIn('r.id', records(list));
    if (operator === '$notContains' || operator === '$notIn')
      return (query) => void query.whereNotIn('r.id', records(list));
    throw badRequest(`Unknown operator ${operator}`, [...path, operator]);
  });
  return (query) => narrows.forEach((narrow) => narrow(query));
}

const holdsAny = (column: string, bits: readonly number[], isWanted: boolean): Narrow => {
  const mask = bits.reduce((all, bit) => all | bit, 0);
  return (query) => void query.whereRaw(`(?? & ?) ${isWanted ? '<>' : '='} 0`, [column, mask]);
};
const holdsEach =
  (column: string, bits: readonly number[]): Narrow =>
  (query) =>
    bits.forEach((bit) => holdsAny(column, [bit], true)(query));
const holdsNone = (column: string, bits: readonly number[]): Narrow => holdsAny(column, bits, false);
const MASKED: Record<string, (column: string, bits: readonly number[]) => Narrow> = {
  $contains: holdsEach,
  $eq: holdsEach,
  $in: (column, bits) => holdsAny(column, bits, true),
  $notContains: holdsNone,
  $notIn: holdsNone,
};
