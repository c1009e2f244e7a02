/** Vectors and matrices of a filter's state. */
type Vector = readonly number[];
type Matrix = readonly Vector[];

/** A normal belief about several quantities: their means and covariances. */
export interface Belief {
  readonly mean: Vector;
  readonly covariance: Matrix;
}
/** A linear step of a day: `moved` times the state plus `added`, with noise of these variances. */
export interface Step {
  readonly moved: Matrix;
  readonly added: Vector;
  readonly noise: Vector;
}
/** A measured sum of some quantities, each times its part. */
interface Measured {
  readonly value: number;
  readonly parts: Vector;
  readonly variance: number;
}

const dot = (one: Vector, other: Vector): number =>
  one.reduce((sum, value, at) => sum + value * (other[at] ?? 0), 0);
const applied = (matrix: Matrix, vector: Vector): number[] => matrix.map((row) => dot(row, vector));

/** Returns a belief about independent quantities. */
export const independent = (mean: Vector, deviations: Vector): Belief => ({
  mean,
  covariance: deviations.map((deviation, row) =>
    deviations.map((_, at) => (at === row ? deviation ** 2 : 0)),
  ),
});

/** Returns the belief after a step of time. */
export function predicted({ mean, covariance }: Belief, { moved, added, noise }: Step): Belief {
  const spread = covariance.map((row) => applied(moved, row));
  const columns = moved.map((_, at) => spread.map((row) => row[at] ?? 0));
  const next = columns.map((column) => applied(moved, column));
  return {
    mean: applied(moved, mean).map((value, at) => value + (added[at] ?? 0)),
    covariance: next.map((row, at) => row.map((value, of) => (of === at ? value + (noise[at] ?? 0) : value))),
  };
}

/** Degrees of freedom of the heavy-tailed noise of a measurement. */
const FREEDOM = 4;

/**
 * Returns the belief after a measurement, and the measurement's log likelihood. The noise has heavy tails (Student's
 * t): a value far off, such as the morning after a salty evening, counts for less.
 */
export function updated(
  { mean, covariance }: Belief,
  { value, parts, variance }: Measured,
): { belief: Belief; likelihood: number } {
  const spread = applied(covariance, parts);
  const known = dot(parts, spread);
  const off = value - dot(parts, mean);
  const distance = off ** 2 / (known + variance);
  const total = known + variance * Math.max(1, (FREEDOM + distance) / (FREEDOM + 1));
  const belief = {
    mean: mean.map((one, at) => one + ((spread[at] ?? 0) * off) / total),
    covariance: covariance.map((row, at) =>
      row.map((one, of) => one - ((spread[at] ?? 0) * (spread[of] ?? 0)) / total),
    ),
  };
  const likelihood = -0.5 * Math.log(known + variance) - ((FREEDOM + 1) / 2) * Math.log1p(distance / FREEDOM);
  return { belief, likelihood };
}
