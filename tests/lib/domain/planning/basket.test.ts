import { describe, expect, test } from 'vitest';
import { Basket, shelfOf } from '@/lib/domain/planning/basket';
import type { Candidate } from '@/lib/domain/planning/model';
import type { Goods, Taking } from '@/lib/domain/planning/till';
import { pick, seeded } from '@/lib/domain/random';
import { priceOfLine } from '@/lib/domain/shoplist/buy';
import { given } from '@/tests/support/at';
import { KINDS } from './households';
import { candidate } from './problems';

const SEEDS = [1, 2, 3, 4, 5, 6, 7, 8];
const anyGoods = (seed: number): Goods[] => {
  const random = seeded(seed);
  return Array.from({ length: 12 }, (_, at) => ({
    product: {
      id: at + 1,
      Name: `product ${at}`,
      costTetri: 20 + Math.floor(random() * 300),
      ...pick(random, KINDS),
    },
    markupPercent: 10,
    home: pick(random, [0, 0, 150, null]),
  }));
};
const anyDishes = (seed: number): Candidate[] => {
  const random = seeded(seed + 100);
  const taking = (at: number): Taking => {
    const grams = random() < 0.1 ? 0 : 2 * Math.round(random() * 100);
    return [at, grams, random() < 0.3 ? grams : 0];
  };
  return Array.from({ length: 20 }, (_, at) =>
    candidate({
      id: at + 1,
      takes: Array.from({ length: 12 }, (_, place) => place)
        .filter(() => random() < 0.3)
        .map(taking),
    }),
  );
};

/** Returns what a list of all dishes costs, line by line. */
function priceOfList(
  goods: readonly Goods[],
  cooked: readonly { takes: readonly Taking[]; servings: number }[],
) {
  return goods.reduce((sum, { product, home, markupPercent }, at) => {
    const taken = cooked.flatMap(({ takes, servings }) =>
      takes
        .filter(([of]) => of === at)
        .map(([, grams, pieces]) => [grams * servings, pieces * servings] as const),
    );
    const grams = taken.reduce((all, [one]) => all + one, 0);
    const counted = taken.reduce((all, [, one]) => all + one, 0);
    if (taken.length === 0 || home === null || (home > 0 && grams <= home)) return sum;
    const missing = Math.round((grams - home) * 10) / 10;
    const each = product.gramsPerPiece;
    const line =
      counted > 0 && counted * 2 >= grams && each
        ? { product, amount: missing / each, unit: 'Piece' as const }
        : { product, amount: missing, unit: 'gr' as const };
    const asked = missing > 0 ? line : { product, amount: null, unit: null };
    return sum + (priceOfLine(asked, markupPercent) ?? 0);
  }, 0);
}

describe.each(SEEDS)('basket %i', (seed) => {
  const goods = anyGoods(seed);
  const dishes = anyDishes(seed);
  const takesOf = (dish: number) => given(dishes[dish]).takes ?? [];

  test('costs what the list of its dishes costs, whatever was added and taken away before', () => {
    const random = seeded(seed + 200);
    const basket = new Basket(shelfOf(goods, dishes));
    const cooked: { dish: number; servings: number }[] = [];
    for (let step = 0; step < 200; step += 1) {
      const dish = Math.floor(random() * dishes.length);
      const servings = 1 + Math.floor(random() * 12) / 4;
      if (cooked.length > 6 || random() < 0.2) {
        const last = cooked.shift();
        if (last) basket.add(last.dish, last.servings, -1);
      }
      const told = basket.totalWith(dish, servings);
      basket.add(dish, servings, 1);
      cooked.push({ dish, servings });
      expect(basket.total).toBe(told);
      const lines = cooked.map((one) => ({ takes: takesOf(one.dish), servings: one.servings }));
      expect(basket.total).toBeCloseTo(priceOfList(goods, lines), 6);
    }
  });
});
