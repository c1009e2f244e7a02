import { expect, test } from 'vitest';
import { isMeant, nearestFirst } from '@/lib/domain/eaten/nearest';

const named = (...names: string[]) => names.map((Name) => ({ Name }));

test('the very word stands before what begins with it, and that before what holds it', () => {
  const found = named('Rice and egg', 'Eggplant', 'Egg', 'Omelette');
  expect(nearestFirst('egg', found).map(({ Name }) => Name)).toEqual([
    'Egg',
    'Eggplant',
    'Rice and egg',
    'Omelette',
  ]);
});

test('a name is meant by the beginning of one of its words, in either language', () => {
  expect(isMeant('და', { Name: 'Lobio', NameKa: 'ლობიო და მჭადი' })).toBe(true);
  expect(isMeant('bio', { Name: 'Lobio' })).toBe(false);
});
