import { rmSync } from 'node:fs';
import path from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { OMISSION_TEXTS } from '@/cms/src/account/omissionTexts';
import { OMISSION_KINDS, type OmissionKind } from '@/lib/domain/import/omissions';
import { at } from '@/tests/support/at';
import { bringIn, makeHousehold } from '../households/support';
import { bringText, recipeText } from '../imports/brought';
import { exported } from '../imports/whole';
import { entry, makeMember, makePlan, makePublished, meal } from '../mealplans/support';
import { putAway } from '../pantry/support';
import { addItem, makeList } from '../shoplists/support';
import { api, newPerson, stack, type ApiRecord, type Wire } from '../support/api';
import type { Person } from '../support/people';
import { addressesOf, jpeg, uploadedFiles, picturesOf, upload, withPicture } from '../support/pictures';
import { line, made, makeDish, makeProduct, makePublic, unique } from '../support/records';

let me: Person;
let other: Person;
let files: Map<string, Buffer>;
let left: Wire[];
const text = (name: string) => files.get(name)?.toString('utf8') ?? '';
const leftOf = (kind: OmissionKind) =>
  left.filter((one) => one.kind === kind).map(({ kind: _kind, ...rest }) => rest);

/** Makes my recipes and another person's, in plans, on lists and in a cookbook, with pictures, one of them lost. */
async function recipes(): Promise<void> {
  const flour = await makeProduct(other);
  const mine = await makeDish(me, { Name: 'Stew of mine', ingredients: [line(flour.id)] });
  made(await api(me).act(`dishes/${mine.id}/collaborators`, { email: other.email }));
  const theirs = await makePublic(other, { Name: 'Stew of others', ingredients: [line(flour.id)] });
  const closing = await makePublic(other, { Name: 'Soon closed', ingredients: [line(flour.id)] });
  const twin = await makePublic(other, { Name: 'სხვისი ჩაშუშული', language: 'ka' });
  made(await api(other).act(`dishes/${twin.id}/collaborators`, { email: me.email }));
  await makeDish(me, { Name: 'Twin of others', translationOf: twin.id });
  made(await api(me).post('cookbooks', { Name: 'Book of mine', dishes: [mine.id, theirs.id] }));
  const list = await makeList(me, { Name: 'Market of mine' });
  for (const { id } of [theirs, closing])
    made(await api(me).act(`shoplists/${list.id}/add-dish`, { dish: id, servings: 4 }));
  made(await api(other).put(`dishes/${closing.id}`, { visibility: 'private' }));
  made(await api(other).act(`dishes/${(await published(mine)).id}/save`));
  const picture = at(picturesOf(await withPicture(me, mine)), 0);
  for (const url of addressesOf(picture))
    rmSync(path.join(stack().dataDir, 'public/uploads', path.basename(url)), { force: true });
  uploadedFiles(await upload(me, [{ bytes: await jpeg() }]));
}

const published = async ({ id }: ApiRecord): Promise<ApiRecord> =>
  made(await api(me).put(`dishes/${id}`, { visibility: 'public' }));

/**
 * Makes plans with members and followers, a plan that I follow and have marked, and a list that another shares with me.
 */
async function together(): Promise<void> {
  const theirs = await makePublic(other, { Name: 'Dinner of others' });
  const plan = await makePlan(me, {
    Name: 'Week of mine',
    visibility: 'public',
    days: [{ meals: [meal([entry(theirs.id)])] }],
  });
  made(await api(me).act(`mealplans/${plan.id}/publish`, { confirmPrivate: true }));
  await makeMember(me, plan.id, other, 'viewer');
  made(await api(await newPerson()).act(`mealplans/${plan.id}/subscribe`, { startDate: '2026-11-09' }));
  const eaten = entry(theirs.id);
  const followed = await makePublished(other, {
    startDate: '2026-11-09',
    days: [{ meals: [meal([eaten])] }],
  });
  made(await api(me).act(`mealplans/${followed.id}/subscribe`, { startDate: '2026-11-09' }));
  const [subscription] = (await api(me).get('subscriptions')).data;
  const mark = { day: '2026-11-09', kind: 'entry', key: eaten.key, state: 'done' };
  made(await api(me).post('logs', { ...mark, subscription: subscription.id }));
  const home = await makeHousehold(me);
  await bringIn(me, home.id, other);
  await putAway(other, { Name: 'Honey of theirs', amount: 1 });
  const list = await makeList(other, { Name: 'Market of theirs', members: [me.id] });
  await addItem(other, list.id, { Name: 'candles' });
}

async function settings(): Promise<void> {
  const { id: product } = await makeProduct(me);
  made(await api(me).post('shoplists/staples', { product, isStaple: true }));
  expect((await api(me).put('users/me/planning', { days: 5 })).status).toBe(200);
  expect((await api(me).post('users/me/feed', {})).status).toBe(200);
  await bringText(me, recipeText(unique('Waiting')));
}

beforeAll(async () => {
  me = await newPerson({ name: 'Who leaves' });
  other = await newPerson({ name: 'Who stays' });
  await recipes();
  await together();
  await settings();
  files = await exported(me);
  left = JSON.parse(text('json/left-out.json'));
}, 120_000);

describe('an export names what it leaves out', () => {
  test.each([
    ['kept', 'what no import brings back', { collection: 'subscriptions', count: 1 }],
    ['kept', 'an import that was begun', { collection: 'imports', count: 1 }],
    ['identity', 'name and email', { collection: 'users' }],
    ['settings', 'what is always at home', { Name: 'staples' }],
    ['settings', 'how weeks are planned', { Name: 'planning' }],
    ['people', 'a co-author', { collection: 'dishes', Name: 'Stew of mine', count: 1 }],
    ['people', 'a member of a plan', { collection: 'mealplans', Name: 'Week of mine', count: 1 }],
    ['people', 'who lives with me', { collection: 'households', Name: 'Home', count: 1 }],
    ['followers', 'who follows a plan', { collection: 'mealplans', Name: 'Week of mine', count: 1 }],
    ['followers', 'who saved a recipe', { collection: 'dishes', Name: 'Stew of mine', count: 1 }],
    ['addresses', 'the calendar’s', { Name: 'feed', count: 1 }],
    ['addresses', 'that by which people join a plan', { Name: 'joinPlan', count: 1 }],
    ['addresses', 'that by which people join the household', { Name: 'joinHousehold', count: 1 }],
    ['shared', 'a list of somebody else', { collection: 'shoplists', Name: 'Market of theirs' }],
    ['shared', 'a recipe of somebody else', { collection: 'dishes', Name: 'სხვისი ჩაშუშული' }],
    ['shared', 'what somebody else brought home', { collection: 'pantry-items', count: 1 }],
    [
      'others',
      'a stranger’s recipe on a list',
      { Name: 'Stew of others', in: { collection: 'shoplists', Name: 'Market of mine' } },
    ],
    [
      'others',
      'a stranger’s recipe in a cookbook',
      { Name: 'Stew of others', in: { collection: 'cookbooks', Name: 'Book of mine' } },
    ],
    [
      'others',
      'a stranger’s recipe in a plan',
      { Name: 'Dinner of others', in: { collection: 'mealplans', Name: 'Week of mine' } },
    ],
    ['products', 'a stranger’s product', { collection: 'products', count: 1 }],
    [
      'closed',
      'a recipe that was closed since',
      { collection: 'dishes', Name: '', in: { collection: 'shoplists', Name: 'Market of mine' } },
    ],
    [
      'twins',
      'a translation of somebody else',
      { Name: 'სხვისი ჩაშუშული', in: { collection: 'dishes', Name: 'Twin of others' } },
    ],
    ['marks', 'a mark on a plan that is followed', { collection: 'logs', count: 1 }],
    [
      'files',
      'a picture that cannot be read',
      { Name: expect.stringMatching(/\.webp$/), in: { collection: 'dishes', Name: 'Stew of mine' } },
    ],
    ['uploads', 'a picture put into nothing', { count: 1 }],
    ['waiting', 'a recipe that waits in an import', { count: 1 }],
  ] as const)('%s: %s', (kind, _what, expected) => {
    expect(leftOf(kind)).toContainEqual(expect.objectContaining(expected));
  });

  test('is tested with every kind', () => {
    expect(new Set(left.map(({ kind }) => kind))).toEqual(new Set(OMISSION_KINDS));
  });

  test('in a text for people, in both languages', () => {
    const words = text('left-out.txt');
    for (const [english, georgian] of Object.values(OMISSION_TEXTS)) {
      expect(words).toContain(english);
      expect(words).toContain(georgian);
    }
    expect(words).toContain('- Stew of others (in: Market of mine)\r\n');
    expect(words).toContain('- Stew of others (სად: Market of mine)\r\n');
    expect(words).toContain('- Dinner of others (სად: მომზადების ისტორია)\r\n');
    expect(words).toContain('- Week of mine: 1\r\n');
    expect(words).not.toMatch(/undefined|\[object/);
  });

  test('without secrets that give access', () => {
    for (const one of leftOf('addresses'))
      expect(Object.keys(one)).toEqual(['collection', 'Name', 'in', 'count']);
    expect(text('json/left-out.json')).not.toContain(other.email);
  });
});

test('an export without anything left out says that name and email stay', async () => {
  const newcomer = await newPerson();
  const found = JSON.parse(String((await exported(newcomer)).get('json/left-out.json')));
  expect(found).toEqual([{ kind: 'identity', collection: 'users', Name: '', in: null, count: 1 }]);
});
