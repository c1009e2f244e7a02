import { expect, test } from 'vitest';
import { platesOf } from '@/lib/domain/mealplan/plates/plates';
import { sharesInOrder } from '@/lib/domain/mealplan/plates/shares';
import { buildEater, buildEntry } from '../../../../support/builders/mealplan';

const ana = buildEater({ key: 'ana', Name: 'Ana' });
const nika = buildEater({ key: 'nika', Name: 'Nika', factor: 1.3 });
const two = [ana, nika];

test('plates name those who eat along, and an entry by the factors has none', () => {
  const entry = buildEntry({ shares: sharesInOrder(two, [0, 1.2]) });
  expect(platesOf(entry, two)).toEqual([{ eater: nika, at: 1, servings: 1.2 }]);
  expect(platesOf(buildEntry(), two)).toEqual([]);
});
