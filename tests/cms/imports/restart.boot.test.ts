import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { servePages, type PageServer } from '@/tests/support/pageServer';
import { type Answer, api, newPerson, people, type Shown, type Wire } from '../support/api';
import { startOwnCms, type OwnCms } from '../support/ownCms';
import type { Person } from '../support/people';
import { made, unique } from '../support/records';
import { bringFiles, pageOf, schemaRecipe, setImport } from './brought';

const SITE = 'recipes.example';
const COUNT = 120;
let cms: OwnCms;
let pages: PageServer;
let me: Person;
let url: string;
const name = unique('Served tart');

beforeAll(async () => {
  pages = await servePages((request, response) => {
    if (request.url === '/gone') response.writeHead(404).end();
    else response.writeHead(200, { 'Content-Type': 'text/html' }).end(pageOf(schemaRecipe(name)));
  });
  cms = await startOwnCms({ env: { RATE_LIMITS: 'on', IMPORT_TEST_NETWORK: pages.networkOf(SITE) } });
  url = cms.url;
  me = await newPerson();
});
afterAll(async () => {
  await cms.stop();
  await pages.close();
});

const by = () => api(me, url);
const restart = async (between: Parameters<OwnCms['restart']>[0] = async () => undefined) => {
  ({ url } = await cms.restart(between));
};
const now = async (id: number): Promise<Shown> => made(await by().get(`imports/${id}?recipes=none`));
const settled = async (id: number): Promise<Shown> => {
  await expect
    .poll(async () => (await now(id)).attributes.state, { timeout: 60_000 })
    .not.toMatch(/^(?:reading|taking)$/);
  return made(await by().get(`imports/${id}`));
};
const bringMany = async (): Promise<Shown> => {
  const recipes = Array.from({ length: COUNT }, (_, at) => ({
    '@context': 'https://schema.org',
    '@type': 'Recipe',
    ...schemaRecipe(`${unique('Many')} ${at}`),
  }));
  const form = new FormData();
  form.append('files', new Blob([JSON.stringify(recipes)]), 'many.json');
  return made(await by().send('POST', 'imports?recipes=none', { body: form }));
};

test('an address is read in the background', async () => {
  const { id, attributes } = made(await by().post('imports', { url: `http://${SITE}/tart` }));
  expect(attributes).toMatchObject({ state: 'reading', source: { kind: 'page' } });
  const { attributes: read } = await settled(id);
  expect(read).toMatchObject({ state: 'ready', faults: [], source: { name: `http://${SITE}/tart` } });
  expect(read.recipes[0]).toMatchObject({ Name: name, sourceUrl: `http://${SITE}/tart` });
});

test.each([
  ['a page that is not there', `http://${SITE}/gone`],
  ['an address inside', 'http://127.0.0.1/'],
  ['a name that nobody knows', 'http://nobody.example/'],
])('%s is a fault that is named', async (_what, address) => {
  const { id } = made(await by().post('imports', { url: address }));
  const { attributes } = await settled(id);
  expect(attributes).toMatchObject({ state: 'failed', recipes: [] });
  expect(attributes.faults[0]).toMatchObject({ where: address, key: expect.stringMatching(/^\w+$/) });
});

test('what a stop broke off is read to its end and taken to its end', async () => {
  const { id } = await bringMany();
  await restart();
  const read = await settled(id);
  expect(read.attributes).toMatchObject({ faults: [], state: 'ready', counts: { recipes: COUNT } });
  expect(new Set(read.attributes.recipes.map(({ Name }: { Name: string }) => Name)).size).toBe(COUNT);
  const taking = made(await by().post(`imports/${id}/take?recipes=none`, { recipes: 'all' }));
  expect(taking.attributes.state).toBe('taking');
  await restart();
  const taken = await settled(id);
  expect(taken.attributes).toMatchObject({ state: 'taken', counts: { recipes: COUNT, taken: COUNT } });
  expect((await by().get('dishes?own=mine')).body.meta.pagination.total).toBe(COUNT);
}, 180_000);

test('what a blocked person has under way waits until they may go on', async () => {
  const { id } = await bringMany();
  await settled(id);
  const unread = made(await by().post('imports', { url: `http://${SITE}/tart` }));
  await settled(unread.id);
  // this CMS has numbers of its own
  const person = (await by().get('users/me')).body.id;
  expect((await api(people().admin, url).act(`users/${person}/block`)).status).toBe(200);
  const seen: unknown[] = [];
  const look = async (db: Wire) => {
    const rows = await db('supra_import_recipes').where({ import: id }).orderBy('id').select('state');
    const states = await db('imports').whereIn('id', [id, unread.id]).orderBy('id').select('state');
    seen.push([...states, ...rows].map(({ state }) => state));
  };
  await restart(async (db) => {
    await db('supra_import_recipes').where({ import: id }).update({ state: 'taking' });
    const how = { visibility: null, tags: [], isAll: true };
    const address = { url: `http://${SITE}/tart` };
    await setImport(db, unread.id, { state: 'reading', work: JSON.stringify(address) });
    await db('supra_import_recipes').where({ import: unread.id }).delete();
    await setImport(db, id, { state: 'taking', work: JSON.stringify({ taking: how }) });
    await look(db);
  });
  await restart(look);
  expect(seen[1]).toEqual(seen[0]);
  expect(seen[0]).toContain('reading');
  made(await api(people().admin, url).act(`users/${person}/unblock`));
  expect((await settled(id)).attributes).toMatchObject({ state: 'taken', counts: { taken: COUNT } });
  expect((await settled(unread.id)).attributes).toMatchObject({ state: 'ready' });
}, 180_000);

test('what nobody took goes after its days, what was taken is known further on', async () => {
  const old = '2020-01-01';
  const left = made(await by().post('imports', { html: pageOf(schemaRecipe(unique('Left'))) }));
  const page = pageOf(schemaRecipe(unique('First')), schemaRecipe(unique('Second')));
  const half = made(await by().post('imports', { html: page }));
  made(await by().post(`imports/${half.id}/take`, { recipes: [half.attributes.recipes[0].key] }));
  await restart(async (db) => {
    const ids = [left.id, half.id];
    await db('imports').whereIn('id', ids).update({ expires_on: old });
    await db('supra_imports').whereIn('id', ids).update({ expiresOn: old });
  });
  expect((await by().get(`imports/${left.id}`)).status).toBe(404);
  const { attributes } = made(await by().get(`imports/${half.id}`));
  expect(attributes).toMatchObject({ state: 'taken', expiresOn: null, counts: { recipes: 1, taken: 1 } });
  const again = made(await by().post('imports', { html: page }));
  const known = again.attributes.recipes.map(
    (recipe: { duplicateOf: number | null }) => recipe.duplicateOf !== null,
  );
  expect(known).toEqual([true, false]);
}, 120_000);

test('nothing is left on the disk', () => {
  const folder = path.join(cms.dataDir, 'private', 'imports');
  expect(existsSync(folder) ? readdirSync(folder) : []).toEqual([]);
});

test.each<[number, string, (person: Person) => Promise<Answer>]>([
  [60, 'addresses', (person) => api(person, url).post('imports', { url: 'http://127.0.0.1/' })],
  [60, 'files', (person) => bringFiles(person, [{ name: 'none.json', bytes: '{}' }], url)],
])(
  '%i %s in ten minutes, of one person',
  async (most, _what, bring) => {
    const person = await newPerson();
    const answers = await Promise.all(Array.from({ length: most + 1 }, () => bring(person)));
    const statuses = answers.map(({ status }) => status);
    expect([200, 429].map((one) => statuses.filter((status) => status === one).length)).toEqual([most, 1]);
    expect((await bring(await newPerson())).status).toBe(200);
  },
  120_000,
);
