import { expect, test } from 'vitest';
import { hasShares, isWithout, shareIn } from '@/lib/domain/mealplan/plates/without';
import { buildEater } from '../../../../support/builders/mealplan';

const eaters = [buildEater({ key: 'ana' }), buildEater({ key: 'nika' })];
const entry = { shares: [{ eater: 'ana', servings: 0.8 }] };

test('without shares of anybody at the table an entry goes by the factors', () => {
  expect(hasShares(entry, eaters)).toBe(true);
  expect(hasShares({ shares: [{ eater: 'gone', servings: 1 }] }, eaters)).toBe(false);
  expect(hasShares({ shares: null }, eaters)).toBe(false);
});

test('who has no share, or skips the entry, eats something else', () => {
  expect(['ana', 'nika'].map((key) => isWithout(entry, eaters, key))).toEqual([false, true]);
  expect(isWithout({ ...entry, out: ['ana'] }, eaters, 'ana')).toBe(true);
  expect([shareIn(entry, 'ana'), shareIn(entry, 'nika'), shareIn({ ...entry, out: ['ana'] }, 'ana')]).toEqual(
    [0.8, 0, 0],
  );
  expect(isWithout({ out: ['nika'] }, eaters, 'nika')).toBe(true);
  expect(isWithout({ out: ['nika'] }, eaters, 'ana')).toBe(false);
});
