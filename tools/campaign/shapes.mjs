import { readdirSync } from 'node:fs';
import path from 'node:path';
import { pickFrom } from './chance.mjs';
import { builtOf, builtSources } from './database.mjs';

/**
 * @typedef {{ [name: string]: Field }} Fields
 * @typedef {{ kind: string, of?: string[], max?: number, many?: boolean, fields?: Fields }} Field
 * @typedef {{ method: string, route: string, fields: Fields }} Route
 */

/**
 * Returns every route of the built CMS, with the fields of its collection.
 * @returns {Route[]}
 */
export function contractRoutes() {
  /** @type {{ COLLECTIONS: { name: string, fields: Fields }[] }} */
  const { COLLECTIONS } = builtOf('collections/index');
  const api = path.join(builtSources(), 'api');
  /** @param {string} route */
  const fieldsOf = (route) => COLLECTIONS.find(({ name }) => name === route.split('/')[1])?.fields ?? {};
  /** @type {{ method: string, path: string }[]} */
  const routes = readdirSync(api).flatMap((name) =>
    readdirSync(path.join(api, name, 'routes')).flatMap(
      (file) => builtOf(`api/${name}/routes/${path.basename(file, '.js')}`).default.routes,
    ),
  );
  return routes.map(({ method, path: route }) => ({ method, route, fields: fieldsOf(route) }));
}

/** @type {unknown[]} */
const STRANGE = [
  null,
  true,
  0,
  -1,
  1.5,
  1e300,
  2147483648,
  '',
  ' ',
  '\u0000',
  '%',
  '\ud800',
  "'; drop table dishes; --",
  'ხაჭაპური',
  'a'.repeat(6_000),
  '😀'.repeat(40),
  [],
  {},
  [null],
  [[[]]],
  { toString: 1 },
  { $gt: 0 },
  '2026-02-30',
  '__proto__',
];
const FILTERS = ['$eq', '$ne', '$in', '$lte', '$between', '$containsi', '$null', '$or', '$not', '$strange'];
const WORDS = ['x', '0', '-1', '1e9', '%00', '..', 'me', 'feed', 'quote', 'import', 'constructor', '%F0%9F'];

/**
 * Creates calls from the contract's routes and fields that are valid in most parts and odd in one.
 * @param {Route[]} routes
 * @param {() => number} random
 * @param {number[]} ids
 */
export function createOdd(routes, random, ids) {
  /**
   * @template T
   * @param {readonly T[]} list
   */
  const pick = (list) => pickFrom(random, list);
  /**
   * @template T
   * @param {number} count
   * @param {() => T} make
   */
  const some = (count, make) => Array.from({ length: Math.floor(random() * count) }, make);

  /** @param {Field} field @returns {unknown} */
  function fitting(field) {
    if (random() < 0.12) return pick(STRANGE);
    switch (field.kind) {
      case 'choice':
        return pick(field.of ?? []);
      case 'words':
        return some(4, () => pick(field.of ?? ['Own', 'Word']));
      case 'number':
        return Math.round(random() * (field.max ?? 1_000));
      case 'boolean':
        return random() < 0.5;
      case 'relation':
        return field.many ? some(3, () => pick(ids)) : pick(ids);
      case 'media':
        return field.many ? some(3, () => pick(ids)) : pick(ids);
      case 'parts':
      case 'objects':
        return some(4, () => bodyOf(field.fields ?? {}));
      case 'object':
        return bodyOf(field.fields ?? {});
      case 'day':
        return pick(['2026-11-23', '2028-02-29', '2026-02-30', '0000-00-00']);
      case 'time':
        return pick(['08:30', '24:00', '8:3']);
      case 'instant':
        return pick([new Date().toISOString(), '2026-11-23', 'now']);
      default:
        return pick(['Khachapuri', 'Lobio with walnuts', 'ხაჭაპური', '2f9d8a30-6d0b-4b5e-9d3c-1f2e3d4c5b6a']);
    }
  }
  /** @param {Fields} fields @returns {object} */
  const bodyOf = (fields) =>
    Object.fromEntries(
      Object.entries(fields)
        .filter(() => random() < 0.6)
        .map(([name, field]) => [random() < 0.03 ? pick(WORDS) : name, fitting(field)]),
    );

  /** @param {Fields} fields */
  function queryOf(fields) {
    const names = [...Object.keys(fields), 'id', 'createdAt', 'strange'];
    const text = () => {
      const one = pick(STRANGE);
      return encodeURIComponent(
        (typeof one === 'string' ? one : JSON.stringify(one)).toWellFormed().slice(0, 300),
      );
    };
    const parts = some(4, () =>
      pick([
        () => `filters[${pick(names)}][${pick(FILTERS)}]=${text()}`,
        () => `filters[$or][${Math.floor(random() * 3)}][${pick(names)}]=${text()}`,
        () => `sort=${pick(names)}:${pick(['asc', 'desc', 'up'])}`,
        () => `fields=${pick(names)},${pick(names)}`,
        () => `populate[${pick(names)}][populate]=${pick(['*', 'deep', 'true', '%00'])}`,
        () => `populate=${pick(['deep', 'deep,5', 'deep,99', '*'])}`,
        () => `pagination[${pick(['page', 'pageSize', 'start'])}]=${text()}`,
        () => `_q=${text()}`,
        () => `reader=${pick(['en', 'ka', 'xx'])}`,
      ])(),
    );
    return parts.length > 0 ? `?${parts.join('&')}` : '';
  }

  return () => {
    const { method, route, fields } = pick(routes);
    const at = route.replace(/:\w+/g, () => (random() < 0.8 ? `${pick(ids)}` : pick(WORDS)));
    const odd = random() < 0.03 ? pick(['PATCH', 'PUT', 'DELETE', 'OPTIONS']) : method;
    const isRead = odd === 'GET' || odd === 'DELETE';
    const data = random() < 0.95 ? { data: bodyOf(fields) } : pick(STRANGE);
    const broken = random() < 0.01 ? '{"data":' : JSON.stringify(data);
    return {
      method: odd,
      path: `/api${at}${isRead ? queryOf(fields) : ''}`,
      body: isRead ? undefined : broken,
    };
  };
}
