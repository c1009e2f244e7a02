import { expect, test } from 'vitest';
import type { ProductFacts } from '@/lib/domain/product/types';
import { contradictions, flagsKeeping, isFasting, proposedFlags } from '@/lib/domain/dish/diet';

const BEANS: ProductFacts = { Name: 'Beans', origin: 'plant', allergens: [] };
const FLOUR: ProductFacts = { Name: 'Flour', origin: 'plant', allergens: ['gluten'] };
const CHEESE: ProductFacts = { Name: 'Cheese', origin: 'dairy', allergens: ['milk'] };
const BEEF: ProductFacts = { Name: 'Beef', origin: 'animal', allergens: [] };
const UNKNOWN = { Name: 'Something', origin: null };

test('flags that no product contradicts are proposed, but none while an origin is unknown', () => {
  expect(proposedFlags([BEANS])).toEqual(
    expect.arrayContaining(['Vegan', 'Vegetarian', 'Gluten Free', 'Dairy-Free']),
  );
  expect(proposedFlags([BEANS, CHEESE])).toEqual(expect.arrayContaining(['Vegetarian', 'Gluten Free']));
  expect(proposedFlags([BEANS, CHEESE])).toHaveLength(2);
  expect(proposedFlags([FLOUR, BEEF])).toEqual(['Dairy-Free']);
  expect(proposedFlags([BEANS, UNKNOWN])).toEqual([]);
  expect(proposedFlags([])).toEqual([]);
});

test('no flag about allergens is proposed while these are unknown', () => {
  expect(proposedFlags([BEANS, { ...BEANS, allergens: null }])).toEqual(['Vegan', 'Vegetarian']);
});

test('possible egg or milk rules out vegan, and possible fish rules out vegetarian', () => {
  const may = (...unknownAllergens: string[]) => proposedFlags([{ ...BEANS, unknownAllergens }]);
  expect(may('egg')).toEqual(expect.not.arrayContaining(['Vegan']));
  expect(may('egg')).toContain('Vegetarian');
  expect(may('fish')).not.toContain('Vegetarian');
  expect(may('gluten')).not.toContain('Gluten Free');
  expect(may('milk')).not.toContain('Dairy-Free');
});

test.each([
  ['plant', ['Vegan', 'Vegetarian', 'Gluten Free', 'Dairy-Free']],
  ['honey', ['Vegetarian', 'Gluten Free', 'Dairy-Free']],
  ['egg', ['Vegetarian', 'Gluten Free', 'Dairy-Free']],
  ['dairy', ['Vegetarian', 'Gluten Free']],
  ['fish', ['Gluten Free', 'Dairy-Free']],
  ['animal', ['Gluten Free', 'Dairy-Free']],
])('a product of %s fits %j', (origin, flags) => {
  expect(proposedFlags([{ Name: 'X', origin, allergens: [] }]).toSorted()).toEqual(flags.toSorted());
});

test('products that contradict a flag are named; an unknown origin does not', () => {
  expect(contradictions('Vegan', [BEANS, CHEESE, UNKNOWN])).toEqual([CHEESE]);
  expect(contradictions('Gluten Free', [BEANS, FLOUR])).toEqual([FLOUR]);
});

test('a vegan dish fits a vegetarian and a dairy-free diet', () => {
  expect(flagsKeeping('Vegetarian')).toEqual(['Vegetarian', 'Vegan']);
  expect(flagsKeeping('Dairy-Free')).toEqual(['Dairy-Free', 'Vegan']);
  expect(flagsKeeping('Gluten Free')).toEqual(['Gluten Free']);
});

test('a dish is for fasting if all of it is known to be plant-based', () => {
  expect([[BEANS, FLOUR], [BEANS, CHEESE], [BEANS, UNKNOWN], []].map(isFasting)).toEqual([
    true,
    false,
    false,
    false,
  ]);
});
