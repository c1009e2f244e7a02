import { createRequire } from 'node:module';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { toQuery } from '@/lib/api/dish/dishes';
import { NO_FILTERS, SORTS, type DishFilters } from '@/lib/forms/dish/filters';
import { ROOT } from '@/scripts/launch/stack.mjs';
import { people, stack, type Wire } from '../../support/api';
import { line, makeProduct, makePublic } from '../../support/records';

const { database, databaseUrl } = stack();
const isPostgres = database === 'postgres';
const ONE_FILTER: Record<string, Partial<DishFilters>> = {
  'no filter': {},
  'both languages': { language: 'all' },
  type: { type: 'Dinner' },
  diet: { diet: ['Vegan', 'Gluten Free'] },
  fasting: { fasting: true },
  time: { time: 30 },
  kcal: { kcal: 300 },
  cost: { cost: 2 },
};

interface Query {
  readonly sql: string;
  readonly bindings: readonly unknown[];
}
// The CMS has separate types that the site's tsconfig does not know, so its sources are loaded here, not imported.
const load = (file: string) => import(path.join(ROOT, 'cms/src', file));

let db: Wire;
/**
 * Connection that explains the queries; on PostgreSQL a transaction with many records that is rolled back after the
 * file.
 */
let reader: Wire;
let product: number;
let sqlOf: (query: Wire) => Query;
let atHome: Record<'cook' | 'expires' | 'things', Query>;

/** Builds the queries with the CMS's own code, on the database of the suite's CMS. */
beforeAll(async () => {
  const cms = createRequire(path.join(ROOT, 'cms/package.json'));
  const connection = isPostgres ? databaseUrl : { filename: databaseUrl };
  db = cms('knex')({ client: isPostgres ? 'pg' : 'better-sqlite3', connection, useNullAsDefault: true });
  Object.assign(globalThis, {
    strapi: { db: { connection: db, dialect: { client: isPostgres ? 'postgres' : 'sqlite' } } },
  });
  const { idsOfPage } = await load('records/read/read.ts');
  const { parseList } = await load('records/search/query.ts');
  const { registerCollections, collectionOf } = await load('records/registry.ts');
  registerCollections((await load('collections/index.ts')).COLLECTIONS);
  const dishes = collectionOf('dishes');
  const caller = { id: people().user.id, who: 'User' };
  sqlOf = (query) => idsOfPage(db, dishes, parseList(dishes, query, caller), caller).toSQL();

  const { rowsAmong } = await load('records/search/ranked.ts');
  const { expiringRows } = await load('pantry/expiring.ts');
  const { inPantryOf } = await load('pantry/items.ts');
  const ids = Array.from({ length: 48 }, (_, at) => at + 1);
  atHome = {
    cook: rowsAmong(db, dishes, parseList(dishes, given(NO_FILTERS), caller), { caller, ids }).toSQL(),
    expires: expiringRows(db, caller, { until: '2026-11-26' }).toSQL(),
    things: db('supra_pantry_items').whereIn('id', inPantryOf(caller)).select('body').toSQL(),
  };

  ({ id: product } = await makeProduct(people().user));
  const { id: dish } = await makePublic(people().user, { ingredients: [line(product)] });
  reader = isPostgres ? await db.transaction() : db;
  if (isPostgres) await crowd(dish);
});

afterAll(async () => {
  Reflect.deleteProperty(globalThis, 'strapi');
  if (isPostgres) await reader.rollback();
  await db.destroy();
});

/** Returns the site's query, with all values as text, as an address would carry them. */
const given = (filters: DishFilters) =>
  JSON.parse(
    JSON.stringify(toQuery(filters, 'en'), (_, value) => (typeof value === 'number' ? String(value) : value)),
  );

/** Returns the database's plan for a page, one line per step. */
function planOf(filters: DishFilters, sort?: string): Promise<string> {
  const query = given(filters);
  return planOfQuery(sort ? { ...query, sort } : query);
}

const planOfQuery = (query: Wire): Promise<string> => planOfSql(sqlOf(query));

/**
 * Adds other people's records, most of them private, and counts them; with few rows the planner's choice would be
 * random.
 */
async function crowd(dish: number): Promise<void> {
  const others = {
    id: '1000000 + n',
    owner: '1000000 + n % 500',
    visibility: "case when n % 5 = 0 then 'public' else 'private' end",
    language: "case when n % 2 = 0 then 'en' else 'ka' end",
    createdAt: "(timestamp '2020-01-01' + n * interval '1 hour')::text",
    NameKey: "'recipe ' || md5(n::text)",
    TimeToCook: '5 + n % 97',
    calories: '100 + n % 700',
    costTetri: '50 + n % 900',
    saveCount: 'n % 1000',
    body: "'{}'",
    head: "'{}'",
  };
  const changed = Object.entries(others).map(([column, value]) => `'${column}', ${value}`);
  await reader.raw(
    `insert into supra_dishes select other.* from supra_dishes dish, generate_series(1, 10000) n,
      jsonb_populate_record(dish, jsonb_build_object(${changed.join(', ')})) other where dish.id = ?`,
    [dish],
  );
  await reader.raw(
    `insert into supra_terms (collection, record, kind, value) select collection, 1000000 + n, kind, (1000000 + n % 500)::text
      from supra_terms, generate_series(1, 10000) n where collection = 'dishes' and record = ?`,
    [dish],
  );
  await reader.raw(`insert into supra_terms (collection, record, kind, value)
    select 'pantry-items', 1000000 + n, 'readers', (1000000 + n % 500)::text from generate_series(1, 20000) n`);
  await reader.raw('analyze supra_dishes, supra_terms, supra_pantry_items');
  // PostgreSQL could also read the whole table and sort it; the test asks whether it can do without.
  for (const way of ['seqscan', 'bitmapscan', 'sort', 'incremental_sort'])
    await reader.raw(`set local enable_${way} = off`);
}

async function planOfSql({ sql, bindings }: Query): Promise<string> {
  if (!isPostgres) {
    const steps: { detail: string }[] = await reader.raw(`explain query plan ${sql}`, bindings);
    return steps.map(({ detail }) => detail).join('\n');
  }
  const { rows } = await reader.raw(`explain ${sql}`, bindings);
  return rows.map((row: Record<string, string>) => row['QUERY PLAN']).join('\n');
}

const orders = SORTS.map((sort) => [sort] as const);

describe.each(Object.entries(ONE_FILTER))('the public list with %s', (_, filters) => {
  test.each(orders)('by %s walks along an index', async (sort) => {
    const plan = await planOf({ ...NO_FILTERS, ...filters, sort });
    expect(plan).toMatch(/supra_dishes_by_\w+/);
    expect(plan).not.toMatch(/TEMP B-TREE|SCAN r\b|Sort|Seq Scan on supra_dishes/);
  });
});

// The site only sorts ascending; other callers may sort descending.
test.each(['TimeToCook', 'calories', 'costTetri'])(
  'the public list by %s, descending, walks along an index',
  async (name) => {
    for (const filters of Object.values(ONE_FILTER)) {
      const plan = await planOf({ ...NO_FILTERS, ...filters }, `${name}:desc`);
      expect(plan).toMatch(/supra_dishes_by_\w+/);
      expect(plan).not.toMatch(/TEMP B-TREE|SCAN r\b|Sort|Seq Scan on supra_dishes/);
    }
  },
);

describe('all dishes that a person may see, public and own', () => {
  const own = [
    'createdAt:desc',
    'Name:asc',
    'TimeToCook:asc',
    'calories:desc',
    'costTetri:asc',
    'saveCount:desc',
  ];
  test.each(own)('by %s walk along an index and skip records without reading them', async (sort) => {
    const plan = await planOfQuery({ sort });
    expect(plan).not.toMatch(/TEMP B-TREE|Sort|Seq Scan on supra_dishes/);
    if (!isPostgres) expect(plan).toMatch(/SCAN r USING COVERING INDEX supra_dishes_/);
  });
});

describe.each(['contains', 'lacks'] as const)('the public list that %s a product', (name) => {
  test.each(orders)('by %s takes both from an index', async (sort) => {
    const plan = await planOf({ ...NO_FILTERS, [name]: [product], sort });
    expect(plan).toMatch(/supra_dishes_by_\w+|supra_dishes_pkey/);
    expect(plan).toMatch(/supra_terms_(value|record)/);
    expect(plan).not.toMatch(/SCAN r\b|Seq Scan on supra_(dishes|terms)/);
  });
});

describe('the list by what is at home', () => {
  test('looks up a page of recipes that can be cooked now by id', async () => {
    const plan = await planOfSql(atHome.cook);
    // PostgreSQL plans differently for the few rows of a test than for many
    if (!isPostgres) expect(plan).toMatch(/SEARCH r USING INTEGER PRIMARY KEY/);
    expect(plan).not.toMatch(/SCAN r\b|Seq Scan on supra_(dishes|terms)/);
  });

  test.each(['expires', 'things'] as const)('for %s reads only what the person shares', async (name) => {
    const plan = await planOfSql(atHome[name]);
    expect(plan).toMatch(/supra_terms_value/);
    expect(plan).not.toMatch(/SCAN supra_|Seq Scan on supra_(pantry_items|terms)/);
  });
});
