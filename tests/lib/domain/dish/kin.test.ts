import { expect, test } from 'vitest';
import { KinIndex, type Kin } from '@/lib/domain/dish/kin';
import { pick, seeded } from '@/lib/domain/random';

const SALT = 1;
const kin = (id: number, products: readonly number[], given: Partial<Kin> = {}): Kin => ({
  id,
  products,
  types: 1,
  minutes: 30,
  language: 'en',
  twin: null,
  ...given,
});
function indexOf(kins: readonly Kin[]): KinIndex {
  const index = new KinIndex();
  kins.forEach((one) => index.put(one));
  index.weighAll();
  return index;
}

test('what shares the rare ingredients comes first, and what shares none does not come', () => {
  const others = Array.from({ length: 60 }, (_, at) => kin(100 + at, [SALT, 200 + at]));
  const index = indexOf([
    kin(1, [SALT, 2, 3]),
    kin(2, [SALT, 2, 3]),
    kin(3, [SALT, 2, 9]),
    kin(4, [SALT, 8]),
    ...others,
  ]);
  expect(index.like(1, 6)).toEqual([2, 3]);
  expect(index.like(4, 6)).toEqual([]);
  expect(index.like(99, 6)).toEqual([]);
});

test('of equals the one of the same meal, time and language is nearer; a translation is the same recipe', () => {
  const index = indexOf([
    kin(1, [2, 3], { twin: 2 }),
    kin(2, [2, 3], { twin: 1, language: 'ka' }),
    kin(3, [2, 3], { types: 2 }),
    kin(4, [2, 3]),
    kin(5, [2, 3], { minutes: 300 }),
    kin(6, [2, 3], { language: 'ka', twin: 4 }),
  ]);
  expect(index.like(1, 6)).toEqual([4, 5, 3]);
});

test('it follows what changes and what goes', () => {
  const index = indexOf([kin(1, [2]), kin(2, [2]), kin(3, [5])]);
  expect(index.like(1, 6)).toEqual([2]);
  index.put(kin(3, [2]));
  index.drop(2);
  expect(index.like(1, 6)).toEqual([3]);
  expect(index.productsOf(3)).toEqual([2]);
  expect(index.productsOf(2)).toEqual([]);
});

test('among 50,000 recipes it answers at once', () => {
  const random = seeded(50);
  const products = Array.from({ length: 2000 }, (_, at) => at + 1);
  // as in kitchens, few products are in many recipes
  const any = () => products[Math.floor(random() ** 3 * products.length)];
  const index = indexOf(
    Array.from({ length: 50_000 }, (_, at) =>
      kin(at + 1, [...new Set(Array.from({ length: 10 }, any))], { types: pick(random, [1, 2, 4, 8]) }),
    ),
  );
  const times = Array.from({ length: 200 }, () => {
    const start = performance.now();
    expect(index.like(Math.ceil(random() * 50_000), 120)).toHaveLength(120);
    return performance.now() - start;
  }).sort((one, other) => one - other);
  const [p50, p99] = [times[100], times[197]];
  console.info(`similar among 50,000: p50 ${p50.toFixed(1)} ms, p99 ${p99.toFixed(1)} ms`);
  expect(p50).toBeLessThan(100);
});
