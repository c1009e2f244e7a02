import { expect, test } from 'vitest';
import { DETAIL_NUTRIENTS, type DetailTotals } from '@/lib/domain/food/nutrients';
import { referenceIntakes } from '@/lib/domain/nutrition/reference';
import { bringersOf, NUTRIENT_GROUPS, shareOf, shortOf } from '@/lib/domain/nutrition/shares';
import { at } from '@/tests/support/at';

const intakes = referenceIntakes(undefined, 2026);
const details = (amounts: DetailTotals['amounts'], known: number, of = 10): DetailTotals => ({
  of,
  amounts,
  known: Object.fromEntries(Object.keys(amounts).map((name) => [name, known])),
});

test('the groups hold every nutrient once', () => {
  expect(Object.values(NUTRIENT_GROUPS).flat().toSorted()).toEqual([...DETAIL_NUTRIENTS].toSorted());
});

test('a line has an amount, its share of the reference, and its number of known ingredients', () => {
  expect(shareOf('iron', details({ iron: 7 }, 9, 11), intakes)).toEqual({
    name: 'iron',
    amount: 7,
    unit: 'mg',
    reference: 14,
    share: 0.5,
    known: 9,
    of: 11,
    isLimited: false,
  });
});

test('an unknown nutrient has neither amount nor share', () => {
  const fibre = shareOf('fibre', { of: 3, amounts: { fibre: null }, known: { fibre: 0 } }, intakes);
  expect(fibre).toMatchObject({ amount: null, share: null, known: 0, of: 3, unit: 'g' });
});

test('a nutrient is short below 70 % if known well enough, the lowest first; limits never are', () => {
  const week = details({ iron: 9.79, zinc: 1, calcium: 560, salt: 0.1, vitaminC: 200 }, 8);
  expect(shortOf(week, intakes).map(({ name }) => name)).toEqual(['zinc', 'iron']);
  expect(shortOf(details({ iron: 1 }, 7), intakes)).toEqual([]);
});

test('recipes with most of the missing nutrients come first; traces do not count', () => {
  const short = shortOf(details({ iron: 4, zinc: 2 }, 10), intakes);
  const dishes = [
    { id: 1, Name: 'Salad', nutrients: details({ iron: 0.5, zinc: 0.5 }, 4) },
    { id: 2, Name: 'Lobio', nutrients: details({ iron: 6, zinc: 2 }, 4) },
    { id: 3, Name: 'Liver', nutrients: details({ iron: 9, zinc: 6 }, 4) },
    { id: 4, Name: 'Unknown', nutrients: null },
  ];
  const found = bringersOf(short, dishes, { intakes, most: 3 });
  expect(found.map(({ dish }) => dish.Name)).toEqual(['Liver', 'Lobio']);
  expect(at(found, 1).brings.map(({ name }) => name)).toEqual(['iron', 'zinc']);
  expect(bringersOf(short, dishes, { intakes, most: 1 })).toHaveLength(1);
});
