import { expect, test } from 'vitest';
import type { ShopItem } from '@/lib/domain/shoplist/types';
import { swapFor } from '@/lib/domain/substitutes/swap';
import { buildSubstitute } from '../../../support/substitutes';

const walnuts = { id: 3, Name: 'Walnuts', gramsPerMl: 0.42 };
const buildItem = (given: Partial<ShopItem>): ShopItem => ({
  id: 1,
  key: 'old',
  product: walnuts,
  Name: 'Walnuts',
  amount: 100,
  unit: 'gr',
  category: 'pulses',
  checked: false,
  checkedBy: null,
  atHome: false,
  from: [],
  fault: null,
  ...given,
});
const worded = { key: 'new', Name: 'Sunflower seeds' };

test('puts as much as does for a line in its place, in its own aisle', () => {
  const item = buildItem({ key: 'old', amount: 150, unit: 'gr' });
  const substitute = buildSubstitute({ food: 7, ratio: 0.5, category: 'pulses' });
  expect(swapFor(item, substitute, worded)).toEqual({
    op: 'swap',
    key: 'old',
    instead: {
      op: 'add',
      key: 'new',
      food: 7,
      Name: 'Sunflower seeds',
      category: 'pulses',
      amount: 75,
      unit: 'gr',
    },
  });
});

test('has no amount where the line has none', () => {
  const { instead } = swapFor(buildItem({ amount: null, unit: null }), buildSubstitute(), worded);
  expect(instead).not.toHaveProperty('amount');
});

test('has at most a tenth more than it takes', () => {
  const { instead } = swapFor(
    buildItem({ amount: 100, unit: 'gr' }),
    buildSubstitute({ ratio: 1 / 3 }),
    worded,
  );
  expect(instead.amount).toBe(33.4);
});
