import { answerOf } from '../answer';
import { exactForm } from './exact';
import { LEAST, restore, snapshot } from '../improve';
import type { Proposal } from '../model';
import { State } from '../state';

/** Input of a linear-program solver: the program in LP format, and an optional start. */
export interface SolverInput {
  readonly text: string;
  readonly start: ReadonlyMap<string, number>;
}
/** Output of a solver: the columns of its best solution, if any, and a lower bound on the objective. */
export interface SolverOutput {
  readonly values?: ReadonlyMap<string, number>;
  readonly bound?: number;
  /** True if the clock ended the solver. */
  readonly isCutOff?: boolean;
}

/**
 * Returns the plan, or a better one that the solver found from it. The bound holds for the dishes the solver was given:
 * those in the plan and the `width` most liked of each slot.
 */
export function sharpen(
  found: State,
  { solve, width }: { readonly solve: (asked: SolverInput) => SolverOutput; readonly width?: number },
): Proposal {
  const state = new State(found.model);
  restore(state, snapshot(found));
  const before = { choices: snapshot(state), score: state.score };
  const { text, start, read } = exactForm(state, width);
  const { values, bound, isCutOff } = solve({ text, start });
  if (values)
    restore(
      state,
      read((column) => values.get(column) ?? 0),
    );
  if (state.score > before.score - LEAST) restore(state, before.choices);
  const answer = answerOf(state, isCutOff);
  return bound === undefined ? answer : { ...answer, bound: Math.min(bound, answer.score) };
}
