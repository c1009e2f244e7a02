import { afterAll, beforeAll, expect, test } from 'vitest';
import { atLeast } from '@/tests/support/at';
import { api, people, type Wire } from '../../support/api';
import { openDatabase } from '../../support/database';
import { made, makeWhole } from '../../support/records';

let db: Wire;
beforeAll(() => {
  db = openDatabase();
});
afterAll(() => db.destroy());

const user = () => api(people().user);
interface Part {
  readonly id: number;
  readonly field: string;
  readonly cmp_id: number;
}
/** Returns the rows that tie a dish to its parts; a rewritten part and its row get new ids. */
const partsOf = (dish: number, field?: string): Promise<Part[]> =>
  db('dishes_cmps')
    .where({ entity_id: dish, ...(field && { field }) })
    .orderBy('id')
    .select('id', 'field', 'cmp_id');
const noteOf = async (dish: number) => (await db('dishes').where({ id: dish }).first('note')).note;

test('changing one field leaves the rows of all parts alone', async () => {
  const { dish } = await makeWhole(people().user);
  const parts = await partsOf(dish.id);
  expect(new Set(parts.map(({ field }) => field)).size).toBeGreaterThan(1);
  made(await user().put(`dishes/${dish.id}`, { Note: 'Another.' }));
  expect(await noteOf(dish.id)).toBe('Another.');
  expect(await partsOf(dish.id)).toEqual(parts);
});

test('so does sending a whole body with one changed field', async () => {
  const { dish } = await makeWhole(people().user);
  const parts = await partsOf(dish.id);
  const { attributes } = made(await user().get(`dishes/${dish.id}?populate=deep`));
  const Steps = attributes.Steps.map(({ key, description, minutes }: Record<string, unknown>) => ({
    key,
    description,
    minutes,
  }));
  const { Name, Description } = attributes;
  made(await user().put(`dishes/${dish.id}`, { Name, Description, Note: 'Once more.', Steps }));
  expect(await noteOf(dish.id)).toBe('Once more.');
  expect(await partsOf(dish.id)).toEqual(parts);
});

test('changing the steps writes the steps, and not the ingredients', async () => {
  const { dish } = await makeWhole(people().user);
  const ingredients = await partsOf(dish.id, 'ingredients');
  const steps = await partsOf(dish.id, 'Steps');
  made(await user().put(`dishes/${dish.id}`, { Steps: [{ description: 'Only one.' }] }));
  expect(await partsOf(dish.id, 'ingredients')).toEqual(ingredients);
  const [only, ...more] = atLeast(1, await partsOf(dish.id, 'Steps'));
  expect(more).toEqual([]);
  expect(steps.map(({ id }) => id)).not.toContain(only.id);
});
