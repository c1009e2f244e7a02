import { describe, expect, test } from 'vitest';
import { isDoubtful, unansweredWords } from '@/lib/domain/dish/doubts';
import { foodIndex } from '@/lib/domain/food/match';
import { namedFood as food } from '../../../support/builders/namedFood';

const wheat = food('Wheat flour', { otherNames: ['flour'], allergens: ['gluten'] });
const cheddar = food('Cheddar', { allergens: ['milk'], origin: 'dairy' });
const chickpeas = food('Chickpeas');
const index = foodIndex([
  wheat,
  cheddar,
  chickpeas,
  food('Cheese', { allergens: ['milk'], origin: 'dairy' }),
  food('Nuts', { allergens: ['nuts'] }),
  food('Hazelnuts', { otherNamesKa: ['თხილი'], allergens: ['nuts'], category: 'pulses' }),
  food('Walnuts', { allergens: ['nuts'] }),
  food('Cod', { allergens: ['fish'], origin: 'fish' }),
]);
const FLOUR = [{ allergens: ['gluten'] }];

describe('words that no line explains', () => {
  test.each([
    ['Fold in the chopped Hazelnuts; more hazelnuts on top.', ['hazelnuts']],
    ['ჩაუმატეთ თხილი.', ['თხილი']],
    ['Make balls the size of a walnut, or walnut-sized ones.', []],
    ['Perch a cod on top.', []],
    ['Butter the tin.', []],
  ])('%s', (text, words) => expect(unansweredWords([text], FLOUR, index)).toEqual(words));

  test('are explained by a line that holds the allergen; an unknown one has its own warning', () => {
    expect(unansweredWords(['hazelnuts'], [{ allergens: ['nuts'] }], index)).toEqual([]);
    expect(unansweredWords(['hazelnuts'], [...FLOUR, { allergens: null }], index)).toEqual([]);
    expect(unansweredWords(['hazelnuts'], [], index)).toEqual([]);
  });
});

test.each([
  ['hazelnut flour', wheat, true],
  ['chopped nuts', chickpeas, true],
  ['vegan cheddar', cheddar, true],
  ['flour', wheat, false],
  ['cheese', cheddar, false],
])('"%s" matched as %o is doubtful: %s', (written, taken, doubtful) => {
  expect(isDoubtful(written, taken, index)).toBe(doubtful);
});
