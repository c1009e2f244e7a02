/** Food of one day, as far as it is known. */
export interface LoggedDay {
  /** Energy of the meals marked as eaten and of the food logged beside plans, in kcal. */
  readonly kcal: number;
  /** Number of those things. */
  readonly things: number;
  /** True if the energy of one of them is not known, or only in part. */
  readonly isIncomplete: boolean;
  /** Planned meals that are neither marked as eaten nor as skipped. */
  readonly unmarked: number;
}

/** Share of the expected expenditure above which a day is whole though planned meals bear no mark. */
const WHOLE_FROM = 0.75;

/**
 * Returns the energy of a day that is known whole, else null: nothing unknown was eaten, and each planned meal is
 * marked, or so much was logged beside the plan that it must have been replaced.
 */
export function wholeDay(
  { kcal, things, isIncomplete, unmarked }: LoggedDay,
  expected: number,
): number | null {
  if (things === 0 || isIncomplete) return null;
  return unmarked === 0 || kcal >= WHOLE_FROM * expected ? kcal : null;
}
