import { expect, test } from 'vitest';
import { propose } from '@/lib/domain/planning/propose';
import { brokenRules } from './broken';
import { anyHousehold } from './households';

/** Number of proposals; `PROPOSALS=10000` checks as many. */
const PROPOSALS = Number(process.env.PROPOSALS ?? 100);
const BLOCK = 50;
/** First seed, after those of the other tests. */
const FIRST = 1001;
const STEPS = 400;
const BLOCKS = Array.from({ length: Math.ceil(PROPOSALS / BLOCK) }, (_, at) => FIRST + at * BLOCK);

test.each(BLOCKS)('no hard rule is broken in the proposals from seed %i on', (first) => {
  const count = Math.min(BLOCK, FIRST + PROPOSALS - first);
  const seeds = Array.from({ length: count }, (_, at) => first + at);
  const broken = seeds.flatMap((seed) => {
    const problem = anyHousehold(seed);
    return brokenRules(problem, propose(problem, { seed, steps: STEPS })).map(
      (one) => `seed ${seed}: ${one}`,
    );
  });
  expect(broken).toEqual([]);
});
