import { afterAll, beforeAll, expect, test } from 'vitest';
import { api, newPerson, type ApiRecord, type Wire } from '../support/api';
import { startOwnCms, type OwnCms } from '../support/ownCms';
import type { Person } from '../support/people';
import { line, made, unique } from '../support/records';
import { recipeText } from './brought';

let cms: OwnCms;
let me: Person;
let url: string;
beforeAll(async () => {
  cms = await startOwnCms();
  ({ url } = cms);
  me = await newPerson();
});
afterAll(() => cms.stop());

const as = () => api(me, url);
const read = async (id: number): Promise<Wire> =>
  made(
    await as()
      .get(`dishes?populate=deep,5&id=${id}`)
      .then(({ data, ...rest }) => ({ ...rest, data: data[0] })),
  ).attributes;
const productOf = async (q: string): Promise<number> => {
  const food = (await as().get(`foods?_q=${encodeURIComponent(q)}&fields=Name`)).data[0].id;
  return made(await as().post('products/of-food', { food })).id;
};
const step = (description: string) => ({ description });
/** Restarts the CMS as after an upgrade from before names were matched strictly. */
const upgraded = async () => {
  ({ url } = await cms.restart((db) =>
    db('supra_seeds').whereIn('name', ['looked again', 'look again']).delete(),
  ));
};

test('an upgrade marks words that may have matched another food, and changes nothing else', async () => {
  const flour = await productOf('wheat flour');
  const write = async (Name: string, description: string): Promise<ApiRecord> =>
    made(
      await as().post('dishes', {
        Name: unique(Name),
        ingredients: [line(flour)],
        Steps: [step(description)],
      }),
    );
  const text = recipeText(unique('Torte of mine'), ['150 g hazelnut flour', '200 g flour']);
  const brought = made(await as().post('imports', { text }));
  const { id: food } = (await as().get('foods?_q=wheat%20flour&fields=Name')).data[0];
  made(await as().put(`imports/${brought.id}`, { answers: [{ name: 'hazelnut flour', food }] }));
  const taken = made(await as().post(`imports/${brought.id}/take`, { recipes: 'all' }));
  const imported = taken.attributes.recipes[0].dish;
  const told = await write('Torte of Sundays', 'Fold in the chopped Hazelnuts.');
  const plain = await write(
    'Flat bread',
    'Make balls the size of a walnut; walnut-sized ones bake fast. Butter the tin.',
  );
  const before = await read(imported);

  await upgraded();
  expect((await read(imported)).lookAgain).toEqual(['hazelnut flour']);
  expect((await read(told.id)).lookAgain).toEqual(['hazelnuts']);
  expect((await read(plain.id)).lookAgain).toEqual([]);
  const after = await read(imported);
  expect(after.updatedAt).toBe(before.updatedAt);
  expect(after.ingredients).toEqual(before.ingredients);
  expect(before.unknownFacts).toEqual([]);
  expect(after.unknownFacts).toEqual(['allergens', 'origin']);
  expect((await read(plain.id)).unknownFacts).toEqual([]);

  made(await as().put(`dishes/${imported}`, { lookAgain: [] }));
  expect(await read(imported)).toMatchObject({ lookAgain: [], unknownFacts: [] });
  ({ url } = await cms.restart(async () => undefined));
  expect((await read(imported)).lookAgain).toEqual([]);
});

test('an interrupted start continues after the last checked dish', async () => {
  const flour = await productOf('wheat flour');
  const make = async (): Promise<number> =>
    made(
      await as().post('dishes', {
        Name: unique('Torte of Sundays'),
        ingredients: [line(flour)],
        Steps: [step('Fold in the hazelnuts.')],
      }),
    ).id;
  const [first, second] = [await make(), await make()];
  ({ url } = await cms.restart(async (db) => {
    await db('supra_seeds').where({ name: 'looked again' }).delete();
    await db('supra_seeds').insert({ name: 'look again', record: first });
  }));
  expect((await read(first)).lookAgain).toEqual([]);
  expect((await read(second)).lookAgain).toEqual(['hazelnuts']);
});
