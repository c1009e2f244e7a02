import { expect, test } from 'vitest';
import { at } from '@/tests/support/at';
import { api, newPerson, people } from '../support/api';
import { line, made, makeDish, recordsOf } from '../support/records';
import { makeList, readItems } from './support';

const productOf = async (food: string): Promise<number> => {
  const answer = await api(people().user).get(`foods?filters[Name][$eq]=${encodeURIComponent(food)}`);
  return made(await api(people().user).post('products/of-food', { food: at(recordsOf(answer), 0).id })).id;
};

test('a recipe’s yolks and whites are bought as eggs', async () => {
  const me = await newPerson();
  const [yolk, white, sugar] = [
    await productOf('Egg yolk'),
    await productOf('Egg white'),
    await productOf('Sugar'),
  ];
  const { id: dish } = await makeDish(me, {
    servingAmount: 2,
    ingredients: [
      line(yolk, { amount: 3, unit: 'Piece' }),
      line(white, { amount: 2, unit: 'Piece' }),
      line(sugar, { amount: 50 }),
    ],
  });
  const { id } = await makeList(me);
  made(await api(me).act(`shoplists/${id}/add-dish`, { dish, servings: 4 }));
  const items = await readItems(me, id);
  expect(items).toHaveLength(2);
  const [eggs] = items.filter(({ product }) => product.data.id !== sugar);
  expect(eggs).toMatchObject({ amount: 6, unit: 'Piece' });
  const bought = made(await api(me).get(`products/${eggs.product.data.id}?populate[food]=true`)).attributes;
  expect(bought.food.data.attributes.Name).toBe('Egg');
  expect(eggs.from[0].times).toBe(1);
});
