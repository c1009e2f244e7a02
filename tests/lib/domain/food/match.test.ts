import { expect, test } from 'vitest';
import { foodIndex, matchFood, type NamedFood } from '@/lib/domain/food/match';

const food = (Name: string, part: Partial<NamedFood> = {}): NamedFood => ({
  Name,
  NameKa: null,
  otherNames: [],
  otherNamesKa: [],
  state: 'raw',
  curated: true,
  ...part,
});
const index = foodIndex([
  food('Boiled potato', { state: 'cooked' }),
  food('Potato', { NameKa: 'კარტოფილი' }),
  food('Sweet potato'),
  food('Aubergine', { otherNames: ['eggplant'], NameKa: 'ბადრიჯანი' }),
  food('Chickpeas', { state: 'dried' }),
  food('Tinned chickpeas', { state: 'tinned', otherNames: ['canned chickpeas'] }),
  food('Black pepper', { state: 'dried' }),
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
  ['saddle of unicorn', undefined],
  ['', undefined],
])('%s', (written, name) => expect(matchFood(written, index)?.Name).toBe(name));
