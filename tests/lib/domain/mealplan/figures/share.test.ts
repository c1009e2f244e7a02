import { expect, test } from 'vitest';
import { hasTable, readerServings, targetsFor } from '@/lib/domain/mealplan/figures/share';
import { buildEater, buildEntry } from '../../../../support/builders/mealplan';

const mother = buildEater({ key: 'mother', user: 7 });
const child = buildEater({ key: 'child', Name: 'Luka', factor: 0.5 });

test('the reader’s servings are their factor of the cooked amount', () => {
  const table = { days: [], eaters: [mother, child] };
  expect(readerServings(buildEntry(), table, 7)).toBeCloseTo(1);
  expect(readerServings(buildEntry({ servings: 3 }), table, 7)).toBeCloseTo(2);
  expect(readerServings(buildEntry({ out: ['mother'] }), table, 7)).toBe(0);
});

test('nothing of the table is shown while one eater of factor 1 sits at it', () => {
  expect([hasTable([]), hasTable([mother]), hasTable([child]), hasTable([mother, child])]).toEqual([
    false,
    false,
    true,
    true,
  ]);
});

test('my targets override the plan’s, figure by figure', () => {
  expect(targetsFor({ calories: 2000 }, { calories: 1500, prots: 90 })).toMatchObject({
    calories: 2000,
    prots: 90,
    fats: null,
  });
});
