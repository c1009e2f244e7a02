import { randomUUID } from 'node:crypto';
import { existsSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { at, atLeast } from '@/tests/support/at';
import { api, people, stack, type ApiRecord, type Wire } from './support/api';
import { startOwnCms, withDatabase, type OwnCms } from './support/ownCms';
import { signUp } from './support/people';
import { jpeg, uploadedFiles, upload } from './support/pictures';
import { made } from './support/records';
import { DAY } from '@/lib/domain/time/units';

// The set-up lays out everything that the next start finds. One start handles all of it, and each test checks its part.
const corrections: { key: string; was: Wire }[] = JSON.parse(
  readFileSync('cms/seed/corrections.json', 'utf8'),
);
const SLOW = 240_000;
const tag = randomUUID().slice(0, 8);
const join = (name: string) => signUp(stack().emulator, { email: `${name}.${tag}@supra.test` });
type Account = Awaited<ReturnType<typeof join>>;
const listed = (some: readonly Account[]) => some.map(({ email }) => email).join(',');

let cms: OwnCms;
let url: string;
let root: Account;
const as = (by: { token: string }) => api(by, url);
const foodNamed = async (name: string): Promise<ApiRecord> =>
  (await as(root).get(`foods?filters[Name][$eq]=${encodeURIComponent(name)}`)).data[0];

const foodRows = (): Promise<Wire[]> =>
  withDatabase(cms, (db) => db('foods').select('id', 'ndb', 'name', 'calories').orderBy('id'));
const fileRows = (): Promise<number[]> =>
  withDatabase(cms, async (db) => (await db('supra_uploads')).map(({ file }: Wire) => file));

let aging: { by: Account; dish: ApiRecord; busy: ApiRecord; old: ApiRecord; young: ApiRecord };
let unlisted: { accounts: Account[]; ids: number[] };
let loaded: Wire[];
/** Bytes that a clean stop leaves in the file beside SQLite's database. */
let leftBeside: number;
const bytesBeside = () => {
  const file = path.join(cms.dataDir, 'supra.db-wal');
  return existsSync(file) ? statSync(file).size : 0;
};
let tomatoes: { food: number; product: ApiRecord };

beforeAll(async () => {
  root = await join('root');
  cms = await startOwnCms({ env: { ADMIN_EMAILS: listed([root]) } });
  ({ url } = cms);
  unlisted = await notListedYet();
  aging = await withVersions();
  tomatoes = await withTomatoes();
  loaded = await foodRows();
  const restarted = await cms.restart(
    async (db) => {
      leftBeside = bytesBeside();
      await ageVersions(db);
      await changeFoods(db);
    },
    { ADMIN_EMAILS: listed([root, ...unlisted.accounts]) },
  );
  ({ url } = restarted);
}, SLOW);
afterAll(() => cms?.stop());

/** Makes a User, a Courier and a blocked person. */
async function notListedYet() {
  const accounts = await Promise.all(['user', 'courier', 'blocked'].map(join));
  const ids: number[] = [];
  for (const one of accounts) ids.push((await as(one).get('users/me')).body.id);
  made(await as(root).act(`users/${ids[1]}/role`, { Rolee: 'Courier' }));
  made(await as(root).act(`users/${ids[2]}/block`));
  expect((await as(at(accounts, 2)).get('users/me')).status).toBe(403);
  return { accounts, ids };
}

/**
 * Makes a recipe with two versions, each with a picture that it no longer shows, and one with a version but no picture.
 */
async function withVersions() {
  const by = await join('cook');
  const bytes = await jpeg();
  const [old, young] = atLeast(2, uploadedFiles(await upload(by, [{ bytes }, { bytes }], {}, {}, url)));
  const dish = made(await as(by).post('dishes', { Name: 'Aging', DishImages: [old.id, young.id] }));
  made(await as(by).put(`dishes/${dish.id}`, { DishImages: [young.id] }));
  made(await as(by).put(`dishes/${dish.id}`, { DishImages: [] }));
  const busy = made(await as(by).post('dishes', { Name: 'Busy at first' }));
  made(await as(by).put(`dishes/${busy.id}`, { Name: 'Busy later' }));
  expect((await fileRows()).toSorted()).toEqual([old.id, young.id].toSorted());
  return { by, dish, busy, old, young };
}

async function ageVersions(db: Wire): Promise<void> {
  const [first, , last] = await db('supra_dish_versions').orderBy('id');
  await db('supra_dish_versions')
    .where({ id: first.id })
    .update({ at: Date.now() - 91 * DAY });
  const { id: _id, ...same } = last;
  await db('supra_dish_versions').insert(Array.from({ length: 100 }, () => same));
}

async function withTomatoes() {
  const { id: food } = await foodNamed('Tomato');
  const product = made(await as(people().user).post('products', { Name: 'Our tomatoes', food }));
  expect(product.attributes.calories).toBe(18);
  return { food, product };
}

/** Changes the food table as another release's files would have left it. */
async function changeFoods(db: Wire): Promise<void> {
  const { food, product } = tomatoes;
  const body = JSON.stringify({
    ...product.attributes,
    id: product.id,
    owner: product.attributes.owner.data.id,
    food,
    calories: 1,
    lent: { calories: 1 },
  });
  await db('supra_products').where({ id: product.id }).update({ body });
  await db('supra_seeds').where('name', 'like', 'foods %').update({ name: 'foods of another release' });
  await db('foods').where({ id: food }).update({ name: 'Tomato of old', calories: 1 });
  await db('foods').insert({ id: 100_000, ndb: '99999', name: 'Nothing any more' });
}

test('a clean stop leaves nothing beside the database', () => expect(leftBeside).toBe(0));

describe('the next start', () => {
  test('makes the people on the list Admins, from any state: User, Courier, blocked', async () => {
    const { accounts, ids } = unlisted;
    expect(accounts).toHaveLength(3);
    for (const [at, one] of accounts.entries()) {
      expect((await as(one).get('users')).status).toBe(200);
      expect((await as(one).get('users/me')).body).toMatchObject({
        id: ids[at],
        Rolee: 'Admin',
        blocked: false,
      });
    }
  });

  test('removes versions after 90 days or with a hundred newer ones, and their pictures', async () => {
    const { by, dish, busy, young } = aging;
    const rows = () => withDatabase<Wire[]>(cms, (db) => db('supra_dish_versions').orderBy('id'));
    await vi.waitFor(async () => expect((await rows()).length).toBe(101), 20_000);
    expect(await fileRows()).toEqual([young.id]);
    const { data } = await as(by).get(`dishes/${dish.id}/versions`);
    expect(data.map(({ attributes }: ApiRecord) => attributes.changed)).toEqual([['DishImages']]);
    expect((await as(by).get(`dishes/${busy.id}/versions`)).data.length).toBe(100);
  });

  test('loads changed food files: foods keep their ids, removed ones go', async () => {
    const { food, product } = tomatoes;
    expect(await foodRows()).toEqual(loaded);
    const bodyOf = async (table: string, id: number) => {
      const row = await withDatabase<Wire>(cms, (db) => db(table).where({ id }).first('body'));
      return JSON.parse(row.body);
    };
    expect(await bodyOf('supra_foods', food)).toMatchObject({ Name: 'Tomato', calories: 18 });
    expect(await bodyOf('supra_products', product.id)).toMatchObject({
      calories: 18,
      lent: { calories: 18 },
    });
    const noted = await withDatabase<Wire>(cms, (db) => db('supra_seeds').where('name', 'like', 'foods %'));
    expect(noted).toEqual([{ name: expect.not.stringContaining('another'), record: loaded.length }]);
  });
});

describe('a kitchen older than the pairs and the corrections', () => {
  let plain: ApiRecord;
  let own: ApiRecord;
  let tomato: number;
  let seededBeef: ApiRecord;
  let changedMince: ApiRecord;
  let stew: ApiRecord;
  beforeAll(async () => {
    const { id: walnuts } = await foodNamed('Walnuts');
    ({ id: tomato } = await foodNamed('Tomato'));
    const post = async (given: Wire) => made(await as(people().user).post('products', given));
    plain = await post({ Name: 'Our walnuts', food: walnuts });
    own = await post({ Name: 'Their walnuts', food: walnuts, substitutes: [{ food: tomato, ratio: 2 }] });
    const wasOf = (key: string) => corrections.find((one) => one.key === key)!.was;
    const { id: beef } = await foodNamed('Beef');
    const { id: mince } = await foodNamed('Beef mince');
    seededBeef = await post({ Name: 'Beef as it was', food: beef, ...wasOf('beef') });
    changedMince = await post({ Name: 'Our mince', food: mince, ...wasOf('beef mince'), calories: 200 });
    const ingredients = [{ key: randomUUID(), product: seededBeef.id, amount: 100, unit: 'gr' }];
    stew = made(
      await as(people().user).post('dishes', { Name: 'Stew of beef', servingAmount: 1, ingredients }),
    );
    expect(stew.attributes.calories).toBe(146);
    ({ url } = await cms.restart(async (db) => {
      await db('supra_seeds').where('name', 'like', 'corrections %').delete();
      await db('supra_seeds').insert([
        { name: 'product beef', record: seededBeef.id },
        { name: 'product beef mince', record: changedMince.id },
      ]);
      await db('foods').update({ substitutes: null });
      await db('products').where({ id: plain.id }).update({ substitutes: null });
      await db('supra_seeds').where('name', 'like', 'foods %').delete();
      await db('supra_shapes').whereIn('name', ['foods', 'products']).update({ shape: 'of before' });
    }));
  }, SLOW);

  test('gets its unchanged seeded products corrected, and its recipes', async () => {
    const read = async (path: string) => made(await as(people().user).get(path)).attributes;
    expect(await read(`products/${seededBeef.id}`)).toMatchObject({ calories: 234, lent: { calories: 234 } });
    expect((await read(`dishes/${stew.id}`)).calories).toBe(234);
    expect((await read(`products/${changedMince.id}`)).calories).toBe(200);
  });

  test('gets the pairs with the next start, and keeps its own changes', async () => {
    const after = async ({ id }: ApiRecord): Promise<Wire[]> =>
      made(await as(people().user).get(`products/${id}?populate=deep,5`)).attributes.substitutes;
    expect((await after(plain)).map(({ Name }) => Name)).toContain('Sunflower seeds');
    expect(await after(own)).toMatchObject([{ food: tomato, ratio: 2, lent: false }]);
    const pairs = await withDatabase<Wire>(cms, async (db) => {
      const rows: { substitutes: string | null }[] = await db('foods')
        .whereNotNull('substitutes')
        .select('substitutes');
      return rows.flatMap(({ substitutes }) =>
        typeof substitutes === 'string' ? JSON.parse(substitutes) : substitutes,
      );
    });
    expect(pairs).toHaveLength(150);
  });
});
