import { beforeAll, describe, expect, test } from 'vitest';
import { at, given } from '@/tests/support/at';
import { zipped } from '../../support/zip';
import { entry, makePlan, meal } from '../mealplans/support';
import { api, newPerson, people, type ApiRecord, type Wire } from '../support/api';
import type { Person } from '../support/people';
import { made, unique } from '../support/records';
import { bringFiles, settled } from './brought';
import { comparable, exported, exportOf, fill, recordsIn, settingsIn } from './whole';

let giver: Person;
let taker: Person;
let files: Map<string, Buffer>;
let own: ApiRecord;
let saved: ApiRecord;
let listed: ApiRecord;
let brought: ApiRecord;

const bring = async (by: Person, bytes: Buffer): Promise<ApiRecord> => {
  const { id } = made(await bringFiles(by, [{ name: 'supra.zip', bytes }]));
  return settled(by, id);
};
const take = async (by: Person, { id }: ApiRecord, data: object = { recipes: 'all' }): Promise<ApiRecord> => {
  made(await api(by).act(`imports/${id}/take`, data));
  return settled(by, id);
};
/** Leaves out pictures of dishes, which arrive after the taking. */
const withoutDishPictures = (of: Map<string, Buffer>) => {
  const { dishes, ...others } = comparable(of);
  return { ...others, dishes: given(dishes).map(({ DishImages: _pictures, ...dish }) => dish) };
};
/** Returns the name of the giver's recipe in this language. */
const nameOfDish = (language: string) =>
  recordsIn(files, 'dishes').find((one) => one.language === language)?.Name;
const countsOf = (list: Wire[]) =>
  Object.fromEntries(list.map(({ collection, count }) => [collection, count]));

beforeAll(async () => {
  giver = await newPerson({ name: 'Who gives all' });
  taker = await newPerson({ name: 'Who takes all' });
  ({ own, saved, listed } = await fill(giver));
  files = await exported(giver);
  brought = await bring(taker, await exportOf(giver));
}, 120_000);

describe('a full export in an empty account', () => {
  test('is shown before the import: recipes, other records, and what is left out', () => {
    const { state, source, recipes, extras, leftOut, faults } = brought.attributes;
    expect([state, source.kind, faults]).toEqual(['ready', 'supra', []]);
    expect(recipes).toHaveLength(2);
    expect(countsOf(leftOut)).toEqual({
      subscriptions: 1,
      identity: 2,
      'dish-versions': 1,
      'pantry-movements': 4,
      people: 1,
      addresses: 1,
    });
    expect(countsOf(extras)).toMatchObject({
      mealplans: 2,
      shoplists: 4,
      visits: 1,
      examinations: 1,
      logs: 5,
      users: 1,
      'pantry-items': 2,
      prices: 2,
      barcodes: 1,
    });
    expect(extras.find((one: Wire) => one.collection === 'mealplans').Name).toMatch(/^Family week/);
  });

  test('is seen by nobody else', async () => {
    expect((await api(people().friend).get(`imports/${brought.id}`)).status).toBe(404);
    expect((await api(people().friend).act(`imports/${brought.id}/take`, { recipes: 'all' })).status).toBe(
      404,
    );
  });

  test('is imported whole: exporting again gives the same', async () => {
    const after = await take(taker, brought);
    expect(after.attributes).toMatchObject({ state: 'taken', faults: [] });
    const again = await exported(taker);
    expect(withoutDishPictures(again)).toEqual(withoutDishPictures(files));
    expect(settingsIn(again)).toEqual(settingsIn(files));
    expect(settingsIn(again)).toMatchObject({ avatar: true, language: 'ka', sex: 'female', measures: 'us' });
    const lines = recordsIn(again, 'shop-items').filter(({ from }) => from?.length > 0);
    expect(lines.some(({ there }) => there > 0)).toBe(true);
    const stew = recordsIn(again, 'dishes').find(({ language }) => language === 'en');
    const origins = lines.flatMap(({ from }) => from.map(({ dish }: Wire) => dish));
    expect(new Set(origins)).toEqual(new Set([stew?.id, saved.id, listed.id]));
    expect(recordsIn(again, 'logs').every(({ subscription }) => subscription === null)).toBe(true);
  }, 60_000);

  test('keeps medical records private to their owner', async () => {
    const visit = at(made<ApiRecord[]>(await api(taker).get('visits?populate=deep')), 0);
    expect((await api(giver).get(`visits/${visit.id}`)).status).toBe(404);
    const [file] = visit.attributes.files.data;
    expect((await api(giver).get(`files/${file.id}`)).status).toBe(404);
    expect((await api(taker).get(`files/${file.id}`)).status).toBe(200);
  });

  test('makes nothing twice on a second try', async () => {
    const before = withoutDishPictures(await exported(taker));
    const second = await bring(taker, await exportOf(giver));
    expect(second.attributes.recipes.every(({ duplicateOf }: Wire) => duplicateOf !== null)).toBe(true);
    await take(taker, second);
    expect(withoutDishPictures(await exported(taker))).toEqual(before);
  }, 60_000);

  test('can be undone until something is edited', async () => {
    const weight = at(made<ApiRecord[]>(await api(taker).get('weights')), 0);
    made(await api(taker).put(`weights/${weight.id}`, { kilograms: 70 }));
    const refused = await api(taker).act(`imports/${brought.id}/undo`);
    expect(refused.status).toBe(409);
    expect(refused.error.details.edited).toEqual([expect.objectContaining({ collection: 'weights' })]);
    expect((await api(taker).delete(`weights/${weight.id}`)).status).toBe(200);
    made(await api(taker).act(`imports/${brought.id}/undo`));
    await expect
      .poll(async () => Object.values(comparable(await exported(taker))).flat(), { timeout: 20_000 })
      .toEqual([]);
    const counted = made(await api(giver).get(`dishes/${saved.id}`)).attributes.saveCount;
    expect(counted).toBe(1);
  }, 60_000);
});

test('a person’s own export finds everything already in their account', async () => {
  const before = comparable(await exported(giver));
  await take(giver, await bring(giver, await exportOf(giver)));
  expect(comparable(await exported(giver))).toEqual(before);
}, 60_000);

test('the importer’s settings stay, and another’s name and email are not imported', async () => {
  const settled1 = await newPerson({ name: 'Who has set some' });
  const own1 = { measures: 'metric', diet: ['Vegetarian'], addresses: [{ street: 'Chavchavadze 3' }] };
  made(await api(settled1).put(`users/${settled1.id}`, own1));
  const found = await bring(settled1, await exportOf(giver));
  const after = await take(settled1, found, { recipes: [], extras: ['users'] });
  expect(after.attributes.extras.find(({ key }: Wire) => key === 'users').state).toBe('taken');
  const me = (await api(settled1).get('users/me')).body;
  expect(me).toMatchObject({
    ...own1,
    addresses: [{ street: 'Chavchavadze 3' }],
    sex: 'female',
    birthYear: 1984,
  });
  expect([me.Name, me.email]).toEqual(['Who has set some', settled1.email]);
  made(await api(settled1).act(`imports/${found.id}/undo`));
  expect((await api(settled1).get('users/me')).body).toMatchObject({ id: settled1.id, sex: 'female' });
}, 60_000);

test('in another database the person’s products are created with their figures, and others’ records stay out by name', async () => {
  const newcomer = await newPerson();
  const Name = unique('Beans of another kitchen');
  const foreign = (line: Wire) => ({
    ...line,
    id: line.id + 1_000_000,
    createdAt: '2020-01-01T00:00:00.000Z',
  });
  const lines = (name: string, change: (record: Wire) => Wire) =>
    recordsIn(files, name)
      .map((record) => `${JSON.stringify(change(record))}\n`)
      .join('');
  const all: Record<string, Buffer | string> = Object.fromEntries(files);
  all['records/products.jsonl'] = lines('products', (record) => ({ ...record, Name }));
  all['records/references.jsonl'] = lines('references', (record) =>
    record.collection === 'dishes' ? { ...foreign(record), id: record.id } : record,
  );
  const after = await take(newcomer, await bring(newcomer, zipped(all)));
  const [product] = recordsIn(await exported(newcomer), 'products');
  expect(product).toMatchObject({ Name, calories: 333, allergens: ['soy'] });
  expect(product.id).not.toBe(own.id);
  expect(recordsIn(await exported(newcomer), 'saves')).toEqual([]);
  expect(countsOf(after.attributes.leftOut)).toMatchObject({ saves: 1, 'dish-notes': 1, subscriptions: 1 });
  expect(after.attributes.faults).toContainEqual(expect.objectContaining({ key: 'leftOut', where: 'saves' }));
}, 60_000);

test('only the selection is imported: a list and no recipe; another key is refused', async () => {
  const chooser = await newPerson();
  const found = await bring(chooser, await exportOf(giver));
  const list = found.attributes.extras.find(({ collection }: Wire) => collection === 'shoplists');
  expect(
    (await api(chooser).act(`imports/${found.id}/take`, { recipes: [], extras: ['nothing'] })).status,
  ).toBe(400);
  await take(chooser, found, { recipes: [], extras: [list.key] });
  const taken = comparable(await exported(chooser));
  expect(taken['shop-items']).toHaveLength(4);
  // the list names the recipe that its line is for and that was not taken
  const named = (await settled(chooser, found.id)).attributes.faults;
  expect(named).toEqual([
    expect.objectContaining({ key: 'notHere', where: `${list.Name}: ${nameOfDish('en')}` }),
  ]);
  expect(Object.entries(taken).flatMap(([name, records]) => (records.length ? [name] : []))).toEqual([
    'shoplists',
    'shop-items',
  ]);
}, 60_000);

test('in another database others’ records stay out by name, and every place that loses one is named', async () => {
  const newcomer = await newPerson();
  const Name: string = saved.attributes.Name;
  const closed = await makePlan(giver, {
    Name: unique('Week with a guest'),
    days: [{ meals: [meal([entry(saved.id)])] }],
  });
  const whole = await exported(giver);
  made(await api(giver).delete(`mealplans/${closed.id}`));
  const all: Record<string, Buffer | string> = Object.fromEntries(whole);
  all['records/references.jsonl'] = recordsIn(whole, 'references')
    .map(
      (one) =>
        `${JSON.stringify(one.collection === 'dishes' ? { ...one, createdAt: '2020-01-01T00:00:00.000Z' } : one)}\n`,
    )
    .join('');
  const after = await take(newcomer, await bring(newcomer, zipped(all)));
  const again = await exported(newcomer);
  const named = after.attributes.faults.filter(({ key }: Wire) => key === 'notHere');
  const list = recordsIn(whole, 'shoplists')[0].Name;
  expect(named.map(({ where }: Wire) => where).sort()).toEqual(
    [`${closed.attributes.Name}: ${Name}`, `${list}: ${Name}`, `${list}: ${listed.attributes.Name}`].sort(),
  );
  const origins = recordsIn(again, 'shop-items').flatMap(({ from }) => from ?? []);
  expect(origins).toContainEqual(expect.objectContaining({ dish: null, Name }));
  const texts = recordsIn(again, 'mealplans').flatMap(({ days }) =>
    days[0].meals.flatMap(({ entries }: Wire) => entries),
  );
  expect(texts).toContainEqual(expect.objectContaining({ kind: 'text', text: Name }));
}, 60_000);

test('a recipe taken without its translation is named, until that is taken too', async () => {
  const chooser = await newPerson();
  const found = await bring(chooser, await exportOf(giver));
  const [en, ka] = ['en', 'ka'].map((language) =>
    found.attributes.recipes.find((one: Wire) => one.language === language),
  );
  const alone = await take(chooser, found, { recipes: [ka.key] });
  expect(alone.attributes.faults).toEqual([
    expect.objectContaining({ key: 'twinLost', where: `${ka.Name}: ${nameOfDish('en')}` }),
  ]);
  const both = await take(chooser, found, { recipes: [en.key] });
  expect(both.attributes.faults).toEqual([]);
  const dishes = recordsIn(await exported(chooser), 'dishes');
  expect(dishes.map(({ translationOf }) => translationOf).sort()).toEqual(dishes.map(({ id }) => id).sort());
}, 60_000);
