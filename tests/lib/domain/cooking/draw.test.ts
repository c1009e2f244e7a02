import { expect, test } from 'vitest';
import { drawOne, unseen, type Candidate } from '@/lib/domain/cooking/draw';
import { seeded } from '@/lib/domain/random';

const candidate = (id: number, ripe = 0): Candidate => ({ id, ripe });

test('chance alone decides, and what is in season comes more often', () => {
  expect(drawOne([], 0.5)).toBeUndefined();
  const three = [candidate(1), candidate(2, 1), candidate(3)]; // of 1 + 3 + 1
  expect([0, 0.19, 0.2, 0.79, 0.8, 0.999].map((chance) => drawOne(three, chance)?.id)).toEqual([
    1, 1, 2, 2, 3, 3,
  ]);
  const random = seeded(7);
  const drawn = Array.from({ length: 1000 }, () => drawOne(three, random())?.id);
  expect(drawn.filter((id) => id === 2).length).toBeGreaterThan(500);
});

test('none comes again until all were seen; then a new round begins, not with the last one', () => {
  const all = Array.from({ length: 20 }, (_, at) => candidate(at + 1, at % 4));
  const random = seeded(3);
  const seen: number[] = [];
  for (let turn = 0; turn < 20; turn += 1) {
    const { left, isRound } = unseen(all, seen);
    expect(isRound).toBe(false);
    seen.push(drawOne(left, random())?.id ?? 0);
  }
  expect(new Set(seen).size).toBe(20);
  const again = unseen(all, seen);
  expect(again.isRound).toBe(true);
  expect(again.left.map(({ id }) => id)).not.toContain(seen.at(-1));
  expect(unseen([candidate(5)], [5])).toEqual({ left: [candidate(5)], isRound: true });
  expect(unseen([], [5])).toEqual({ left: [], isRound: false });
});
