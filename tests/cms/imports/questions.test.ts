import { beforeAll, expect, test } from 'vitest';
import { api, faults, newPerson, people, type ApiRecord, type Wire } from '../support/api';
import type { Person } from '../support/people';
import { made, readDish, unique, uniqueWord } from '../support/records';
import { bringText, recipeText } from './brought';

let me: Person;
beforeAll(async () => {
  me = await newPerson();
});

const questionsOf = ({ attributes }: ApiRecord): Wire[] => attributes.questions;
const answer = async (id: number, ...answers: readonly Wire[]): Promise<ApiRecord> =>
  made(await api(me).put(`imports/${id}`, { answers }));
const foodNamed = async (q: string): Promise<number> =>
  (await api(me).get(`foods?_q=${encodeURIComponent(q)}&fields=Name`)).data[0].id;
const take = async ({ id, attributes }: ApiRecord): Promise<ApiRecord> => {
  const { key } = attributes.recipes[0];
  const taken = made(await api(me).post(`imports/${id}/take`, { recipes: [key] }));
  return readDish(me, taken.attributes.recipes[0].dish);
};
const torte = (...lines: string[]) => recipeText(unique('Torte of mine'), lines);

test('an uncertain name becomes a question, with its possible foods and lost allergens; a certain one does not', async () => {
  const brought = await bringText(
    me,
    torte('200 g hazelnut flour', '50 g hazelnut flour', '2 eggs', '100 g swordfish steaks'),
  );
  expect(questionsOf(brought)).toHaveLength(1);
  const [question] = questionsOf(brought);
  expect(question).toMatchObject({ name: 'hazelnut flour', text: '200 g hazelnut flour', lines: 2 });
  // an open question still names the nuts
  expect(question.told).toContain('nuts');
  expect(question.proposals.length).toBeLessThanOrEqual(3);
  const [first] = question.proposals;
  expect(first.loses.allergens).toEqual([]);
  const [, , egg, fish] = brought.attributes.recipes[0].ingredients;
  expect(egg.product ?? egg.food).not.toBeNull();
  const { data } = await api(me).get(`foods?filters[id][$eq]=${fish.food ?? 0}&fields=Name,origin`);
  if (fish.food) expect(data[0].attributes.origin).toBe('fish');
});

test('a proposal shows its energy, allergens, and the household’s last price', async () => {
  const proposalsOf = async (): Promise<Wire[]> => {
    const brought = await bringText(me, torte('200 g hazelnut flour', '2 eggs'));
    return questionsOf(brought)[0].proposals;
  };
  const before = await proposalsOf();
  for (const { calories, allergens, unknownAllergens } of before) {
    expect(calories).toBeGreaterThan(0);
    expect(allergens).toBeInstanceOf(Array);
    expect(unknownAllergens).toBeInstanceOf(Array);
  }
  // a food has no price; a product that stands for it has the price that was paid
  const { food, product } = before[0];
  const id = product ?? made(await api(me).post('products/of-food', { food })).id;
  if (!product) expect(before[0].costTetri).toBeNull();
  made(
    await api(me).post('prices', {
      product: id,
      day: '2026-11-20',
      tetri: 480,
      amount: 200,
      unit: 'gr',
      shop: null,
    }),
  );
  const after = await proposalsOf();
  expect(after.find((one) => one.product === id)).toMatchObject({ food: null, costTetri: 240 });
});

test.each([
  '100 g chopped nuts',
  '100 g vegan mince',
  '2 tea bags',
  '1 tbsp gluten-free flour',
  '100 g ნუტი',
])('"%s" never becomes another food', async (text) => {
  const brought = await bringText(me, torte(text, '2 eggs'));
  const [{ product, food, name }] = brought.attributes.recipes[0].ingredients;
  const dish = await take(brought);
  const [line] = dish.attributes.ingredients;
  const named = line.product.data.attributes;
  if (product === null && food === null) {
    expect(named).toMatchObject({ Name: name, allergens: null, origin: null });
    expect(dish.attributes.unknownFacts).toEqual(expect.arrayContaining(['allergens', 'origin']));
    expect(dish.attributes.incompleteProducts).toContain(name);
  } else expect(named.Name).toMatch(/^(?:Nuts|Chickpeas)$/);
  expect(line.name).toBe(name);
});

test('one answer counts in every waiting recipe, and an empty answer takes it back', async () => {
  const word = uniqueWord();
  const page = [1, 2].map((at) => ({
    '@context': 'https://schema.org',
    '@type': 'Recipe',
    name: unique(`Cake ${at} of mine`),
    recipeIngredient: [`${at}00 g ${word} flour`, '2 eggs'],
    recipeInstructions: 'Mix it all and bake.',
  }));
  const html = `<script type="application/ld+json">${JSON.stringify(page)}</script>`;
  const brought = made(await api(me).post('imports', { html }));
  expect(questionsOf(brought)).toMatchObject([{ name: `${word} flour`, lines: 2 }]);
  const food = await foodNamed('wheat flour');
  const answered = await answer(brought.id, { name: `${word.toUpperCase()} flour`, food });
  expect(questionsOf(answered)).toEqual([]);
  const linesIn = ({ attributes }: ApiRecord) =>
    attributes.recipes.map(({ ingredients }: Wire) => ingredients[0].food);
  expect(linesIn(answered)).toEqual([food, food]);
  expect(linesIn(await answer(brought.id, { name: `${word} flour` }))).toEqual([null, null]);

  const own = await answer(brought.id, { name: `${word} flour`, own: true });
  expect(questionsOf(own)).toEqual([]);
  expect(own.attributes.recipes[0].ingredients[0]).toMatchObject({ food: null, product: null, own: true });
});

test('the words stay on the line after every choice', async () => {
  const brought = await bringText(me, torte('150 g hazelnut flour, sifted'));
  const food = await foodNamed('wheat flour');
  await answer(brought.id, { name: 'hazelnut flour', food });
  const dish = await take(brought);
  expect(dish.attributes.ingredients[0].name).toBe('hazelnut flour');
  expect(dish.attributes.ingredients[0].product.data.attributes.Name).toBe('Wheat flour');
});

test('an answer for another’s import gets a 404, and an invalid answer is refused at its place', async () => {
  const brought = await bringText(me, torte('1 cup magic dust'));
  const stranger = await api(people().friend).put(`imports/${brought.id}`, {
    answers: [{ name: 'magic dust', own: true }],
  });
  expect(stranger.status).toBe(404);
  const wrong = await api(me).put(`imports/${brought.id}`, {
    answers: [{ name: 'magic dust', food: 99999999 }],
  });
  expect(wrong.status).toBe(400);
  expect(faults(wrong)).toEqual(['answers.0.food: reference']);
  expect((await api(me).put(`imports/${brought.id}`, { answers: 'all' })).status).toBe(400);
  expect(questionsOf(made(await api(me).get(`imports/${brought.id}`)))).toHaveLength(1);
});
