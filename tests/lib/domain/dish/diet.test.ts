import { expect, test } from 'vitest';
import { contradictions, flagsKeeping, isFasting, proposedFlags } from '@/lib/domain/dish/diet';

const BEANS = { Name: 'Beans', origin: 'plant', allergens: [] };
const FLOUR = { Name: 'Flour', origin: 'plant', allergens: ['gluten'] };
const CHEESE = { Name: 'Cheese', origin: 'dairy', allergens: ['milk'] };
const BEEF = { Name: 'Beef', origin: 'animal', allergens: [] };
const UNKNOWN = { Name: 'Something', origin: null };

test('flags are proposed that no product speaks against, and none while an origin is unknown', () => {
  expect(proposedFlags([BEANS])).toEqual(
    expect.arrayContaining(['Vegan', 'Vegetarian', 'Gluten Free', 'Dairy-Free']),
  );
  expect(proposedFlags([BEANS, CHEESE])).toEqual(expect.arrayContaining(['Vegetarian', 'Gluten Free']));
  expect(proposedFlags([BEANS, CHEESE])).toHaveLength(2);
  expect(proposedFlags([FLOUR, BEEF])).toEqual(['Dairy-Free']);
  expect(proposedFlags([BEANS, UNKNOWN])).toEqual([]);
  expect(proposedFlags([])).toEqual([]);
});

test('without allergens no flag is proposed that is told by them', () => {
  expect(proposedFlags([BEANS, { ...BEANS, allergens: null }])).toEqual(['Vegan', 'Vegetarian']);
});

test('what may hold egg or milk is not proposed as vegan, nor what may hold fish as vegetarian', () => {
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
])('what is of %s keeps to %j', (origin, flags) => {
  expect(proposedFlags([{ Name: 'X', origin, allergens: [] }]).toSorted()).toEqual(flags.toSorted());
});

test('the products that speak against a flag are named; an unknown origin does not', () => {
  expect(contradictions('Vegan', [BEANS, CHEESE, UNKNOWN])).toEqual([CHEESE]);
  expect(contradictions('Gluten Free', [BEANS, FLOUR])).toEqual([FLOUR]);
});

test('what is vegan keeps to a vegetarian and a dairy-free diet', () => {
  expect(flagsKeeping('Vegetarian')).toEqual(['Vegetarian', 'Vegan']);
  expect(flagsKeeping('Dairy-Free')).toEqual(['Dairy-Free', 'Vegan']);
  expect(flagsKeeping('Gluten Free')).toEqual(['Gluten Free']);
});

test('a dish is for fasting when all of it is known to be of plants', () => {
  expect([[BEANS, FLOUR], [BEANS, CHEESE], [BEANS, UNKNOWN], []].map(isFasting)).toEqual([
    true,
    false,
    false,
    false,
  ]);
});
