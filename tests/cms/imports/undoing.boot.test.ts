import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { zipped } from '../../support/zip';
import { api, newPerson, type Shown, type Wire } from '../support/api';
import { startOwnCms, type OwnCms } from '../support/ownCms';
import type { Person } from '../support/people';
import { made, unique } from '../support/records';
import { bringFiles, setImport } from './brought';

const COUNT = 3;
let cms: OwnCms;
let url: string;
let me: Person;
let brought: Shown;

const by = () => api(me, url);
const now = async (): Promise<Shown> => made(await by().get(`imports/${brought.id}`));
const restart = async (between: (db: Wire) => Promise<void>) => {
  ({ url } = await cms.restart(between));
};
const settled = async (): Promise<Shown> => {
  await vi.waitFor(async () => expect((await now()).attributes.state).not.toMatch(/^(?:reading|taking)$/), {
    timeout: 60_000,
  });
  return now();
};

/** A backup of Mealie with recipes, a plan and a list. */
const backup = () => {
  const ids = Array.from({ length: COUNT }, (_, at) => `0a1b2c3d-0000-4000-8000-00000000001${at}`);
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

/** The import as an undo leaves it that was stopped before it had taken anything back. */
async function stoppedUndo(db: Wire): Promise<void> {
  await setImport(db, brought.id, { state: 'undone' });
  for (const table of ['supra_import_recipes', 'supra_import_extras'])
    await db(table).where({ import: brought.id, state: 'taken' }).update({ state: 'undoing' });
}

beforeAll(async () => {
  cms = await startOwnCms();
  url = cms.url;
  me = await newPerson();
}, 120_000);
beforeEach(async () => {
  brought = made(await bringFiles(me, [{ name: 'mealie.zip', bytes: backup() }], url));
  await settled();
  made(await by().act(`imports/${brought.id}/take`, { recipes: 'all' }));
  await settled();
}, 120_000);
afterAll(() => cms.stop());

const dishesOf = ({ attributes }: Shown): number[] =>
  attributes.recipes.flatMap(({ dish }: Wire) => dish ?? []);

test('an undo that goes on later takes nothing back that was edited meanwhile, and names it', async () => {
  const dishes = dishesOf(await now());
  const [list] = (await by().get('shoplists')).data;
  const person = (await by().get('users/me')).body.id;
  const plans = async () => (await by().get(`mealplans?filters[owner][id][$eq]=${person}`)).data;
  await restart(async (db) => {
    await stoppedUndo(db);
    // as if each had been edited since it was marked
    const old = '2020-01-01T00:00:00.000Z';
    await db('supra_import_extras')
      .where({ import: brought.id, collection: 'shoplists' })
      .update({ takenAt: old });
    await db('supra_import_recipes').where({ import: brought.id, dish: dishes[0] }).update({ takenAt: old });
  });
  await expect
    .poll(async () => (await by().get('dishes?own=mine')).body.meta.pagination.total, { timeout: 30_000 })
    .toBe(1);
  expect(await plans()).toEqual([]);
  expect(made(await by().get(`dishes/${dishes[0]}`)).id).toBe(dishes[0]);
  expect((await by().get(`shoplists/${list.id}`)).status).toBe(200);
  const { faults, state } = (await now()).attributes;
  expect(state).toBe('undone');
  expect(faults.filter(({ key }: Wire) => key === 'edited').map(({ where }: Wire) => where)).toEqual([
    'shoplists: Saturday',
    expect.stringContaining('Soup'),
  ]);
}, 120_000);

test('what fails each time is given up: what is still here is said to be taken, and can be undone again', async () => {
  const [first] = dishesOf(await now());
  await restart(async (db) => {
    await stoppedUndo(db);
    await (cms.database === 'postgres'
      ? db.raw(`create function refused() returns trigger as $$ begin raise exception 'refused'; end $$ language plpgsql;
          create trigger refused before delete on dishes for each row when (old.id = ${first}) execute function refused()`)
      : db.raw(
          `create trigger refused before delete on dishes when old.id = ${first} begin select raise(abort, 'refused'); end`,
        ));
  });
  await expect.poll(async () => (await now()).attributes.state, { timeout: 30_000 }).toBe('taken');
  const { attributes } = await now();
  expect(attributes.faults).toEqual([expect.objectContaining({ key: 'notUndone' })]);
  expect(attributes.counts.taken).toBe(COUNT);
  expect(dishesOf(await now())).toContain(first);
}, 120_000);
