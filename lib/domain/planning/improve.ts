import type { Random } from '../random';
import { moves } from './moves';
import { NONE, type Choice, type State } from './state';

interface Round {
  readonly steps: number;
  /** Temperature of the annealing, at the start and at the end, in points. */
  readonly hot: number;
  readonly cold: number;
  readonly random: Random;
  /** Checks whether the time is up; called every `ASKED_EVERY` steps. */
  readonly isOver: () => boolean;
}

const ASKED_EVERY = 512;
const COOLED_EVERY = 64;
/** Smallest improvement that counts, in points. */
export const LEAST = 1e-6;

export const snapshot = (state: State): Choice[] => state.model.slots.map((_, at) => state.choiceAt(at));

/** Restores the plan to a snapshot. */
export function restore(state: State, choices: readonly Choice[]): void {
  const all = [...choices.entries()];
  for (const [at] of all) if (state.from[at] !== NONE) state.clear(at);
  for (const [at] of all) state.clear(at);
  for (const [at, choice] of all) if (choice.from === NONE) state.fill(at, choice);
  for (const [at, choice] of all) if (choice.from !== NONE) state.fill(at, choice);
}

/** Runs simulated annealing over dishes, portions, swaps and leftovers; leaves the best plan found in `state`. */
export function improve(state: State, { steps, hot, cold, random, isOver }: Round): void {
  const attempt = moves(state, random);
  let best = snapshot(state);
  let fewest = state.score;
  let heat = hot;
  for (let step = 0; step < steps; step += 1) {
    if (step % ASKED_EVERY === 0 && isOver()) break;
    if (step % COOLED_EVERY === 0) heat = hot * (cold / hot) ** (step / steps);
    if (!attempt(heat) || state.score >= fewest - LEAST) continue;
    fewest = state.score;
    best = snapshot(state);
  }
  restore(state, best);
}
