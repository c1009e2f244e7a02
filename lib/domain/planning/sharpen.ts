import { answerOf, choicesOf } from './answer';
import { exactForm } from './exact';
import { LEAST, restore, snapshot } from './improve';
import type { Problem, Proposal, ProposedDay } from './model';
import { prepare } from './prepare';
import { State } from './state';

/** What a solver of linear programs is asked: the program in the LP format, and a start that it may use. */
export interface Asked {
  readonly text: string;
  readonly start: ReadonlyMap<string, number>;
}
/** What it answers: the columns of the best solution it has, if any, and what none can be less than. */
export interface Solved {
  readonly values?: ReadonlyMap<string, number>;
  readonly bound?: number;
}

/**
 * The plan, or a better one that the solver finds from it. The bound holds for the dishes that it was given: what stands in
 * the plan, and the `width` most liked of each slot.
 */
export function sharpen(
  problem: Problem,
  days: readonly ProposedDay[],
  { solve, width }: { readonly solve: (asked: Asked) => Solved; readonly width?: number },
): Proposal {
  const state = new State(prepare(problem));
  restore(state, choicesOf(state.model, days));
  const before = { choices: snapshot(state), score: state.score };
  const { text, start, read } = exactForm(state, width);
  const { values, bound } = solve({ text, start });
  if (values)
    restore(
      state,
      read((column) => values.get(column) ?? 0),
    );
  if (state.score > before.score - LEAST) restore(state, before.choices);
  const answer = answerOf(state);
  return bound === undefined ? answer : { ...answer, bound: Math.min(bound, answer.score) };
}
