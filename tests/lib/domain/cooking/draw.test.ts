import { expect, test } from 'vitest';
import { drawOne, type Candidate } from '@/lib/domain/cooking/draw';
import { seeded } from '@/lib/domain/random';

const candidate = (id: number, ripe = 0): Candidate => ({ id, ripe });

test('the draw is random, with in-season dishes more often', () => {
  expect(drawOne([], 0.5)).toBeUndefined();
  const three = [candidate(1), candidate(2, 1), candidate(3)]; // of 1 + 3 + 1
  expect([0, 0.19, 0.2, 0.79, 0.8, 0.999].map((chance) => drawOne(three, chance)?.id)).toEqual([
    1, 1, 2, 2, 3, 3,
  ]);
  const random = seeded(7);
  const drawn = Array.from({ length: 1000 }, () => drawOne(three, random())?.id);
  expect(drawn.filter((id) => id === 2).length).toBeGreaterThan(500);
});
