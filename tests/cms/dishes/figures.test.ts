import { beforeAll, describe, expect, test } from 'vitest';
import { at } from '@/tests/support/at';
import { api, people, type ApiRecord } from '../support/api';
import { makeList, readItems } from '../shoplists/support';
import { line, made, makeDish, makeProduct, makePublic, readDish, unique } from '../support/records';

// tests/server/collections/dishes.test.ts checks the calculation in process; this file checks that the figures are
// stored and updated.
const FULL = { calories: 200, fats: 10, carbs: 20, prots: 4, costTetri: 30, origin: 'plant' };
const UNKNOWN = { calories: null, fats: null, carbs: null, prots: null, costTetri: null };
const user = () => api(people().user);
let flour: ApiRecord;
let oil: ApiRecord;
let egg: ApiRecord;
let mystery: ApiRecord;

beforeAll(async () => {
  const { user: owner } = people();
  flour = await makeProduct(owner, FULL);
  oil = await makeProduct(owner, { ...FULL, calories: 900, gramsPerMl: 0.92 });
  egg = await makeProduct(owner, {
    ...FULL,
    calories: 150,
    gramsPerPiece: 55,
    edibleShare: 0.9,
    origin: 'egg',
  });
  mystery = await makeProduct(owner, { Name: unique('Mystery') });
});

const figures = ({ attributes }: ApiRecord) => {
  const { calories, fats, carbs, prots, costTetri, incompleteProducts } = attributes;
  return { calories, fats, carbs, prots, costTetri, incompleteProducts };
};

describe('figures per serving', () => {
  test('are the sum of lines and sections, divided by the servings', async () => {
    const dish = await makeDish(people().user, {
      servingAmount: 2,
      ingredients: [line(flour.id, { amount: 100 })],
      sections: [{ title: 'Filling', ingredients: [line(flour.id, { amount: 300 })] }],
    });
    expect(figures(dish)).toEqual({
      calories: 400,
      fats: 20,
      carbs: 40,
      prots: 8,
      costTetri: 60,
      incompleteProducts: [],
    });
  });

  test('are null if nothing is known, and zero if that is known', async () => {
    const unknown = await makeDish(people().user, { ingredients: [line(mystery.id)] });
    expect(figures(unknown)).toEqual({ ...UNKNOWN, incompleteProducts: [mystery.attributes.Name] });
    const water = await makeProduct(people().user, {
      calories: 0,
      fats: 0,
      carbs: 0,
      prots: 0,
      costTetri: 0,
    });
    const drink = await makeDish(people().user, { ingredients: [line(water.id)] });
    expect(drink.attributes).toMatchObject({ calories: 0, costTetri: 0, incompleteProducts: [] });
    made(await user().put(`products/${mystery.id}`, { calories: 120 }));
    const { calories, costTetri } = (await readDish(people().user, unknown.id)).attributes;
    expect({ calories: calories > 0, costTetri }).toEqual({ calories: true, costTetri: null });
  });

  test('are null while the servings are unknown; allergens are known, and a list takes the recipe once', async () => {
    const dish = await makeDish(people().user, { servingAmount: null, ingredients: [line(flour.id)] });
    expect(dish.attributes).toMatchObject({ ...UNKNOWN, servingAmount: null, incompleteProducts: [] });
    const list = await makeList(people().user);
    made(await user().act(`shoplists/${list.id}/add-dish`, { dish: dish.id, servings: 3 }));
    expect(await readItems(people().user, list.id)).toMatchObject([{ amount: 100 }]);
    const said = made(await user().put(`dishes/${dish.id}`, { servingAmount: 2 }));
    expect(said.attributes.calories).toBeGreaterThan(0);
  });

  test('hold the allergens of their ingredients, also after a product is corrected', async () => {
    const nuts = await makeProduct(people().user, { allergens: ['nuts'] });
    const cream = await makeProduct(people().user, { allergens: ['milk'] });
    const dish = await makeDish(people().user, {
      ingredients: [line(nuts.id)],
      sections: [{ title: 'Top', ingredients: [line(cream.id), line(nuts.id)] }],
    });
    expect(dish.attributes.allergens).toEqual(['milk', 'nuts']);
    made(await user().put(`products/${cream.id}`, { allergens: [] }));
    expect(made(await user().get(`dishes/${dish.id}`)).attributes.allergens).toEqual(['nuts']);
    expect((await user().put(`dishes/${dish.id}`, { allergens: [] })).status).toBe(400);
  });

  test('mark unknown allergens, which never count as safe', async () => {
    const sure = await makeProduct(people().user, { allergens: [], origin: 'plant' });
    const beside = await makeProduct(people().user, { allergens: [], origin: 'plant' });
    const dish = await makeDish(people().user, { ingredients: [line(sure.id), line(beside.id)] });
    expect(dish.attributes.unknownFacts).toEqual([]);
    const safe = async () =>
      (await user().get(`dishes?id=${dish.id}&filters[unknownFacts][$notContains]=allergens`)).data.length;
    expect(await safe()).toBe(1);
    made(await user().put(`products/${sure.id}`, { allergens: null }));
    expect((await readDish(people().user, dish.id)).attributes.unknownFacts).toEqual(['allergens']);
    expect(await safe()).toBe(0);
  });

  test('include whether fasting allows the dish', async () => {
    const plain = await makeDish(people().user, { ingredients: [line(flour.id), line(oil.id)] });
    expect(plain.attributes.fasting).toBe(true);
    const withEgg = made(
      await user().put(`dishes/${plain.id}`, { sections: [{ title: 'Top', ingredients: [line(egg.id)] }] }),
    );
    expect(withEgg.attributes.fasting).toBe(false);
  });
});

describe('figures update at once after', () => {
  test('an edit of the dish', async () => {
    const dish = await makeDish(people().user, { servingAmount: 1, ingredients: [line(flour.id)] });
    expect(dish.attributes.calories).toBe(200);
    const doubled = made(await user().put(`dishes/${dish.id}`, { servingAmount: 2 }));
    expect(doubled.attributes.calories).toBe(100);
    const emptied = made(await user().put(`dishes/${dish.id}`, { ingredients: [] }));
    expect(figures(emptied)).toEqual({ ...UNKNOWN, incompleteProducts: [] });
  });

  test('an edit of a product, for every reader, in lists, sorts and filters', async () => {
    const rice = await makeProduct(people().user, { ...FULL, calories: 100 });
    const dish = await makePublic(people().friend, { servingAmount: 1, ingredients: [line(rice.id)] });
    const readers = [undefined, people().user, people().friend, people().courier, people().admin];
    for (const calories of [101, 102, 103]) {
      made(await user().put(`products/${rice.id}`, { calories }));
      for (const reader of readers) {
        const shown = await readDish(reader, dish.id);
        expect(shown.attributes.calories).toBe(calories);
        expect(shown.attributes.ingredients[0].product.data.attributes.calories).toBe(calories);
        const found = await api(reader).get(`dishes?id=${dish.id}&filters[calories][$eq]=${calories}`);
        expect(found.data).toHaveLength(1);
      }
    }
  });

  test('a missing weight is added, and the name of the incomplete product goes', async () => {
    const herb = await makeProduct(people().user, FULL);
    const dish = await makeDish(people().user, {
      servingAmount: 1,
      ingredients: [line(herb.id, { amount: 1, unit: 'Piece' })],
    });
    expect(dish.attributes.incompleteProducts).toEqual([herb.attributes.Name]);
    const Name = unique('Coriander');
    made(await user().put(`products/${herb.id}`, { Name }));
    expect((await readDish(people().user, dish.id)).attributes.incompleteProducts).toEqual([Name]);
    made(await user().put(`products/${herb.id}`, { gramsPerPiece: 50 }));
    expect((await readDish(people().user, dish.id)).attributes).toMatchObject({
      incompleteProducts: [],
      calories: 100,
    });
  });
});

test('one product in 500 dishes changes: the next read shows all of them right', async () => {
  const common = await makeProduct(people().user, { ...FULL, calories: 100 });
  const ids: number[] = [];
  const making = performance.now();
  for (let at = 0; at < 500; at += 10) {
    const ten = await Promise.all(
      Array.from({ length: 10 }, () =>
        makeDish(people().user, { servingAmount: 1, ingredients: [line(common.id)] }),
      ),
    );
    ids.push(...ten.map(({ id }) => id));
  }
  const start = performance.now();
  made(await user().put(`products/${common.id}`, { calories: 250 }));
  const [took, made500] = [performance.now() - start, start - making];
  const right = await user().get(
    `dishes?contains=${common.id}&filters[calories]=250&pagination[pageSize]=100`,
  );
  expect(right.body.meta.pagination.total).toBe(500);
  expect((await user().get(`dishes?contains=${common.id}&filters[calories]=100`)).data).toEqual([]);
  for (const place of [0, 250, 499])
    expect((await readDish(people().user, at(ids, place))).attributes.calories).toBe(250);
  console.log(
    `500 dishes were made in ${Math.round(made500)} ms, their product was changed in ${Math.round(took)} ms`,
  );
  // both take longer on a slow or busy machine
  expect(took).toBeLessThan(made500 / 2);
}, 240_000);

describe('vitamins and minerals of a serving', () => {
  const foodId = async (name: string) => (await user().get(`foods?filters[Name][$eq]=${name}`)).data[0].id;

  test('come from the foods behind the products, with the number of lines known', async () => {
    const tomato = await makeProduct(people().user, { food: await foodId('Tomato') });
    const dish = await makePublic(people().user, {
      servingAmount: 2,
      ingredients: [
        line(tomato.id, { amount: 200 }),
        line(mystery.id),
        line(flour.id, { amount: 1, unit: 'Piece' }),
      ],
    });
    const path = `dishes?filters[id][$in][0]=${dish.id}&fields[0]=nutrients`;
    const { nutrients } = (await api().get(path)).data[0].attributes;
    expect(nutrients.of).toBe(3);
    // 13.7 mg per 100 g of the edible part, which is 91 %
    expect(nutrients.amounts.vitaminC).toBeCloseTo(13.7 * 0.91, 2);
    expect(nutrients.known.vitaminC).toBe(1);
    expect(nutrients.amounts.fibre).toBeGreaterThan(0);
  });

  test('follow the product, and are null without lines', async () => {
    const product = await makeProduct(people().user, { fibre: 5 });
    const dish = await makeDish(people().user, { servingAmount: 1, ingredients: [line(product.id)] });
    expect(dish.attributes.nutrients).toMatchObject({ of: 1, amounts: { fibre: 5 }, known: { fibre: 1 } });
    made(await user().put(`products/${product.id}`, { fibre: 8 }));
    expect((await readDish(people().user, dish.id)).attributes.nutrients.amounts.fibre).toBe(8);
    made(await user().put(`dishes/${dish.id}`, { ingredients: [] }));
    expect((await readDish(people().user, dish.id)).attributes.nutrients).toBeNull();
  });

  test('are computed by the CMS alone', async () => {
    const answer = await user().post('dishes', { Name: unique('Made up'), nutrients: { of: 1 } });
    expect(answer.status).toBe(400);
  });
});
