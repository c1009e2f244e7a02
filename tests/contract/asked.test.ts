import { readdirSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { http } from '@/lib/api/http';
import { ROOT } from '@/scripts/launch/stack.mjs';
import { at, atLeast } from '@/tests/support/at';
import { collections, type Field, type Fields } from './cms';

type Asked = { readonly [name: string]: Asked | string };
interface Question {
  readonly by: string;
  readonly collection: string;
  readonly query: Asked;
}

/** Argument lists of enough kinds for every reading function to get as far as its request. */
const ARGUMENTS: readonly (readonly unknown[])[] = [
  [],
  [1],
  [1, 'en'],
  [[1]],
  ['x'],
  ['x', 'en'],
  ['en'],
  [{}],
  [{}, 1],
  [{}, 1, 'en'],
  [{}, 'en', 1],
  [1, 2],
  [1, {}],
  ['dishes', 1],
  ['2026-11-22', '2026-11-28'],
  [1, '2026-11-22', '2026-11-28'],
];
const NOTHING = { data: [], meta: { pagination: { page: 1, pageSize: 25, pageCount: 1, total: 0 } } };
/** Fields that every record has. */
const COMMON = ['id', 'createdAt', 'updatedAt'];

/** Files that request no record themselves. */
const TOOLS = ['strapi.ts', 'http.ts', 'query.ts', 'errors.ts', 'retries.ts', 'token.ts', 'writes.ts'];

const questions: Question[] = [];
const adapter = http.defaults.adapter;
afterAll(() => void (http.defaults.adapter = adapter));

/** Calls every reading function in lib/api, and records its requests to the CMS; ignores the answers. */
beforeAll(async () => {
  let by = '';
  http.defaults.adapter = async (config) => {
    if (config.method === 'get') note(by, String(config.url));
    return { data: NOTHING, status: 200, statusText: 'OK', headers: {}, config };
  };
  const files = readdirSync(path.join(ROOT, 'lib/api'), { recursive: true, encoding: 'utf8' });
  for (const file of files.filter((name) => name.endsWith('.ts'))) {
    const loaded: Record<string, unknown> = await import(path.join(ROOT, 'lib/api', file));
    for (const [name, call] of Object.entries(loaded)) {
      if (typeof call !== 'function' || TOOLS.includes(file)) continue;
      by = `${file} ${name}`;
      for (const args of ARGUMENTS) await attempt(() => call(...args));
    }
  }
});

async function attempt(call: () => unknown): Promise<void> {
  try {
    await call();
  } catch {
    // arguments of another kind, or an answer without a record
  }
}

function note(by: string, url: string): void {
  const [place, query = ''] = atLeast(1, url.split('?'));
  const [collection, record, verb] = atLeast(1, place.split('/'));
  if (verb || (record && !/^(\d+|x|en|\[object.*)$/.test(decodeURIComponent(record)))) return;
  questions.push({ by, collection, query: nested(query) });
}

/** Parses `a[b][0]=c` to `{ a: { b: { 0: 'c' } } }`. */
function nested(query: string): Asked {
  const all: Record<string, unknown> = {};
  for (const [name, value] of new URLSearchParams(query)) {
    const parts = name.split(/[[\]]+/).filter(Boolean);
    const last = parts.pop() as string;
    let place = all;
    for (const part of parts) place = (place[part] ??= {}) as Record<string, unknown>;
    place[last] = value;
  }
  return all as Asked;
}

/** Returns the fields of a collection, including those computed for each caller. */
function fieldsOf(name: string | undefined): Fields | undefined {
  const found = collections.find((one) => one.name === name);
  const { fields = [], mine = [] } = found?.personal ?? {};
  const names = [...fields, ...mine.flatMap((one) => one.fields)];
  const personal = names.map((one) => [one, { kind: 'text', show: 'all' }] as const);
  return found && { ...found.fields, ...Object.fromEntries(personal) };
}
const namesIn = (asked: Asked | string | undefined): string[] =>
  typeof asked === 'object' ? Object.values(asked).map(String) : asked ? asked.split(',') : [];
const INSIDE = ['relation', 'media', 'parts', 'object', 'objects'];

/** Returns requested fields that do not exist or are of the wrong kind. */
function misses(asked: Asked, fields: Fields): string[] {
  const found = namesIn(asked.fields).filter((name) => {
    if (COMMON.includes(name)) return false;
    const field = fields[name];
    return !field || field.show === 'never' || field.kind === 'relation' || field.kind === 'media';
  });
  if (typeof asked.populate !== 'object') return found;
  return [
    ...found,
    ...Object.entries(asked.populate).flatMap(([name, inner]) => missesInside(name, inner, fields[name])),
  ];
}

function missesInside(name: string, asked: Asked | string, field: Field | undefined): string[] {
  if (!field || field.show === 'never' || !INSIDE.includes(field.kind)) return [`populate ${name}`];
  const fields = field.kind === 'relation' ? fieldsOf(field.to) : field.fields;
  if (typeof asked !== 'object' || !fields) return [];
  return misses(asked, fields).map((miss) => `${name}.${miss}`);
}

/** Returns filtered or sorted fields that do not exist. */
function unknownIn({ filters, sort }: Asked, fields: Fields): string[] {
  const filtered = typeof filters === 'object' ? filteredBy(filters) : [];
  const sorted = namesIn(sort).map((one) => at(one.split(':'), 0));
  // skips placeholders for arguments of another kind
  const named = [...filtered, ...sorted].filter((name) => /^\w+$/.test(name));
  return named.filter((name) => !COMMON.includes(name) && !(name in fields));
}
const filteredBy = (filters: Asked): string[] =>
  Object.entries(filters).flatMap(([name, inner]) => {
    if (!/^(\$|\d+$)/.test(name)) return [name];
    return typeof inner === 'object' ? filteredBy(inner) : [];
  });

test('every field that the client requests, filters or sorts by belongs to the collection', () => {
  const faults = questions.flatMap(({ by, collection, query }) => {
    const fields = fieldsOf(collection);
    if (!fields) return [];
    return [...misses(query, fields), ...unknownIn(query, fields)].map(
      (miss) => `${by}: ${collection} ${miss}`,
    );
  });
  expect([...new Set(faults)]).toEqual([]);
});

test('the client’s queries are recorded for every collection that it reads', () => {
  const asked = new Set(questions.map(({ collection }) => collection));
  const unasked = collections.map(({ name }) => name).filter((name) => !asked.has(name));
  // stock is read through its products and its movements
  expect(unasked).toEqual(['stocks']);
  const narrow = questions.filter(({ query }) => query.fields || typeof query.populate === 'object');
  expect(new Set(narrow.map(({ by }) => by)).size).toBeGreaterThan(20);
});
