import { expect, test } from 'vitest';
import { foodIndex, matchFood } from '@/lib/domain/food/match';
import { namedFood as food } from '../../../support/builders/namedFood';

const index = foodIndex([
  food('Boiled potato', { state: 'cooked' }),
  food('Potato', { NameKa: 'კარტოფილი', category: 'vegetables' }),
  food('Sweet potato'),
  food('Aubergine', { otherNames: ['eggplant'], NameKa: 'ბადრიჯანი' }),
  food('Chickpeas', { state: 'dried' }),
  food('Tinned chickpeas', { state: 'tinned', otherNames: ['canned chickpeas'] }),
  food('Black pepper', { state: 'dried', category: 'spices' }),
]);

test.each([
  ['potatoes', 'Potato'],
  ['floury potatoes', 'Potato'],
  ['sweet potatoes', 'Sweet potato'],
  ['boiled potatoes', 'Boiled potato'],
  ['eggplants', 'Aubergine'],
  ['ბადრიჯნები', 'Aubergine'],
  ['chickpeas', 'Chickpeas'],
  ['tinned chickpeas', 'Tinned chickpeas'],
  ['ground black pepper', 'Black pepper'],
  ['potato flour', undefined],
  ['sweet potato', 'Sweet potato'],
  ['potato sweet', undefined],
  ['saddle of unicorn', undefined],
  ['', undefined],
])('%s', (written, name) => expect(matchFood(written, index)?.Name).toBe(name));

test('words of one stem are told apart by spelling', () => {
  const stems = foodIndex([
    food('Pork back fat', { NameKa: 'სალო', otherNamesKa: ['სალა'] }),
    food('Lettuce', { NameKa: 'სალათის ფურცელი', otherNamesKa: ['სალათა'] }),
  ]);
  expect(matchFood('სალათა', stems)?.Name).toBe('Lettuce');
  expect(matchFood('სალა', stems)?.Name).toBe('Pork back fat');
});

test('a plural is another food if one has that name', () => {
  const peppers = foodIndex([
    food('Black pepper', { state: 'dried', otherNames: ['pepper'] }),
    food('Sweet pepper', { otherNames: ['peppers'] }),
  ]);
  expect(matchFood('pepper', peppers)?.Name).toBe('Black pepper');
  expect(matchFood('Peppers', peppers)?.Name).toBe('Sweet pepper');
});

test('a more specific name ranks after an exact one', () => {
  const turkeys = foodIndex([
    food('Sliced turkey breast', { state: 'made', category: 'meat' }),
    food('Turkey breast', { category: 'meat' }),
  ]);
  expect(matchFood('large turkey breast', turkeys)?.Name).toBe('Turkey breast');
  expect(matchFood('thinly sliced turkey breast', turkeys)?.Name).toBe('Sliced turkey breast');
});
