import { expect, test } from 'vitest';
import { swapFor } from '@/lib/domain/substitutes/swap';
import { buildLine, buildSubstitute } from '../../../support/builders/substitutes';

const worded = { key: 'new', Name: 'Sunflower seeds' };

test('replaces a line with the right amount, in the substitute’s aisle', () => {
  const item = buildLine({ key: 'old', amount: 150, unit: 'gr' });
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

test('has no amount if the line has none', () => {
  const { instead } = swapFor(buildLine({ amount: null, unit: null }), buildSubstitute(), worded);
  expect(instead).not.toHaveProperty('amount');
});

test('has at most a tenth more than needed', () => {
  const { instead } = swapFor(
    buildLine({ amount: 100, unit: 'gr' }),
    buildSubstitute({ ratio: 1 / 3 }),
    worded,
  );
  expect(instead.amount).toBe(33.4);
});
