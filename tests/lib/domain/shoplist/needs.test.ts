import { describe, expect, test } from 'vitest';
import type { PlanDay, PlanEntry } from '@/lib/domain/mealplan/types';
import {
  needsOfDish,
  needsOfPlan,
  type PlacedPlan,
  type ShopDish,
  type Sources,
} from '@/lib/domain/shoplist/needs';
import type { ShopProduct } from '@/lib/domain/shoplist/types';

const dish: ShopDish = {
  id: 5,
  Name: 'Khinkali',
  servingAmount: 4,
  lines: [
    { product: 1, amount: 600, unit: 'gr' },
    { product: 2, amount: 1, unit: 'Piece' },
    { product: 1, amount: 200, unit: 'gr' },
    { product: null, amount: 5, unit: 'gr' },
  ],
};
const sources: Sources = {
  dish: (id) => (id === 5 ? dish : undefined),
  product: (id) => ({ id, Name: `Product ${id}` }),
};
const day = (key: string, entries: Partial<PlanEntry>[]): PlanDay => ({
  key,
  meals: [
    {
      key: `${key}m`,
      type: 'Lunch',
      entries: entries.map((entry, at) => ({ key: `${key}${at}`, kind: 'dish', ...entry })),
    },
  ],
  exercises: [],
  supplements: [],
  appointments: [],
});
const plan = (days: PlanDay[], given: Partial<PlacedPlan> = {}): PlacedPlan => ({
  days,
  eaters: [],
  startDate: '2026-03-02',
  ...given,
});

describe('the needs of a plan', () => {
  test('sum the shares of a dish and of its leftovers, also of days that are not asked for', () => {
    const eaters = [
      { key: 'a', Name: 'Nino', factor: 1 },
      { key: 'b', Name: 'Gia', factor: 0.5 },
    ];
    const shares = (one: number, other: number) => [
      { eater: 'a', servings: one },
      { eater: 'b', servings: other },
    ];
    const days = [
      day('x', [{ dish: 5, shares: shares(0.8, 1.2) }]),
      day('y', [{ kind: 'leftovers', of: 'x0', shares: shares(1, 1) }]),
    ];
    const [needed] = needsOfPlan(plan(days, { eaters }), '2026-03-02', '2026-03-02', sources).filter(
      ({ unit }) => unit === 'Piece',
    );
    expect(needed?.amount).toBe(1);
  });

  test('count each entry at its typed servings, otherwise at the eaters’ needs', () => {
    const eaters = [
      { key: 'a', Name: 'Nino', factor: 1 },
      { key: 'b', Name: 'Gia', factor: 0.5 },
    ];
    const days = [
      day('x', [{ dish: 5, servings: 8 }]),
      day('y', [{ dish: 5 }]),
      day('z', [{ dish: 5, out: ['b'] }]),
    ];
    const amounts = needsOfPlan(plan(days, { eaters }), '2026-03-02', '2026-03-04', sources)
      .filter(({ unit }) => unit === 'Piece')
      .map(({ amount }) => amount);
    expect(amounts).toEqual([2, 0.375, 0.25]);
  });

  test('cover the requested days, repeating a weekly plan', () => {
    const days = [day('x', [{ kind: 'product', product: 1, amount: 100, unit: 'gr' }])];
    const count = (from: string, to: string, given: Partial<PlacedPlan> = {}) =>
      needsOfPlan(plan(days, given), from, to, sources).length;
    expect(count('2026-03-01', '2026-03-20')).toBe(1);
    expect(count('2026-03-03', '2026-03-20')).toBe(0);
    expect(count('2026-03-01', '2026-03-20', { repeat: 'weekly' })).toBe(3);
    expect(count('2026-03-01', '2026-03-20', { repeat: 'weekly', pausedFrom: '2026-03-10' })).toBe(2);
  });

  test('exclude leftovers and texts, but name a deleted dish', () => {
    const entries: Partial<PlanEntry>[] = [
      { kind: 'leftovers', of: 'k' },
      { kind: 'text', text: 'Out' },
      { dish: 9, Name: 'Lost dish' },
    ];
    expect(needsOfPlan(plan([day('x', entries)]), '2026-03-02', '2026-03-02', sources)).toMatchObject([
      { product: null, Name: 'Lost dish', amount: null },
    ]);
  });
});

test('scale a dish to its servings, name it once per product, and skip lines without one', () => {
  expect(needsOfDish(dish, 2, sources).map(({ amount, from }) => [amount, from?.dish])).toEqual([
    [300, 5],
    [0.5, 5],
    [100, undefined],
  ]);
});

test('exclude tap water', () => {
  const named = {
    ...dish,
    lines: [1, 2, 3, 4].map((product) => ({ product, amount: 100, unit: 'ml' as const })),
  };
  const products: Record<number, ShopProduct> = {
    1: { id: 1, Name: 'Water', NameKa: 'წყალი', costTetri: 0, sold: false },
    2: { id: 2, Name: 'წყალი' },
    3: { id: 3, Name: 'Mineral water', costTetri: 30, sold: true },
    4: { id: 4, Name: 'Milk' },
  };
  const from: Sources = { dish: () => named, product: (id) => products[id] };
  expect(needsOfDish(named, 4, from).map(({ Name }) => Name)).toEqual(['Mineral water', 'Milk']);
  const drunk = plan([day('a', [{ kind: 'product', product: 1, amount: 2000, unit: 'ml' }])]);
  expect(needsOfPlan(drunk, '2026-11-23', '2026-11-23', from)).toEqual([]);
});

test('use the upper end of a range, and only the name for "to taste"', () => {
  const lines = [
    { product: 1, amount: 2, amountTo: 3, unit: 'Piece' as const },
    { product: 2, amount: null, unit: null },
  ];
  const needs = needsOfDish({ ...dish, lines }, 8, sources);
  expect(needs.map(({ amount, unit }) => [amount, unit])).toEqual([
    [6, 'Piece'],
    [null, null],
  ]);
});
