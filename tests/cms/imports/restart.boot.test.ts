import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { servePages, type PageServer } from '@/tests/support/servers/pageServer';
import { type Answer, api, newPerson, people, type ApiRecord, type Wire } from '../support/api';
import { startOwnCms, type OwnCms } from '../support/ownCms';
import type { Person } from '../support/people';
import { made, unique } from '../support/records';
import { zipped } from '../../support/zip';
import { bringFiles, pageOf, schemaRecipe, setImport } from './brought';

const SITE = 'recipes.example';
const COUNT = 120;
const SLOW = 240_000;
let cms: OwnCms;
let pages: PageServer;
let url: string;
const name = unique('Served tart');

const as = (by: Person) => api(by, url);
const now = async (by: Person, id: number): Promise<ApiRecord> =>
  made(await as(by).get(`imports/${id}?recipes=none`));
const settled = async (by: Person, id: number): Promise<ApiRecord> => {
  const isOver = async () => expect((await now(by, id)).attributes.state).not.toMatch(/^(?:reading|taking)$/);
  await vi.waitFor(isOver, { timeout: 60_000 });
  return made(await as(by).get(`imports/${id}`));
};
const bringMany = async (by: Person): Promise<ApiRecord> => {
  const recipes = Array.from({ length: COUNT }, (_, at) => ({
    '@context': 'https://schema.org',
    '@type': 'Recipe',
    ...schemaRecipe(`${unique('Many')} ${at}`),
  }));
  const form = new FormData();
  form.append('files', new Blob([JSON.stringify(recipes)]), 'many.json');
  return made(await as(by).send('POST', 'imports?recipes=none', { body: form }));
};
const storedFolders = (): string[] => {
  const folder = path.join(cms.dataDir, 'private', 'imports');
  return existsSync(folder) ? readdirSync(folder) : [];
};

/** Packs a backup of Mealie with `count` recipes, a plan and a list. */
const backup = (count: number) => {
  const ids = Array.from({ length: count }, (_, at) => `0a1b2c3d-0000-4000-8000-00000000001${at}`);
  return zipped({
    'database.json': JSON.stringify({
      recipes: ids.map((id) => ({ id, slug: id, name: unique('Soup'), recipe_yield: '2' })),
      recipes_ingredients: ids.map((id, at) => ({
        recipe_id: id,
        position: 0,
        title: '',
        note: `${at + 1} eggs`,
      })),
      recipe_instructions: ids.map((id) => ({ recipe_id: id, position: 0, title: '', text: 'Boil it.' })),
      group_meal_plans: [
        { date: '2026-10-02', entry_type: 'dinner', title: 'Pizza', text: '', recipe_id: null },
      ],
      shopping_lists: [{ id: 'l1', name: 'Saturday' }],
      shopping_list_items: [
        { shopping_list_id: 'l1', position: 0, checked: false, quantity: 1, note: 'candles' },
      ],
    }),
  });
};

interface Undoing {
  readonly by: Person;
  readonly id: number;
  readonly dishes: readonly number[];
}
const dishesOf = ({ attributes }: ApiRecord): number[] =>
  attributes.recipes.flatMap(({ dish }: Wire) => dish ?? []);
const RECIPES_OF_BACKUP = 3;

/** Makes a person who has taken a whole backup. */
async function tookBackup(): Promise<Undoing> {
  const by = await newPerson();
  const bytes = backup(RECIPES_OF_BACKUP);
  const { id } = made(await bringFiles(by, [{ name: 'mealie.zip', bytes }], url));
  await settled(by, id);
  made(await as(by).act(`imports/${id}/take`, { recipes: 'all' }));
  return { by, id, dishes: dishesOf(await settled(by, id)) };
}

/** Puts the import into the state of an undo that stopped before it took anything back. */
async function stoppedUndo(db: Wire, { id }: Undoing): Promise<void> {
  await setImport(db, id, { state: 'undone' });
  for (const table of ['supra_import_recipes', 'supra_import_extras'])
    await db(table).where({ import: id, state: 'taken' }).update({ state: 'undoing' });
}

// what the first stop interrupts, and what is in the database when the CMS starts again
let broken: { by: Person; id: number };
let blocked: { by: Person; person: number; many: number; unread: number };
let expiring: { by: Person; page: string; left: number; half: number };
let edited: Undoing;
let failing: Undoing;
let foldersOfUndone: string[];
/** States of the blocked person's running imports, at each look. */
const seen: unknown[] = [];

async function look(db: Wire): Promise<void> {
  const { many, unread } = blocked;
  const rows = await db('supra_import_recipes').where({ import: many }).orderBy('id').select('state');
  const states = await db('imports').whereIn('id', [many, unread]).orderBy('id').select('state');
  seen.push([...states, ...rows].map(({ state }) => state));
}

beforeAll(async () => {
  pages = await servePages((request, response) => {
    if (request.url === '/gone') response.writeHead(404).end();
    else response.writeHead(200, { 'Content-Type': 'text/html' }).end(pageOf(schemaRecipe(name)));
  });
  cms = await startOwnCms({ env: { RATE_LIMITS: 'on', IMPORT_TEST_NETWORK: pages.networkOf(SITE) } });
  ({ url } = cms);
  [edited, failing] = [await tookBackup(), await tookBackup()];
  foldersOfUndone = storedFolders();
  blocked = await blockedPerson();
  expiring = await withOldImports();
  const reader = await newPerson();
  broken = { by: reader, id: (await bringMany(reader)).id };
  ({ url } = await cms.restart(async (db) => {
    await expire(db);
    await beginWhatIsBlocked(db);
    await breakUndoing(db);
    await look(db);
  }));
}, SLOW);
afterAll(async () => {
  await cms?.stop();
  await pages?.close();
});

async function blockedPerson() {
  const by = await newPerson();
  const many = await bringMany(by);
  await settled(by, many.id);
  const unread = made(await as(by).post('imports', { url: `http://${SITE}/tart` }));
  await settled(by, unread.id);
  // this CMS numbers its people separately
  const person = (await as(by).get('users/me')).body.id;
  expect((await as(people().admin).act(`users/${person}/block`)).status).toBe(200);
  return { by, person, many: many.id, unread: unread.id };
}

async function beginWhatIsBlocked(db: Wire): Promise<void> {
  const { many, unread } = blocked;
  await db('supra_import_recipes').where({ import: many }).update({ state: 'taking' });
  const how = { visibility: null, tags: [], isAll: true };
  const address = { url: `http://${SITE}/tart` };
  await setImport(db, unread, { state: 'reading', work: JSON.stringify(address) });
  await db('supra_import_recipes').where({ import: unread }).delete();
  await setImport(db, many, { state: 'taking', work: JSON.stringify({ taking: how }) });
}

async function withOldImports() {
  const by = await newPerson();
  const left = made(await as(by).post('imports', { html: pageOf(schemaRecipe(unique('Left'))) }));
  const page = pageOf(schemaRecipe(unique('First')), schemaRecipe(unique('Second')));
  const half = made(await as(by).post('imports', { html: page }));
  made(await as(by).post(`imports/${half.id}/take`, { recipes: [half.attributes.recipes[0].key] }));
  return { by, page, left: left.id, half: half.id };
}

async function expire(db: Wire): Promise<void> {
  const ids = [expiring.left, expiring.half];
  await db('imports').whereIn('id', ids).update({ expires_on: '2020-01-01' });
  await db('supra_imports').whereIn('id', ids).update({ expiresOn: '2020-01-01' });
}

async function breakUndoing(db: Wire): Promise<void> {
  for (const one of [edited, failing]) await stoppedUndo(db, one);
  // makes each look edited after it was marked
  const old = '2020-01-01T00:00:00.000Z';
  await db('supra_import_extras')
    .where({ import: edited.id, collection: 'shoplists' })
    .update({ takenAt: old });
  await db('supra_import_recipes')
    .where({ import: edited.id, dish: edited.dishes[0] })
    .update({ takenAt: old });
  const [first] = failing.dishes;
  await (cms.database === 'postgres'
    ? db.raw(`create function refused() returns trigger as $$ begin raise exception 'refused'; end $$ language plpgsql;
        create trigger refused before delete on dishes for each row when (old.id = ${first}) execute function refused()`)
    : db.raw(
        `create trigger refused before delete on dishes when old.id = ${first} begin select raise(abort, 'refused'); end`,
      ));
}

test('an address is read in the background', async () => {
  const me = await newPerson();
  const { id, attributes } = made(await as(me).post('imports', { url: `http://${SITE}/tart` }));
  expect(attributes).toMatchObject({ state: 'reading', source: { kind: 'page' } });
  const { attributes: read } = await settled(me, id);
  expect(read).toMatchObject({ state: 'ready', faults: [], source: { name: `http://${SITE}/tart` } });
  expect(read.recipes[0]).toMatchObject({ Name: name, sourceUrl: `http://${SITE}/tart` });
});

test.each([
  ['a missing page', `http://${SITE}/gone`],
  ['an internal address', 'http://127.0.0.1/'],
  ['an unknown name', 'http://nobody.example/'],
])('%s is named as a fault', async (_what, address) => {
  const me = await newPerson();
  const { id } = made(await as(me).post('imports', { url: address }));
  const { attributes } = await settled(me, id);
  expect(attributes).toMatchObject({ state: 'failed', recipes: [] });
  expect(attributes.faults[0]).toMatchObject({ where: address, key: expect.stringMatching(/^\w+$/) });
});

describe('the next start', () => {
  test('removes unclaimed imports after their days, and still recognizes what was taken', async () => {
    const { by, page, left, half } = expiring;
    expect((await as(by).get(`imports/${left}`)).status).toBe(404);
    const { attributes } = made(await as(by).get(`imports/${half}`));
    expect(attributes).toMatchObject({ state: 'taken', expiresOn: null, counts: { recipes: 1, taken: 1 } });
    const again = made(await as(by).post('imports', { html: page }));
    const known = again.attributes.recipes.map(
      (recipe: { duplicateOf: number | null }) => recipe.duplicateOf !== null,
    );
    expect(known).toEqual([true, false]);
  });

  test('continues an undo: it keeps what was edited meanwhile, and names it', async () => {
    const { by, id, dishes } = edited;
    const [list] = (await as(by).get('shoplists')).data;
    const person = (await as(by).get('users/me')).body.id;
    await expect
      .poll(async () => (await as(by).get('dishes?own=mine')).body.meta.pagination.total, {
        timeout: 30_000,
      })
      .toBe(1);
    expect((await as(by).get(`mealplans?filters[owner][id][$eq]=${person}`)).data).toEqual([]);
    expect(made(await as(by).get(`dishes/${dishes[0]}`)).id).toBe(dishes[0]);
    expect((await as(by).get(`shoplists/${list.id}`)).status).toBe(200);
    const { faults, state } = made(await as(by).get(`imports/${id}`)).attributes;
    expect(state).toBe('undone');
    expect(faults.filter(({ key }: Wire) => key === 'edited').map(({ where }: Wire) => where)).toEqual([
      'shoplists: Saturday',
      expect.stringContaining('Soup'),
    ]);
  });

  test('gives up an undo that fails each time: the rest counts as taken, and can be undone again', async () => {
    const { by, id, dishes } = failing;
    await expect.poll(async () => (await now(by, id)).attributes.state, { timeout: 30_000 }).toBe('taken');
    const brought = made(await as(by).get(`imports/${id}`));
    expect(brought.attributes.faults).toEqual([expect.objectContaining({ key: 'notUndone' })]);
    expect(brought.attributes.counts.taken).toBe(RECIPES_OF_BACKUP);
    expect(dishesOf(brought)).toContain(dishes[0]);
  });
});

describe('the start after that', () => {
  let read: ApiRecord;
  let taking: ApiRecord;
  beforeAll(async () => {
    const { by, id } = broken;
    read = await settled(by, id);
    taking = made(await as(by).post(`imports/${id}/take?recipes=none`, { recipes: 'all' }));
    ({ url } = await cms.restart(look));
  }, SLOW);

  test('finishes interrupted reading and taking', async () => {
    const { by, id } = broken;
    expect(read.attributes).toMatchObject({ faults: [], state: 'ready', counts: { recipes: COUNT } });
    expect(new Set(read.attributes.recipes.map(({ Name }: { Name: string }) => Name)).size).toBe(COUNT);
    expect(taking.attributes.state).toBe('taking');
    const taken = await settled(by, id);
    expect(taken.attributes).toMatchObject({ state: 'taken', counts: { recipes: COUNT, taken: COUNT } });
    expect((await as(by).get('dishes?own=mine')).body.meta.pagination.total).toBe(COUNT);
  }, 120_000);

  test('holds a blocked person’s imports until they are unblocked', async () => {
    const { by, person, many, unread } = blocked;
    expect(seen).toHaveLength(2);
    expect(seen[1]).toEqual(seen[0]);
    expect(seen[0]).toContain('reading');
    expect(seen[0]).toContain('taking');
    expect((await as(people().admin).act(`users/${person}/unblock`)).status).toBe(200);
    expect((await settled(by, many)).attributes).toMatchObject({ state: 'taken', counts: { taken: COUNT } });
    expect((await settled(by, unread)).attributes).toMatchObject({ state: 'ready' });
  }, 120_000);

  test('leaves nothing on the disk', async () => {
    for (const id of [blocked.many, blocked.unread]) await settled(blocked.by, id);
    await settled(broken.by, broken.id);
    expect(storedFolders().filter((one) => !foldersOfUndone.includes(one))).toEqual([]);
  });
});

describe('in ten minutes, for one person', () => {
  test.each<[number, string, (person: Person) => Promise<Answer>]>([
    [60, 'addresses', (person) => as(person).post('imports', { url: 'http://127.0.0.1/' })],
    [60, 'files', (person) => bringFiles(person, [{ name: 'none.json', bytes: '{}' }], url)],
  ])('%i %s', async (most, _what, bring) => {
    const person = await newPerson();
    const answers = await Promise.all(Array.from({ length: most + 1 }, () => bring(person)));
    const statuses = answers.map(({ status }) => status);
    expect([200, 429].map((one) => statuses.filter((status) => status === one).length)).toEqual([most, 1]);
    expect((await bring(await newPerson())).status).toBe(200);
  });
});
