import { expect, test } from 'vitest';
import { DETAIL_NUTRIENTS } from '@/lib/domain/food/nutrients';
import { ADULT_INTAKES, isLimited, referenceIntakes } from '@/lib/domain/nutrition/reference';

const amounts = (...args: Parameters<typeof referenceIntakes>) => {
  const intakes = referenceIntakes(...args);
  return Object.fromEntries(DETAIL_NUTRIENTS.map((name) => [name, intakes[name].amount]));
};

test('amounts without sex or birth year are those of Annex XIII', () => {
  expect(amounts(undefined, 2026)).toMatchObject({
    calcium: 800,
    iron: 14,
    magnesium: 375,
    potassium: 2000,
    zinc: 10,
    vitaminA: 800,
    vitaminC: 80,
    vitaminD: 5,
    folate: 200,
    vitaminB12: 2.5,
    saturatedFat: 20,
    sugar: 90,
    salt: 6,
  });
  expect(ADULT_INTAKES).toMatchObject({ calories: 2000, fats: 70, carbs: 260, prots: 50 });
});

test('only one of the two changes nothing', () => {
  const general = referenceIntakes(null, 2026);
  expect(referenceIntakes({ sex: 'female' }, 2026)).toEqual(general);
  expect(referenceIntakes({ birthYear: 1990, sex: null }, 2026)).toEqual(general);
});

test('fibre is not in the Annex: its source is EFSA even for an average adult', () => {
  const { fibre, iron } = referenceIntakes(undefined, 2026);
  expect(fibre).toEqual({ amount: 25, source: 'efsa' });
  expect(iron.source).toBe('eu');
});

test('a woman and a man of 36 use EFSA', () => {
  expect(amounts({ sex: 'female', birthYear: 1990 }, 2026)).toMatchObject({
    iron: 16,
    calcium: 950,
    magnesium: 300,
    zinc: 9.3,
    vitaminA: 650,
    vitaminC: 95,
    vitaminD: 15,
    folate: 330,
    potassium: 3500,
    salt: 5,
  });
  expect(amounts({ sex: 'male', birthYear: 1990 }, 2026)).toMatchObject({
    iron: 11,
    magnesium: 350,
    zinc: 11.7,
    vitaminA: 750,
    vitaminC: 110,
    vitaminB3: 17,
  });
});

test.each([
  [1, 7, 450, 0.4],
  [6, 7, 800, 0.6],
  [7, 11, 800, 0.7],
  [12, 13, 1150, 0.9],
  [18, 16, 1000, 0.9],
  [25, 16, 950, 0.9],
  [51, 11, 950, 0.9],
  [80, 11, 950, 0.8],
])('a girl or woman of %i needs iron %f, calcium %f, B1 %f mg', (age, iron, calcium, vitaminB1) => {
  expect(amounts({ sex: 'female', birthYear: 2026 - age }, 2026)).toMatchObject({ iron, calcium, vitaminB1 });
});

test('a child in its first year counts as one year old', () => {
  expect(amounts({ sex: 'male', birthYear: 2026 }, 2026)).toEqual(
    amounts({ sex: 'male', birthYear: 2025 }, 2026),
  );
});

test('sugar and saturated fat have no EFSA amount and stay those of the Annex', () => {
  const { sugar, saturatedFat } = referenceIntakes({ sex: 'male', birthYear: 1990 }, 2026);
  expect([sugar, saturatedFat]).toEqual([
    { amount: 90, source: 'eu' },
    { amount: 20, source: 'eu' },
  ]);
});

test('only sugar, saturated fat and salt are limits', () => {
  expect(DETAIL_NUTRIENTS.filter(isLimited)).toEqual(['sugar', 'saturatedFat', 'salt']);
});
