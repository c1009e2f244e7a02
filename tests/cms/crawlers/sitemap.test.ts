import { gunzipSync } from 'node:zlib';
import { request } from 'node:http';
import { expect, test } from 'vitest';
import { day, entry, makePlan, makePublished, meal } from '../mealplans/support';
import { api, cmsUrl, newPerson, people } from '../support/api';
import { made, makeDish, makePublic, unique } from '../support/records';
import { addressesIn, type Listed } from './support';

const sitemap = async (): Promise<Listed[]> => {
  const answer = await api().get('crawlers/sitemap.xml');
  expect(answer.status).toBe(200);
  return addressesIn(answer.text);
};
const paths = async () => (await sitemap()).map(({ loc }) => loc);
const find = async (path: string) => (await sitemap()).find(({ loc }) => loc === path);
const bothOf = (path: string) => [path, `${path}?lang=ka`];

test('start page and lists are there in both languages, each naming the other', async () => {
  await makePublic(await newPerson());
  const all = await sitemap();
  for (const path of ['/', '/dishes', '/mealplan/list', '/cookbooks']) {
    const found = all.filter(({ loc }) => bothOf(path).includes(loc));
    expect(found.map(({ loc }) => loc)).toEqual(bothOf(path));
    for (const { alternates } of found)
      expect(alternates).toEqual({ en: path, ka: `${path}?lang=ka`, 'x-default': path });
  }
  expect(all.find(({ loc }) => loc === '/dishes')?.lastmod).toMatch(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/);
});

test('public plans and cookbooks are there in both languages, with the day of their last change', async () => {
  const person = await newPerson();
  const dish = await makePublic(person);
  const plan = await makePublished(person, { days: [day([meal([entry(dish.id)])])] });
  const book = made(await api(person).post('cookbooks', { Name: unique('Book'), visibility: 'public' }));
  const all = await sitemap();
  for (const [path, { attributes }] of [
    [`/mealplan/${plan.id}`, plan],
    [`/cookbooks/${book.id}`, book],
  ] as const)
    expect(all.filter(({ loc }) => bothOf(path).includes(loc))).toEqual(
      bothOf(path).map((loc) => ({
        loc,
        lastmod: attributes.updatedAt,
        alternates: { en: path, ka: `${path}?lang=ka`, 'x-default': path },
      })),
    );
});

test('a recipe is there once, and its translation is its alternate while both are public', async () => {
  const person = await newPerson();
  const english = await makePublic(person, { language: 'en' });
  const georgian = await makePublic(person, { language: 'ka', translationOf: english.id });
  const alone = await makePublic(person, { language: 'ka' });
  const alternates = { en: `/dishes/${english.id}`, ka: `/dishes/${georgian.id}` };
  expect(await find(`/dishes/${english.id}`)).toMatchObject({ alternates });
  expect(await find(`/dishes/${georgian.id}`)).toMatchObject({ alternates });
  expect(await find(`/dishes/${alone.id}`)).toMatchObject({
    alternates: {},
    lastmod: alone.attributes.updatedAt,
  });
  expect(await find(`/dishes/${alone.id}?lang=ka`)).toBeUndefined();
  made(await api(person).put(`dishes/${georgian.id}`, { visibility: 'private' }));
  expect(await find(`/dishes/${english.id}`)).toMatchObject({ alternates: {} });
  expect(await find(`/dishes/${georgian.id}`)).toBeUndefined();
});

test('nothing private, hidden, unpublished or deleted is there, from the next call on', async () => {
  const person = await newPerson();
  const closed = await makeDish(person);
  const [hidden, deleted] = [await makePublic(person), await makePublic(person)];
  const unpublished = await makePlan(person, { visibility: 'public' });
  const book = made(await api(person).post('cookbooks', { Name: unique('Book') }));
  const before = await paths();
  for (const { id } of [hidden, deleted]) expect(before).toContain(`/dishes/${id}`);
  made(await api(people().admin).act(`dishes/${hidden.id}/hide`));
  made(await api(person).delete(`dishes/${deleted.id}`));
  const after = await paths();
  for (const { id } of [closed, hidden, deleted]) expect(after).not.toContain(`/dishes/${id}`);
  expect(after).not.toContain(`/mealplan/${unpublished.id}`);
  expect(after).not.toContain(`/cookbooks/${book.id}`);
});

test('a person is there only if they say so, have something public and are not blocked', async () => {
  const [person, quiet] = [await newPerson(), await newPerson()];
  const page = `/people/${person.id}`;
  const list = (listed: boolean, by = person) => api(by).put(`users/${by.id}`, { listed });
  const dish = await makePublic(person);
  expect(await paths()).not.toContain(page);
  made(await list(true));
  made(await list(true, quiet));
  expect(await find(page)).toEqual({
    loc: page,
    lastmod: dish.attributes.updatedAt,
    alternates: { en: page, ka: `${page}?lang=ka`, 'x-default': page },
  });
  expect(await paths()).not.toContain(`/people/${quiet.id}`);
  made(await api(people().admin).act(`users/${person.id}/block`));
  expect(await paths()).not.toContain(page);
  made(await api(people().admin).act(`users/${person.id}/unblock`));
  expect(await paths()).toContain(page);
  made(await list(false));
  expect(await paths()).not.toContain(page);
});

test('files by kind hold the same addresses; others are not found', async () => {
  const person = await newPerson();
  const dish = await makePublic(person);
  const part = await api().get('crawlers/sitemap-dishes-1.xml');
  expect(addressesIn(part.text).map(({ loc }) => loc)).toContain(`/dishes/${dish.id}`);
  const pages = addressesIn((await api().get('crawlers/sitemap-pages.xml')).text);
  expect(pages).toHaveLength(8);
  for (const file of [
    'sitemap-dishes-99999.xml',
    'sitemap-dishes-0.xml',
    'sitemap-dishes-42950.xml',
    'sitemap-users-1.xml',
    'sitemap.txt',
    'other.xml',
  ])
    expect((await api().get(`crawlers/${file}`)).status, file).toBe(404);
  expect((await api().get('crawlers/sitemap.xml?page=1')).status).toBe(400);
});

/** Asks as this caller may accept it; fetch always accepts gzip and hides it. */
const rawly = (headers: Record<string, string>) =>
  new Promise<{ status: number; headers: NodeJS.Dict<string | string[]>; body: Buffer }>(
    (resolve, reject) => {
      request(`${cmsUrl()}/api/crawlers/sitemap.xml`, { headers }, (answer) => {
        const parts: Buffer[] = [];
        answer.on('data', (part) => parts.push(part));
        answer.on('end', () =>
          resolve({ status: answer.statusCode ?? 0, headers: answer.headers, body: Buffer.concat(parts) }),
        );
      })
        .on('error', reject)
        .end();
    },
  );

test('it is compressed for who accepts that, and not sent again to who has it', async () => {
  await makePublic(await newPerson());
  const plain = await rawly({});
  expect(plain.headers['content-encoding']).toBeUndefined();
  expect(plain.headers['content-type']).toBe('application/xml; charset=utf-8');
  const packed = await rawly({ 'Accept-Encoding': 'gzip' });
  expect(packed.headers).toMatchObject({
    'content-encoding': 'gzip',
    vary: expect.stringContaining('Accept-Encoding'),
  });
  expect(gunzipSync(packed.body).equals(plain.body)).toBe(true);
  expect(packed.body.length).toBeLessThan(plain.body.length);
  const etag = String(packed.headers.etag);
  expect(await rawly({ 'If-None-Match': etag })).toMatchObject({ status: 304, body: Buffer.alloc(0) });
  await makePublic(people().user);
  expect((await rawly({ 'If-None-Match': etag })).status).toBe(200);
});

test('robots.txt names the sitemap and closes the API', async () => {
  const { status, headers, text } = await api().get('crawlers/robots.txt');
  expect(status).toBe(200);
  expect(headers.get('content-type')).toBe('text/plain; charset=utf-8');
  expect(text).toMatch(/^User-agent: \*\n/);
  expect(text).toContain('\nDisallow: /api/\n');
  expect(text).toMatch(/\nSitemap: http:\/\/localhost:\d+\/sitemap\.xml\n$/);
});
