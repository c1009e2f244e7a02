import { bundled } from '../../../scripts/build/bundled.mjs';
import { highs } from './solver.mjs';

/** @import { Highs } from './solver.mjs' */

/**
 * Part of the planner (lib/domain/planning) that is used here; it is bundled before it runs.
 * @typedef {Pick<typeof import('../../../lib/domain/planning/propose.ts'), 'propose' | 'search'>
 *   & Pick<typeof import('../../../lib/domain/planning/exact/sharpen.ts'), 'sharpen'>
 *   & Pick<typeof import('../../../lib/domain/planning/hard.ts'), 'refusedBy'>
 *   & Pick<typeof import('../../../lib/domain/planning/prepare.ts'), 'prepare'>
 *   & Pick<typeof import('../../../lib/domain/planning/state.ts'), 'State'>
 *   & Pick<typeof import('../../../lib/domain/planning/improve.ts'), 'restore'>
 *   & Pick<typeof import('../../../lib/domain/planning/answer.ts'), 'answerOf'>
 *   & Pick<typeof import('../../../lib/domain/planning/basket.ts'), 'Basket' | 'shelfOf'>
 *   & Pick<typeof import('../../../lib/domain/planning/exact/linear.ts'), 'linearText'>
 *   & Pick<typeof import('../../../lib/domain/planning/plates.ts'), 'shareRange'>
 *   & Pick<typeof import('../../../lib/domain/planning/till.ts'), 'unitOf'>
 *   & Pick<typeof import('../../../lib/domain/random.ts'), 'seeded'> & { highs: Highs }} Engine
 */

const PARTS = [
  'propose',
  'exact/sharpen',
  'hard',
  'prepare',
  'state',
  'improve',
  'exact/linear',
  'plates',
  'till',
  'answer',
  'basket',
  '../random',
];

/**
 * Bundles and loads the planner.
 * @returns {Promise<Engine>}
 */
export async function loadEngine() {
  const parts = await Promise.all(PARTS.map((name) => bundled(`lib/domain/planning/${name}.ts`)));
  return { ...Object.assign({}, ...parts), highs: await highs() };
}
