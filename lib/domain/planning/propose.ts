import { seeded } from '../random';
import { answerOf } from './answer';
import { construct } from './construct';
import { improve, LEAST } from './improve';
import type { Problem, Proposal, ProposeOptions } from './model';
import { prepare } from './prepare';
import { State } from './state';

/** Enough for a week that hardly gets better; less than `SECONDS` of one core. */
const STEPS = 400_000;
const SECONDS = 2;
/**
 * Parts of the steps, each from the best plan so far, and by which part of the time each is over: the first soon, so that
 * something good is shown; the last only for the better.
 */
const ROUNDS = [
  { part: 0.04, until: 0.3, hot: 3, cold: 0.2 },
  { part: 0.9, until: 0.8, hot: 4, cold: 0.12 },
  { part: 0.06, until: 1, hot: 0.1, cold: 0.01 },
] as const;

/**
 * Fills every slot that can be filled; allergens, diets, fasts and what is kept are never broken. The same problem, seed and
 * steps (which else go with the time) give the same answer, unless the clock cuts off.
 */
export function propose(problem: Problem, options: ProposeOptions = {}): Proposal {
  const { seed = 0, milliseconds = SECONDS * 1000 } = options;
  const steps = options.steps ?? (STEPS * milliseconds) / (SECONDS * 1000);
  const start = options.now?.() ?? 0;
  const random = seeded(seed);
  const state = construct(new State(prepare(problem)));
  let told = Infinity;
  const tell = () => {
    if (options.onPlan && state.score < told - LEAST) options.onPlan(answerOf(state));
    told = Math.min(told, state.score);
  };
  tell();
  for (const { part, until, hot, cold } of ROUNDS) {
    const isOver = () => options.now !== undefined && options.now() - start > milliseconds * until;
    improve(state, { steps: Math.ceil(steps * part), hot, cold, random, isOver });
    tell();
  }
  return answerOf(state);
}

export { others } from './others';
