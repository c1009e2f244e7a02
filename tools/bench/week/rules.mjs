import { bundled } from '../../../scripts/build/bundled.mjs';

const FIRST = 1001;
const STEPS = 400;

/**
 * `npm run bench -- --rules [--proposals N]`: proposes to N random households and counts the hard rules that are broken,
 * as `tests/lib/domain/planning/propose.hundred.test.ts` does.
 * @param {{ proposals?: number }} options
 */
export async function measureRules({ proposals = 10_000 }) {
  /** @type {typeof import('../../../lib/domain/planning/propose.ts')} */
  const { propose } = await bundled('lib/domain/planning/propose.ts');
  /** @type {typeof import('../../../tests/lib/domain/planning/broken.ts')} */
  const { brokenRules } = await bundled('tests/lib/domain/planning/broken.ts');
  /** @type {typeof import('../../../tests/lib/domain/planning/households.ts')} */
  const { anyHousehold } = await bundled('tests/lib/domain/planning/households.ts');
  /** @type {string[]} */
  const broken = [];
  for (let seed = FIRST; seed < FIRST + proposals; seed += 1) {
    const problem = anyHousehold(seed);
    const found = brokenRules(problem, propose(problem, { seed, steps: STEPS }));
    broken.push(...found.map((one) => `seed ${seed}: ${one}`));
  }
  return { proposals, broken };
}

/** @param {{ proposals: number, broken: readonly string[] }} found */
export function printRules({ proposals, broken }) {
  for (const one of broken) console.log(one);
  console.log(`${broken.length} hard rules broken in ${proposals} proposals`);
}
