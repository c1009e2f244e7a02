import { expect, test } from 'vitest';
import { measuresOf } from '@/lib/domain/eaten/measures';
import type { Edible } from '@/lib/domain/eaten/types';

const egg: Edible = {
  kind: 'food',
  id: 1,
  Name: 'Egg',
  facts: { Name: 'Egg' },
  gramsPerPiece: 50,
  gramsPerMl: 1.03,
  portions: [
    { label: 'medium', labelKa: null, grams: 50 },
    { label: 'large', labelKa: null, grams: 56 },
    { label: 'cup', labelKa: null, grams: 0 },
  ],
};
const keys = (edible: Edible) => measuresOf(edible).map(({ id, each, usual }) => [id, each, usual]);

test('the usual piece comes first, then other portions, grams and volumes', () => {
  expect(keys(egg)).toEqual([
    ['Piece', 1, 1],
    ['portion 0', 56, 1],
    ['gr', 1, 100],
    ['ml', 1, 200],
    ['Table Spoon', 1, 1],
    ['Tea Spoon', 1, 1],
  ]);
});

test('portions without a Georgian name are left out in Georgian, and packs everywhere', () => {
  const rice = {
    ...egg,
    gramsPerPiece: null,
    portions: [
      { label: 'serving 1 cup', labelKa: null, grams: 158 },
      { label: 'cup', labelKa: 'ჭიქა', grams: 160 },
      { label: 'packet', labelKa: 'პაკეტი', grams: 800 },
    ],
  };
  const portions = (language: string) =>
    measuresOf(rice, language).flatMap(({ portion }) => portion?.label ?? []);
  expect(portions('en')).toEqual(['serving 1 cup', 'cup']);
  expect(portions('ka')).toEqual(['cup']);
});

test('a food without piece and volume is weighed', () => {
  expect(keys({ ...egg, gramsPerPiece: null, gramsPerMl: null, portions: null })).toEqual([['gr', 1, 100]]);
});

test('a recipe is counted only in servings', () => {
  expect(keys({ kind: 'dish', id: 2, Name: 'Lobio', facts: {} })).toEqual([['serving', 1, 1]]);
});
