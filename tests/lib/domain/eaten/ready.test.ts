import { expect, test } from 'vitest';
import { asEaten, bestEaten, isReadyToEat, readable } from '@/lib/domain/eaten/ready';
import type { Edible } from '@/lib/domain/eaten/types';

const food = (Name: string, state: string | null, category: string, calories = 100): Edible => ({
  kind: 'food',
  id: 1,
  Name,
  NameKa: null,
  facts: { Name, state, category, calories },
});
const names = (typed: string, list: readonly Edible[]) => asEaten(typed, list).map(({ Name }) => Name);

test.each([
  ['Boiled rice', 'cooked', 'grains', 130, true],
  ['Rice', 'dried', 'grains', 365, false],
  ['Red beans', 'dried', 'pulses', 337, false],
  ['Cocoa powder', 'dried', 'drinks', 228, false],
  ['Beef', 'raw', 'meat', 234, false],
  ['Raisins', 'dried', 'fruit', 299, true],
  ['Walnuts', 'raw', 'pulses', 654, true],
  ['Banana', 'raw', 'fruit', 89, true],
  ['Tinned tuna', 'tinned', 'meat', 198, true],
  ['Ground coffee', null, 'drinks', 287, false],
  ['Lemonade of ours', null, 'drinks', 40, true],
  ['Something of ours', null, 'other', 300, true],
])('%s, %s: %s', (name, state, category, calories, is) => {
  expect(isReadyToEat({ state, category, calories })).toBe(is);
});

test('ready-to-eat food comes before food to be cooked, by its name without "boiled"', () => {
  expect(
    names('rice', [
      food('Rice', 'dried', 'grains'),
      food('Rice pudding', 'made', 'sweets'),
      food('Boiled brown rice', 'cooked', 'grains'),
      food('Boiled rice', 'cooked', 'grains'),
    ]),
  ).toEqual(['Boiled rice', 'Rice pudding', 'Boiled brown rice', 'Rice']);
});

test('a coffee is the drink, not its powder', () => {
  expect(
    names('coffee', [food('Ground coffee', null, 'drinks', 287), food('Coffee', 'made', 'drinks', 1)]),
  ).toEqual(['Coffee', 'Ground coffee']);
});

test('a Georgian reader is offered no food by a Latin name alone, unless typed in Latin', () => {
  const list = [
    food('Babyfood, juice', null, 'drinks'),
    { ...food('Coffee', 'made', 'drinks'), NameKa: 'ყავა' },
  ];
  expect(readable('წვენი', list, 'ka').map(({ Name }) => Name)).toEqual(['Coffee']);
  expect(readable('juice', list, 'ka')).toHaveLength(2);
  expect(readable('წვენი', list, 'en')).toHaveLength(2);
});

test('the nearest of many ready-to-eat foods are kept, with a place for food to be cooked', () => {
  const many = Array.from({ length: 12 }, (_, at) => ({
    Name: `Rice cake ${at}`,
    state: 'made',
    curated: false,
  }));
  const raw = { Name: 'Rice', state: 'dried', category: 'grains' };
  const boiled = { Name: 'Boiled rice', state: 'cooked', category: 'grains' };
  const best = bestEaten('rice', [raw, ...many, boiled], { most: 4, factsOf: (one) => one });
  expect(best.map(({ Name }) => Name)).toEqual(['Boiled rice', 'Rice cake 0', 'Rice cake 1', 'Rice']);
});
