import { readFileSync } from 'node:fs';
import path from 'node:path';
import { gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ROOT } from '@/scripts/launch/stack.mjs';
import { stack, type Wire } from '../support/api';
import { openDatabase } from '../support/database';
import { startOwnCms, withDatabase, type OwnCms } from '../support/ownCms';
import { shapesOf } from './shapes';

/** Demo stack as the previous release left it; dump.mjs explains how to make it. */
const RELEASE = '05976a1';

type Record = Readonly<{ [field: string]: unknown }>;
let cms: OwnCms;
let before: Map<string, Record>;
let pictured: { readonly dish: number; readonly file: number };
let plans: Readonly<{ [name in 'family' | 'waiting' | 'week']: Wire }>;
/** Line that an order under way had ticked, and its list. */
let ordered: { readonly order: Record; readonly item: number; readonly list: number };

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
          // Knex takes a question mark for a placeholder on PostgreSQL
          await trx.raw(isPostgres ? sql.replaceAll('?', '\\?') : sql);
        }
      });
      await giveStepPicture(db);
      plans = await givePublished(db);
      await giveOrderedLine(db);
      before = await recordsIn(db);
    },
  });
});
afterAll(() => cms.stop());

/** Gives a step a picture, as that release stored it; the demo's steps have none. */
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

/** Gives a private and a waiting public plan a version for members, without its first day, as that release did. */
async function givePublished(db: Wire): Promise<typeof plans> {
  const [family] = await db('mealplans').where({ visibility: 'private' }).orderBy('id');
  const [week, waiting] = await db('mealplans').where({ visibility: 'public' }).orderBy('id');
  for (const plan of [family, waiting]) {
    const version = { version: 1, days: read(plan.days).slice(1), eaters: read(plan.eaters) };
    plan.published = JSON.stringify({ ...version, forMembers: true });
    await db('mealplans').where({ id: plan.id }).update({ published: plan.published });
  }
  return { family, waiting, week };
}

const read = (json: Wire): Wire => (typeof json === 'string' ? JSON.parse(json) : json);

/** Leaves out the version fields of a private plan, which has no version any more; they now mean something else. */
const withoutVersion = (key: string, record: Record): Record => {
  const { published: _published, unpublished: _unpublished, isOpen: _isOpen, ...rest } = record;
  return key.startsWith('mealplans ') ? rest : record;
};

/** Adds an order under way that was placed from a list, as that release stored it; the demo has none. */
async function giveOrderedLine(db: Wire): Promise<void> {
  const line = JSON.parse((await db('supra_shop_items').where({ checked: true }).orderBy('id').first()).body);
  const order = JSON.parse((await db('supra_orders').where({ state: 'accepted' }).first()).body);
  const [first, ...others] = order.lines;
  const lines = [{ ...first, item: line.id }, ...others];
  await db('orders')
    .where({ id: order.id })
    .update({ lines: JSON.stringify(lines) });
  await db('supra_orders')
    .where({ id: order.id })
    .update({ body: JSON.stringify({ ...order, lines }) });
  ordered = { order, item: line.id, list: line.list };
}

/** Applies the upgrade's change of that line, and of its list's count. */
const withOrdered = (key: string, record: Record): Record => {
  const { order, item, list } = ordered;
  if (key === `shop-items ${item}`) {
    const { updatedAt: _then, ...line } = record;
    return { ...line, checked: false, checkedBy: order.customer, delivery: 'ordered' };
  }
  return key === `shoplists ${list}` ? { ...record, done: Number(record.done) - 1, ordered: 1 } : record;
};

/** Leaves out the pictures of steps, which are lists now; the other fields must stay the same. */
const withPictureLists = (record: Record): Record =>
  Array.isArray(record.Steps)
    ? { ...record, Steps: record.Steps.map(({ image: _image, ...step }: Wire) => step) }
    : record;

/** Returns every record as a deep read shows it, by collection and id. */
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

test('a database of the previous release starts, and every record in it is unchanged', async () => {
  const all = await withDatabase(cms, recordsIn);
  // the release itself brings the food table
  const after = new Map([...all].filter(([key]) => !key.startsWith('foods ')));
  expect(before.size).toBeGreaterThan(500);
  expect([...after.keys()].toSorted()).toEqual([...before.keys()].toSorted());
  // parts may have gained fields
  for (const [key, record] of before)
    expect({ key, ...after.get(key) }).toMatchObject({
      key,
      ...withoutVersion(key, withPictureLists(withOrdered(key, record))),
    });
});

test('a step’s picture becomes the first of its pictures, and every other step has none', async () => {
  const all = await withDatabase(cms, recordsIn);
  const steps = [...all].flatMap(([key, { id, Steps }]): Wire[] =>
    key.startsWith('dishes ') ? (Steps as Wire[]).map((step) => ({ dish: id, ...step })) : [],
  );
  const [first, ...others] = steps.filter(({ images }) => images.length > 0);
  expect([first.dish, first.images.map(({ id }: Wire) => id)]).toEqual([pictured.dish, [pictured.file]]);
  expect(others).toEqual([]);
  expect(steps.length).toBeGreaterThan(30);
});

test('older plans get the mark that finds their translation', async () => {
  const marks: Wire[] = await withDatabase(cms, (db) =>
    db('supra_terms').where({ collection: 'mealplans', kind: 'twin' }).orderBy('record'),
  );
  const held: Wire[] = await withDatabase(cms, async (db: Wire) => db('mealplans').orderBy('id'));
  const withDishes = held.filter(({ days }) => dishesIn(read(days)).length > 0);
  expect(withDishes.length).toBeGreaterThan(3);
  expect(marks.map(({ record }) => record)).toEqual(withDishes.map(({ id }) => id));
});

test('a private plan has no version, and recipes that its members read stay open to them; a public version stays', async () => {
  const rows: Wire[] = await withDatabase(cms, async (db: Wire) => db('mealplans'));
  const all = await withDatabase(cms, recordsIn);
  const kept = ({ id }: Wire): Wire => rows.find((row) => row.id === id);
  for (const plan of [plans.family, plans.waiting]) {
    const { published, agreed, days } = kept(plan);
    expect([published, read(agreed)]).toEqual([null, dishesIn(read(plan.published).days)]);
    expect([read(agreed).length > 5, read(days)]).toEqual([true, read(plan.days)]);
    const isPublic = plan.visibility === 'public';
    expect(all.get(`mealplans ${plan.id}`)).toMatchObject({ isOpen: false, unpublished: isPublic });
  }
  const { published, agreed } = kept(plans.week);
  expect([read(published), agreed]).toEqual([read(plans.week.published), null]);
  expect(all.get(`mealplans ${plans.week.id}`)).toMatchObject({ isOpen: true, unpublished: false });
});

const dishesIn = (days: Wire): number[] => [
  ...new Set<number>(
    days.flatMap(({ meals }: Wire) =>
      meals.flatMap(({ entries }: Wire) => entries.flatMap(({ dish }: Wire) => dish ?? [])),
    ),
  ),
];

test('a line ticked by an order under way counts as ordered from then on', async () => {
  const all = await withDatabase(cms, recordsIn);
  const { id, number, wantedFrom, wantedTo } = ordered.order;
  expect(all.get(`shop-items ${ordered.item}`)?.order).toMatchObject({
    id,
    number,
    wantedFrom,
    wantedTo,
    at: null,
  });
  const others = [...all].filter(([key, { delivery }]) => key.startsWith('shop-items ') && delivery);
  expect(others).toHaveLength(1);
});

test('no time zone counts as chosen: it stays, and the person is asked once', async () => {
  const all = await withDatabase(cms, recordsIn);
  const kept = [...all].filter(([key]) => key.startsWith('users '));
  expect(kept.length).toBeGreaterThan(3);
  for (const [key, { timeZone, zoneConfirmed }] of kept)
    expect([timeZone, zoneConfirmed]).toEqual([before.get(key)?.timeZone, null]);
});

test('the tables equal those of a new database', async () => {
  const db = openDatabase();
  try {
    expect(await withDatabase(cms, shapesOf)).toEqual(await shapesOf(db));
  } finally {
    await db.destroy();
  }
});

test('everybody who may reads the old records', async () => {
  const { data, meta } = await (
    await fetch(`${cms.url}/api/dishes?populate=deep&pagination[pageSize]=100`)
  ).json();
  const isPublic = ([key, { visibility }]: [string, Record]) =>
    key.startsWith('dishes ') && visibility === 'public';
  expect(meta.pagination.total).toBe([...before].filter(isPublic).length);
  expect(data[0].attributes.ingredients[0].product.data.attributes.Name).toBeTruthy();
});
