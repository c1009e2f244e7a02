import { expect, test } from 'vitest';
import { aisleOrder, arrange, progressOf } from '@/lib/domain/shoplist/arrange';
import type { Category } from '@/lib/domain/product/types';

const item = (Name: string, category: Category, given: { checked?: boolean; atHome?: boolean } = {}) => ({
  Name,
  category,
  checked: false,
  atHome: false,
  ...given,
});

test('open lines stand by aisle in the household’s order; what is at home and what is ticked sink', () => {
  const items = [
    item('Milk', 'dairy'),
    item('Apple', 'fruit', { checked: true }),
    item('Beef', 'meat'),
    item('Butter', 'dairy'),
    item('Salt', 'spices', { atHome: true }),
  ];
  const { aisles, atHome, checked } = arrange(items, ['meat']);
  expect(aisles.map(({ category, items: of }) => [category, of.map(({ Name }) => Name)])).toEqual([
    ['meat', ['Beef']],
    ['dairy', ['Butter', 'Milk']],
  ]);
  expect([...atHome, ...checked].map(({ Name }) => Name)).toEqual(['Salt', 'Apple']);
});

test('lines stand by the names that the reader sees', () => {
  const items = [item('Apple', 'fruit'), item('banana', 'fruit'), item('Cherry', 'fruit')];
  const inGeorgian: Record<string, string> = { Apple: 'ვაშლი', banana: 'ბანანი', Cherry: 'ალუბალი' };
  const names = (nameOf?: (one: { Name: string }) => string) =>
    arrange(items, [], nameOf).aisles[0].items.map(({ Name }) => Name);
  expect(names()).toEqual(['Apple', 'banana', 'Cherry']);
  expect(names(({ Name }) => inGeorgian[Name])).toEqual(['Cherry', 'banana', 'Apple']);
});

test('aisles that the household has arranged come first, and all of them are kept', () => {
  const order = aisleOrder(['dairy', 'vegetables']);
  expect(order.slice(0, 2)).toEqual(['dairy', 'vegetables']);
  expect(order).toHaveLength(aisleOrder([]).length);
});

test('progress leaves out what is at home', () => {
  const items = [
    item('A', 'other'),
    item('B', 'other', { checked: true }),
    item('C', 'other', { atHome: true }),
  ];
  expect(progressOf(items)).toEqual({ done: 1, total: 2 });
});
