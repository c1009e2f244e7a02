import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ROOT } from '@/scripts/launch/stack.mjs';
import { stack, type Wire } from '../support/api';
import { openDatabase } from '../support/database';
import { shapesOf, type Shape } from './shapes';

// The CMS has separate types that the site's tsconfig does not know, so its sources are loaded here, not imported.
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
  const { columnsOf, sortColumn, tableOf } = await load('src/records/database/tables.ts');
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

test('a read table that is rebuilt is empty and its note removed, so that the start fills it', async () => {
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

test('members of older plans: their version becomes what they see, everything else stays', async () => {
  const own = openDatabase({ database: 'sqlite', databaseUrl: ':memory:' });
  const { up } = await load('database/migrations/2026.11.27T03.20.00.saved-days-of-members.ts');
  const daysWith = (...dishes: (number | null)[]) => [
    { meals: [{ entries: dishes.map((dish) => ({ dish })) }] },
    { meals: [] },
  ];
  const version = (given: object) => JSON.stringify({ version: 3, days: daysWith(7, 8, null, 7), ...given });
  const plans = [
    { id: 1, visibility: 'private', published: version({ forMembers: true }), version: 3 },
    { id: 2, visibility: 'private', published: version({}), version: 3 },
    { id: 3, visibility: 'public', published: version({ forMembers: true }), version: 3 },
    { id: 4, visibility: 'public', published: version({}), version: 3 },
    { id: 5, visibility: 'private', published: null, version: 0 },
    { id: 6, visibility: 'private', published: 'null', version: 0 },
  ].map((plan) => ({ ...plan, days: JSON.stringify(daysWith(9)) }));
  try {
    await up(own); // a new database has no query plans yet
    await own.schema.createTable('supra_shapes', (table: Wire) => table.string('name'));
    await own('supra_shapes').insert([{ name: 'mealplans' }, { name: 'subscriptions' }]);
    await own.schema.createTable('mealplans', (table: Wire) => {
      table.integer('id');
      table.string('visibility');
      table.json('published');
      table.integer('version');
      table.json('days');
    });
    await own('mealplans').insert(plans);
    await up(own);
    const closed = { published: null, agreed: '[7,8]' };
    expect(await own('mealplans').orderBy('id')).toEqual([
      ...plans.slice(0, 3).map((plan) => ({ ...plan, ...closed })),
      ...plans.slice(3).map((plan) => ({ ...plan, agreed: null })),
    ]);
    expect(await own('supra_shapes')).toEqual([{ name: 'subscriptions' }]);
  } finally {
    await own.destroy();
  }
});

test('each migration has run once, by name, before anything was read', async () => {
  const files = readdirSync(path.join(ROOT, 'cms/database/migrations'));
  const rows: { name: string }[] = await db('strapi_migrations').select('name');
  expect(rows.map(({ name }) => name).toSorted()).toEqual(
    files.map((file) => file.replace(/ts$/, 'js')).toSorted(),
  );
});

/** Returns the sources in a folder of the CMS. */
const sourcesIn = (folder: string): string[] =>
  readdirSync(path.join(ROOT, 'cms', folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts'))
    .map((file) => path.join(ROOT, 'cms', folder, file));

test('only migrations make, change or drop tables', () => {
  const DEFINES =
    /\b(?:create|alter|drop|rename|truncate)(?:Table|View|Schema|Column|Index)|\b(?:create|alter|drop)\s+(?:unique\s+)?(?:table|index|view|trigger)\b|\.schema\b(?=\.|\()/i;
  const files = ['src', 'config'].flatMap(sourcesIn);
  expect(files.length).toBeGreaterThan(100);
  expect(files.filter((file) => DEFINES.test(readFileSync(file, 'utf8')))).toEqual([]);
});

test('the suite’s own database is new, and the migrations completed it', () => {
  expect(stack().database).toBe(db.client.config.client === 'pg' ? 'postgres' : 'sqlite');
  expect([...shapes.keys()].filter((name) => /^supra_(?!migrations)/.test(name)).length).toBeGreaterThan(28);
});
