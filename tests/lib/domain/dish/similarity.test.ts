import { expect, test } from 'vitest';
import { SimilarityIndex, type IndexedRecipe } from '@/lib/domain/dish/similarity';
import { pick, seeded } from '@/lib/domain/random';
import { given } from '@/tests/support/at';
import { onCpu } from '../../../support/cpu';

const SALT = 1;
const kin = (id: number, products: readonly number[], given: Partial<IndexedRecipe> = {}): IndexedRecipe => ({
  id,
  products,
  types: 1,
  minutes: 30,
  language: 'en',
  twin: null,
  owner: null,
  saves: 0,
  ...given,
});
function indexOf(kins: readonly IndexedRecipe[]): SimilarityIndex {
  const index = new SimilarityIndex();
  kins.forEach((one) => index.put(one));
  index.weighAll();
  return index;
}

test('dishes that share rare ingredients come first, and dishes that share none do not appear', () => {
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

test('equals of the same meal, time and language are nearer; a translation is the same recipe', () => {
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

test('the index follows changes and deletions', () => {
  const index = indexOf([kin(1, [2]), kin(2, [2]), kin(3, [5])]);
  expect(index.like(1, 6)).toEqual([2]);
  index.put(kin(3, [2]));
  index.drop(2);
  expect(index.like(1, 6)).toEqual([3]);
  expect(index.productsOf(3)).toEqual([2]);
  expect(index.productsOf(2)).toEqual([]);
});

test('dishes that lack the least come first, then those that use up expiring food, then the newest', () => {
  const [WATER, CREAM] = [7, 8];
  const index = indexOf([
    kin(1, [2, 3, WATER]),
    kin(2, [2, WATER]),
    kin(3, []),
    kin(4, [2, CREAM]),
    kin(5, [2, 9, 10]),
    kin(6, [2]),
    kin(7, [WATER]),
  ]);
  const home = new Map([
    [2, 400],
    [CREAM, 1],
  ]);
  expect(index.byMissing(home, [WATER])).toEqual([4, 6, 2, 1, 5, 7, 3]);
  index.put(kin(5, [2, CREAM]));
  index.drop(6);
  expect(index.byMissing(home, [WATER])).toEqual([5, 4, 2, 1, 7, 3]);
  expect(index.byMissing(new Map(), [])).toEqual([7, 5, 4, 2, 1, 3]);
  expect(index.byMissing(new Map([...home, [WATER, 3]]), [WATER])).toEqual([5, 4, 2, 1, 7, 3]);
});

test('dishes that use the most of the given food come first, then the best liked; each item counts once', () => {
  const index = indexOf([
    kin(1, [2, 3]),
    kin(2, [2], { saves: 4 }),
    kin(3, [3, 4], { owner: 7 }),
    kin(4, [5]),
    kin(5, [2, 9], { saves: 9 }),
    kin(6, [9]),
  ]);
  const things = [[2], [3, 4]];
  const liked = ({ owner, saves }: IndexedRecipe) => (owner === 7 ? 1000 : saves);
  expect(index.usingMost(things, liked, 10)).toEqual([1, 3, 5, 2]);
  expect(index.usingMost(things, liked, 2)).toEqual([1, 3]);
  index.drop(1);
  expect(index.usingMost(things, () => 0, 10)).toEqual([2, 3, 5]);
  expect(index.usingMost([[99]], liked, 10)).toEqual([]);
  expect(index.usingMost([], liked, 10)).toEqual([]);
});

test('a search among 50,000 recipes is immediate', async () => {
  const random = seeded(50);
  const products = Array.from({ length: 2000 }, (_, at) => at + 1);
  // as in kitchens, few products are in many recipes
  const any = () => given(products[Math.floor(random() ** 3 * products.length)]);
  const index = indexOf(
    Array.from({ length: 50_000 }, (_, at) =>
      kin(at + 1, [...new Set(Array.from({ length: 10 }, any))], { types: pick(random, [1, 2, 4, 8]) }),
    ),
  );
  const like = await onCpu(() => {
    for (let turn = 0; turn < 200; turn += 1)
      expect(index.like(Math.ceil(random() * 50_000), 120)).toHaveLength(120);
  });
  console.info(`similar among 50,000: ${(like.ms / 200).toFixed(1)} ms each`);
  expect(like.ms / 200).toBeLessThan(100);
  const home = new Map(Array.from({ length: 200 }, (_, at) => [Math.floor((at / 200) ** 3 * 2000) + 1, at]));
  const missing = await onCpu(() => index.byMissing(home, [5]));
  console.info(`50,000 by what is missing: ${missing.ms.toFixed(1)} ms`);
  expect(new Set(missing.value).size).toBe(50_000);
  expect(missing.ms).toBeLessThan(500);
  const things = Array.from({ length: 60 }, (_, at) => [at + 1]);
  const used = await onCpu(() => index.usingMost(things, ({ id }) => id % 7, 200));
  console.info(`50,000 by what they use of 60 things: ${used.ms.toFixed(1)} ms`);
  expect(used.value).toHaveLength(200);
  expect(used.ms).toBeLessThan(500);
});
