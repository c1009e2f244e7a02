import { readFileSync } from 'node:fs';
import path from 'node:path';
import { gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ROOT } from '@/scripts/stack.mjs';
import { stack, type Wire } from '../support/api';
import { openDatabase } from '../support/database';
import { startOwnCms, withDatabase, type OwnCms } from '../support/ownCms';
import { shapesOf } from './shapes';

/** A demo stack as the release before left it; dump.mjs says how it was made. */
const RELEASE = '05976a1';

type Record = Readonly<{ [field: string]: unknown }>;
let cms: OwnCms;
let before: Map<string, Record>;
let pictured: { readonly dish: number; readonly file: number };

beforeAll(async () => {
  cms = await startOwnCms({
    from: 'nothing',
    fill: async (db) => {
      const file = path.join(ROOT, `tests/cms/upgrade/${RELEASE}.${stack().database}.sql.gz`);
      const statements = gunzipSync(readFileSync(file)).toString().trimEnd().split('\n');
      const isPostgres = stack().database === 'postgres';
      await db.transaction(async (trx: Wire) => {
        if (!isPostgres) await trx.raw('pragma defer_foreign_keys = on');
        for (const line of statements) {
          const sql: string = JSON.parse(line);
          // Knex takes a question mark for a value's place on its way to PostgreSQL
          await trx.raw(isPostgres ? sql.replaceAll('?', '\\?') : sql);
        }
      });
      await giveStepPicture(db);
      before = await recordsIn(db);
    },
  });
});
afterAll(() => cms.stop());

/** The step that has a picture, which the demo's have none, as that release kept it. */
async function giveStepPicture(db: Wire): Promise<void> {
  const link = { component_type: 'dish.step', field: 'Steps' };
  const step = await db('dishes_cmps').where(link).orderBy('id').first();
  const { file_id: file } = await db('files_related_mph').where({ field: 'DishImages' }).first();
  await db('files_related_mph').insert({
    file_id: file,
    related_id: step.cmp_id,
    related_type: 'dish.step',
    field: 'image',
    order: 1,
  });
  pictured = { dish: step.entity_id, file };
}

/** Steps have lists of pictures now; what a release kept of a step besides is what it was. */
const withPictureLists = (record: Record): Record =>
  Array.isArray(record.Steps)
    ? { ...record, Steps: record.Steps.map(({ image: _image, ...step }: Wire) => step) }
    : record;

/** Every record as a deep read shows it, by collection and id. */
async function recordsIn(db: Wire): Promise<Map<string, Record>> {
  const shapes: { name: string }[] = await db('supra_shapes').select('name');
  const found = new Map<string, Record>();
  for (const { name } of shapes) {
    const rows: { id: number; body: string }[] = await db(`supra_${name.replaceAll('-', '_')}`).select(
      'id',
      'body',
    );
    for (const { id, body } of rows) found.set(`${name} ${id}`, JSON.parse(body));
  }
  return found;
}

test('a database of the release before starts, and every record in it is what it was', async () => {
  const all = await withDatabase(cms, recordsIn);
  // the food table is brought by the release itself
  const after = new Map([...all].filter(([key]) => !key.startsWith('foods ')));
  expect(before.size).toBeGreaterThan(500);
  expect([...after.keys()].toSorted()).toEqual([...before.keys()].toSorted());
  // parts may have got fields
  for (const [key, record] of before)
    expect({ key, ...after.get(key) }).toMatchObject({ key, ...withPictureLists(record) });
});

test('the picture of a step is the first of its pictures, and every other step has none', async () => {
  const all = await withDatabase(cms, recordsIn);
  const steps = [...all].flatMap(([key, { id, Steps }]): Wire[] =>
    key.startsWith('dishes ') ? (Steps as Wire[]).map((step) => ({ dish: id, ...step })) : [],
  );
  const [first, ...others] = steps.filter(({ images }) => images.length > 0);
  expect([first.dish, first.images.map(({ id }: Wire) => id)]).toEqual([pictured.dish, [pictured.file]]);
  expect(others).toEqual([]);
  expect(steps.length).toBeGreaterThan(30);
});

test('plans of before are known to be one in both languages', async () => {
  const marks: Wire[] = await withDatabase(cms, (db) =>
    db('supra_terms').where({ collection: 'mealplans', kind: 'twin' }),
  );
  const values = marks.map(({ value }) => value);
  expect(new Set(values).size).toBeGreaterThan(3);
  expect(new Set(values).size).toBeLessThan(values.length);
});

test('nobody’s time zone counts as chosen: it stays, and is asked about once', async () => {
  const all = await withDatabase(cms, recordsIn);
  const kept = [...all].filter(([key]) => key.startsWith('users '));
  expect(kept.length).toBeGreaterThan(3);
  for (const [key, { timeZone, zoneConfirmed }] of kept)
    expect([timeZone, zoneConfirmed]).toEqual([before.get(key)?.timeZone, null]);
});

test('its tables are those of a new database', async () => {
  const db = openDatabase();
  try {
    expect(await withDatabase(cms, shapesOf)).toEqual(await shapesOf(db));
  } finally {
    await db.destroy();
  }
});

test('what it held is read by everybody who may', async () => {
  const { data, meta } = await (
    await fetch(`${cms.url}/api/dishes?populate=deep&pagination[pageSize]=100`)
  ).json();
  const isPublic = ([key, { visibility }]: [string, Record]) =>
    key.startsWith('dishes ') && visibility === 'public';
  expect(meta.pagination.total).toBe([...before].filter(isPublic).length);
  expect(data[0].attributes.ingredients[0].product.data.attributes.Name).toBeTruthy();
});
