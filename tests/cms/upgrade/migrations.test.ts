import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ROOT } from '@/scripts/stack.mjs';
import { stack, type Wire } from '../support/api';
import { openDatabase } from '../support/database';
import { shapesOf, type Shape } from './shapes';

// The CMS has types of its own, which the site's do not know: its sources are loaded here, not imported.
const load = (file: string) => import(path.join(ROOT, 'cms', file)) as Promise<Wire>;

let db: Wire;
let shapes: Map<string, Shape>;

beforeAll(async () => {
  db = openDatabase();
  shapes = await shapesOf(db);
});
afterAll(() => db.destroy());

test('the migrations give every collection the columns that its code writes', async () => {
  const { COLLECTIONS } = await load('src/collections/index.ts');
  const { columnsOf, sortColumn, tableOf } = await load('src/records/tables.ts');
  for (const collection of COLLECTIONS) {
    const columns = columnsOf(collection).flatMap(({ name, type }: { name: string; type: string }) =>
      type === 'name' ? [name, sortColumn(name)] : [name],
    );
    const made = Object.keys(shapes.get(tableOf(collection))?.columns ?? {});
    expect(made, `${tableOf(collection)}: a migration is missing, see docs/upgrades.md`).toEqual(
      ['id', ...columns, 'body', 'head'].toSorted(),
    );
  }
});

test('a read table that is made anew is empty, and its note is gone, so that the start fills it', async () => {
  const own = openDatabase({ database: 'sqlite', databaseUrl: ':memory:' });
  try {
    await (await load('database/migrations/2026.11.22T14.00.00.read-model.ts')).up(own);
    await own('supra_shapes').insert([{ name: 'shop-items' }, { name: 'dishes' }]);
    await own('supra_shop_items').insert({ id: 1, body: '{}', head: '{}' });
    const { makeReadTable } = await load('database/readTables.ts');
    await makeReadTable(own, 'shop-items', { brand: 'name' });
    expect(await own('supra_shop_items')).toEqual([]);
    expect(await own('supra_shapes').select('name')).toEqual([{ name: 'dishes' }]);
    expect(Object.keys((await shapesOf(own)).get('supra_shop_items')?.columns ?? {})).toContain('brandKey');
  } finally {
    await own.destroy();
  }
});

test('each has run once, by its name, before anything was read', async () => {
  const files = readdirSync(path.join(ROOT, 'cms/database/migrations'));
  const rows: { name: string }[] = await db('strapi_migrations').select('name');
  expect(rows.map(({ name }) => name).toSorted()).toEqual(
    files.map((file) => file.replace(/ts$/, 'js')).toSorted(),
  );
});

/** The sources in a folder of the CMS. */
const sourcesIn = (folder: string): string[] =>
  readdirSync(path.join(ROOT, 'cms', folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts'))
    .map((file) => path.join(ROOT, 'cms', folder, file));

test('nothing but a migration makes, changes or drops a table', () => {
  const DEFINES =
    /\b(?:create|alter|drop|rename|truncate)(?:Table|View|Schema|Column|Index)|\b(?:create|alter|drop)\s+(?:unique\s+)?(?:table|index|view|trigger)\b|\.schema\b(?=\.|\()/i;
  const files = ['src', 'config'].flatMap(sourcesIn);
  expect(files.length).toBeGreaterThan(100);
  expect(files.filter((file) => DEFINES.test(readFileSync(file, 'utf8')))).toEqual([]);
});

test('the suite’s own database is a new one, which they made whole', () => {
  expect(stack().database).toBe(db.client.config.client === 'pg' ? 'postgres' : 'sqlite');
  expect([...shapes.keys()].filter((name) => /^supra_(?!migrations)/.test(name)).length).toBeGreaterThan(28);
});
