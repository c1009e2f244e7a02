import { expect, test } from 'vitest';
import { aisleOrder, arrange, progressOf } from '@/lib/domain/shoplist/arrange';
import type { Category } from '@/lib/domain/product/types';
import type { Delivery } from '@/lib/domain/shoplist/types';
import { at, given } from '@/tests/support/at';

interface Given {
  readonly checked?: boolean;
  readonly atHome?: boolean;
  readonly delivery?: Delivery;
}
const item = (Name: string, category: Category, given: Given = {}) => ({
  Name,
  category,
  checked: false,
  atHome: false,
  ...given,
});

test('open lines are sorted by aisle in the household’s order; home and ticked lines sink', () => {
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

test('lines are sorted by the names the reader sees', () => {
  const items = [item('Apple', 'fruit'), item('banana', 'fruit'), item('Cherry', 'fruit')];
  const inGeorgian: Record<string, string> = { Apple: 'ვაშლი', banana: 'ბანანი', Cherry: 'ალუბალი' };
  const names = (nameOf?: (one: { Name: string }) => string) =>
    at(arrange(items, [], nameOf).aisles, 0).items.map(({ Name }) => Name);
  expect(names()).toEqual(['Apple', 'banana', 'Cherry']);
  expect(names(({ Name }) => given(inGeorgian[Name]))).toEqual(['Cherry', 'banana', 'Apple']);
});

test('aisles that the household has arranged come first, and all of them are kept', () => {
  const order = aisleOrder(['dairy', 'vegetables']);
  expect(order.slice(0, 2)).toEqual(['dairy', 'vegetables']);
  expect(order).toHaveLength(aisleOrder([]).length);
});

test('progress ignores lines at home', () => {
  const items = [
    item('A', 'other'),
    item('B', 'other', { checked: true }),
    item('C', 'other', { atHome: true }),
  ];
  expect(progressOf(items)).toEqual({ done: 1, total: 2 });
});

test('ordered and delivered lines are separate from the aisles; undelivered ones are apart from open ones', () => {
  const items = [
    item('Rice', 'grains', { delivery: 'ordered' }),
    item('Oil', 'other', { delivery: 'ordered', atHome: true }),
    item('Milk', 'dairy', { delivery: 'brought', checked: true }),
    item('Lemon', 'fruit', { delivery: 'replaced' }),
    item('Chicken', 'meat', { delivery: 'missing' }),
    item('Walnuts', 'other', { delivery: 'missing', checked: true }),
    item('Salt', 'spices', { delivery: 'cancelled', atHome: true }),
    item('Eggs', 'dairy', { delivery: 'brought' }),
    item('Potato', 'vegetables'),
  ];
  const { aisles, ...parts } = arrange(items, []);
  const names = (of: readonly { Name: string }[]) => of.map(({ Name }) => Name);
  expect(Object.fromEntries(Object.entries(parts).map(([part, of]) => [part, names(of)]))).toEqual({
    short: ['Chicken', 'Lemon'],
    ordered: ['Oil', 'Rice'],
    brought: ['Milk'],
    atHome: ['Salt'],
    checked: ['Walnuts'],
  });
  expect(aisles.flatMap(({ items: of }) => names(of))).toEqual(['Potato', 'Eggs']);
});
