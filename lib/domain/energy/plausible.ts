/** Shares below which a day counts as logged in part: of the person's median day, and of the expected expenditure. */
const OF_MEDIAN = 0.6;
const OF_EXPECTED = 0.45;
/** Above this multiple of the expected expenditure an amount was mistyped. */
const MOST = 3;

/**
 * Returns the days with those unknown whose sum cannot be a whole day's: somebody logged breakfast and forgot the rest,
 * or typed a nought too much.
 */
export function plausibleDays(
  eaten: readonly (number | null)[],
  expected: number,
): readonly (number | null)[] {
  const sums = eaten.flatMap((one) => (one !== null && isPossible(one, expected) ? one : []));
  const least = OF_MEDIAN * upperMedian(sums);
  return eaten.map((one) => (one !== null && one >= least && isPossible(one, expected) ? one : null));
}

const isPossible = (kcal: number, expected: number): boolean =>
  kcal >= OF_EXPECTED * expected && kcal <= MOST * expected;

const upperMedian = (values: readonly number[]): number =>
  [...values].sort((one, other) => one - other)[Math.floor(values.length / 2)] ?? 0;
