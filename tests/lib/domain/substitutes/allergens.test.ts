import { expect, test } from 'vitest';
import { borneFirst, isFreeOf, lacksOf } from '@/lib/domain/substitutes/allergens';

const seeds = { Name: 'Sunflower seeds', allergens: [] } as const;
const hazelnuts = { Name: 'Hazelnuts', allergens: ['nuts'] } as const;
const unknown = { Name: 'Spread', allergens: null } as const;

test('names the allergens that a substitute certainly lacks', () => {
  expect(lacksOf({ allergens: ['milk', 'nuts'] }, seeds)).toEqual(['milk', 'nuts']);
  expect(lacksOf({ allergens: ['milk', 'nuts'] }, hazelnuts)).toEqual(['milk']);
  expect(lacksOf({ allergens: ['nuts'] }, unknown)).toEqual([]);
  expect(lacksOf({ allergens: null }, seeds)).toEqual([]);
});

test('an unknown substitute is safe for nobody with an allergy', () => {
  expect(isFreeOf(unknown, ['nuts'])).toBe(false);
  expect(isFreeOf(unknown, [])).toBe(true);
  expect(isFreeOf(seeds, ['nuts'])).toBe(true);
  expect(isFreeOf(hazelnuts, ['nuts'])).toBe(false);
});

test('safe substitutes come first, the rest keeps its order', () => {
  const names = borneFirst([hazelnuts, unknown, seeds], ['nuts']).map(({ Name }) => Name);
  expect(names).toEqual(['Sunflower seeds', 'Hazelnuts', 'Spread']);
});
