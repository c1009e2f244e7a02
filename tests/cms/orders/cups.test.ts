import { expect, test } from 'vitest';
import { toRecord } from '@/lib/domain/amount/convert';
import { readAmount } from '@/lib/domain/amount/read';
import { boughtOf } from '@/lib/domain/shoplist/buy';
import { given } from '@/tests/support/at';
import { api, people, type ApiRecord } from '../support/api';
import { made, makeDish, unique } from '../support/records';
import { makeList, readItems } from '../shoplists/support';
import { placed, stocked } from './support';

const user = () => api(people().user);

/** Turns typed text into a recipe line as its form sends it. */
function typed({ id, attributes }: ApiRecord, text: string) {
  const written = readAmount(text);
  if (!written) return { product: id, amount: null, unit: null, text };
  const { amount, amountTo, unit } = toRecord(written, attributes);
  return { product: id, amount, amountTo, unit, text };
}

test('cups and ranges in a recipe become packs and pieces on a list, and can be ordered', async () => {
  const flour = await stocked(5000, {
    Name: unique('A flour'),
    gramsPerMl: 125 / 240,
    packSize: 1000,
    category: 'grains',
  });
  const onion = await stocked(5000, { Name: unique('B onion'), gramsPerPiece: 110, category: 'vegetables' });
  const salt = await stocked(5000, { Name: unique('C salt'), packSize: 1000, category: 'spices' });
  const dish = await makeDish(people().user, {
    servingAmount: 4,
    ingredients: [typed(flour, '1½ cups'), typed(onion, '2–3'), typed(salt, 'to taste')],
  });
  expect(dish.attributes.ingredients).toMatchObject([
    { amount: 187.5, unit: 'gr', text: '1½ cups' },
    { amount: 2, amountTo: 3, unit: 'Piece' },
    { amount: null, unit: null, text: 'to taste' },
  ]);

  const list = await makeList(people().user);
  made(await user().post(`shoplists/${list.id}/add-dish`, { dish: dish.id, servings: 8 }));
  const items = await readItems(people().user, list.id);
  expect(items).toMatchObject([
    { amount: 375, unit: 'gr', fault: null },
    { amount: 6, unit: 'Piece', fault: null },
    { amount: null, unit: null, fault: null },
  ]);

  const products = [flour, onion, salt];
  const lines = items.map(({ amount, unit }, at) => {
    const { id, attributes } = given(products[at]);
    const bought = boughtOf({ product: { id, Name: '', ...attributes }, amount, unit });
    if (!bought) throw new Error(`nobody can buy ${attributes.Name}`);
    return { product: id, amount: bought.amount, unit: bought.unit };
  });
  expect(lines.map(({ amount, unit }) => [amount, unit])).toEqual([
    [1000, 'gr'],
    [6, 'Piece'],
    [1000, 'gr'],
  ]);
  const order = await placed(lines);
  expect(order.attributes.state).toBe('placed');
  expect(order.attributes.lines).toHaveLength(3);
});
