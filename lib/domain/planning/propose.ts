import { seeded } from '../random';
import { daysOf } from './answer';
import { construct } from './construct';
import { explain } from './explain';
import { improve } from './improve';
import type { Problem, Proposal, ProposeOptions } from './model';
import { prepare } from './prepare';
import { State } from './state';

/** Enough for a week that hardly gets better; well under the two seconds that are waited for it. */
const STEPS = 400_000;
/** Parts of the steps, each from the best plan so far: the first is over at once, so that something is shown. */
const ROUNDS = [
  { part: 0.04, hot: 3, cold: 0.2 },
  { part: 0.96, hot: 8, cold: 0.12 },
] as const;

/**
 * Fills every slot that can be filled; allergens, diets, fasts and what is kept are never broken. The same problem, seed and
 * steps give the same answer, unless the clock cuts off.
 */
export function propose(problem: Problem, options: ProposeOptions = {}): Proposal {
  const { seed = 0, steps = STEPS, now, milliseconds = Infinity, onPlan } = options;
  const start = now?.() ?? 0;
  const isOver = () => now !== undefined && now() - start > milliseconds;
  const random = seeded(seed);
  const state = construct(new State(prepare(problem)));
  let told = Infinity;
  for (const { part, hot, cold } of ROUNDS) {
    const isWhole = improve(state, { steps: Math.ceil(steps * part), hot, cold, random, isOver });
    if (onPlan && state.score < told) onPlan(answerOf(state));
    told = state.score;
    if (!isWhole) break;
  }
  return answerOf(state);
}

const answerOf = (state: State): Proposal => ({
  days: daysOf(state),
  shortfalls: explain(state),
  score: state.score,
});
export { others } from './others';
