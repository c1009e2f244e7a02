import { seeded, type Random } from '../random';
import { answerOf } from './answer';
import { construct } from './construct';
import { improve, LEAST } from './improve';
import type { Problem, Proposal, ProposeOptions } from './model';
import { prepare } from './prepare';
import { paidFor, serve } from './serve';
import { State } from './state';

/** Number of steps after which a week hardly improves; takes less than `SECONDS` on one core. */
const STEPS = 400_000;
const SECONDS = 2;
/** Times that nobody should wait longer than usual; then the clock ends the search. */
const PATIENCE = 3;
/**
 * Annealing rounds, each from the best plan so far, and the fraction of the steps. The first is short, to show a good
 * plan soon; the last accepts almost only improvements.
 */
const ROUNDS = [
  { part: 0.04, hot: 3, cold: 0.2 },
  { part: 0.9, hot: 4, cold: 0.12 },
  { part: 0.06, hot: 0.1, cold: 0.01 },
] as const;

/**
 * Fills every slot that can be filled; never breaks allergens, diets, fasts or kept dishes. The same problem, seed and
 * steps give the same answer, unless the clock ends the search, which the answer then says; `steps` defaults to a
 * number derived from `milliseconds`.
 */
export function propose(problem: Problem, options: ProposeOptions = {}): Proposal {
  const { state, isCutOff } = search(problem, options);
  return answerOf(state, isCutOff);
}

/** Searches as `propose` does; returns the best plan as the state that it was found in. */
export function search(problem: Problem, options: ProposeOptions = {}): { state: State; isCutOff: boolean } {
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
  if (state.basket && state.limit !== undefined) state.limit *= SPENT;
  let isCutOff = false;
  const isOver = () => {
    isCutOff ||= options.now !== undefined && options.now() - start > milliseconds * PATIENCE;
    return isCutOff;
  };
  for (const { part, hot, cold } of ROUNDS) {
    improve(state, { steps: Math.ceil(steps * part), hot, cold, random, isOver });
    tell();
  }
  keepBudget(state, { random, isOver, steps });
  return { state, isCutOff };
}

/** Part of a budget that the search spends: a list rounds eggs and litres in ways that it does not count. */
const SPENT = 0.985;
/** Times that the search goes on with less money, and the fraction of its steps. */
const AGAIN = { times: 3, part: 0.06 } as const;
/** Part of the budget by which a plan may be above what the search may spend, and by which that is lowered further. */
const NEARLY = { over: 0.02, spare: 0.003 } as const;

/**
 * Goes on with less money while the served plates cost more than the budget, although the search found a plan within
 * its own count, or nearly: a few tetri too much hardly cost points.
 */
function keepBudget(
  state: State,
  { steps, ...round }: { readonly steps: number; readonly random: Random; readonly isOver: () => boolean },
): void {
  const { budget } = state.model;
  if (budget === undefined) return;
  for (let time = 0; time < AGAIN.times; time += 1) {
    const paid = paidFor(state, serve(state));
    const limit = state.limit ?? budget;
    if (paid <= budget || state.paid > limit + budget * NEARLY.over) break;
    state.limit = limit - (paid - budget) - 1 - budget * NEARLY.spare;
    improve(state, { steps: Math.ceil(steps * AGAIN.part), hot: 1, cold: 0.05, ...round });
  }
}

export { findAlternatives } from './alternatives';
