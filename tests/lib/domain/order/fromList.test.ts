import { expect, test } from 'vitest';
import { orderableOf, type ListedItem } from '@/lib/domain/order/fromList';
import { ORDER_LIMITS } from '@/lib/domain/order/types';

const PRODUCTS = {
  milk: { id: 1, Name: 'Milk', NameKa: 'რძე', sold: true, packSize: 1030, gramsPerMl: 1.03 },
  egg: { id: 2, Name: 'Egg', sold: true, packSize: 550, gramsPerPiece: 55 },
  flour: { id: 3, Name: 'Flour', sold: true, packSize: 1000, gramsPerMl: 0.53 },
  chilli: { id: 4, Name: 'Chilli', sold: true, gramsPerPiece: 15 },
  cheese: { id: 5, Name: 'Cheese', sold: true },
  honey: { id: 6, Name: 'Honey', sold: true, gramsPerMl: 1.4 },
  sorrel: { id: 7, Name: 'Sorrel', sold: false },
};
type Given = Pick<ListedItem, 'amount' | 'unit'>;
const item = (name: keyof typeof PRODUCTS, given: Given = {}): ListedItem => ({
  ...{ id: 9, Name: PRODUCTS[name].Name, product: PRODUCTS[name] },
  ...given,
});

test.each<[keyof typeof PRODUCTS, Given, [number | null, string]]>([
  ['milk', { amount: 135, unit: 'ml' }, [1000, 'ml']],
  ['milk', { amount: 1200, unit: 'ml' }, [2000, 'ml']],
  ['egg', { amount: 9.341, unit: 'Piece' }, [10, 'Piece']],
  ['flour', { amount: 562.5, unit: 'gr' }, [1000, 'gr']],
  ['chilli', { amount: 0.75, unit: 'Piece' }, [1, 'Piece']],
  ['cheese', { amount: 66.25, unit: 'gr' }, [67, 'gr']],
  ['honey', { amount: 2, unit: 'Table Spoon' }, [42, 'gr']],
  ['milk', {}, [1000, 'ml']],
  ['egg', {}, [10, 'Piece']],
  ['flour', {}, [1000, 'gr']],
  ['chilli', {}, [1, 'Piece']],
  ['cheese', {}, [null, 'gr']],
])('%s, %j is bought as %j', (name, given, [amount, unit]) =>
  expect(orderableOf([item(name, given)]).lines).toMatchObject([{ amount, unit, item: 9 }]),
);

test('what the shop does not sell stays on the list, and so does what one order does not hold', () => {
  const many = Array.from({ length: ORDER_LIMITS.lines + 1 }, (_, at) => ({ ...item('milk'), id: at }));
  const { lines, staying } = orderableOf([{ id: 1, Name: 'Napkins' }, item('sorrel'), ...many]);
  expect(lines).toHaveLength(ORDER_LIMITS.lines);
  expect(staying.map(({ Name }) => Name)).toEqual(['Milk', 'Napkins', 'Sorrel']);
});
