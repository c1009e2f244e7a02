/** One normal distribution among several, with its weight. */
export interface Normal {
  readonly mean: number;
  readonly deviation: number;
  readonly weight: number;
}

/** Returns the share of a standard normal distribution below a value (Abramowitz and Stegun 26.2.17). */
function below(value: number): number {
  const t = 1 / (1 + 0.2316419 * Math.abs(value));
  const sum =
    t * (0.31938153 + t * (-0.356563782 + t * (1.781477937 + t * (-1.821255978 + t * 1.330274429))));
  const tail = Math.exp(-(value ** 2) / 2) * 0.3989422804 * sum;
  return value > 0 ? 1 - tail : tail;
}

/** Scales the weights of the mixture to a sum of one. */
function normalized(mixture: readonly Normal[]): readonly Normal[] {
  const sum = mixture.reduce((all, { weight }) => all + weight, 0);
  return mixture.map((one) => ({ ...one, weight: one.weight / sum }));
}

export const mixtureMean = (mixture: readonly Normal[]): number =>
  normalized(mixture).reduce((sum, { mean, weight }) => sum + mean * weight, 0);

/** Returns the value below which `share` of the mixture lies. */
export function quantile(mixture: readonly Normal[], share: number): number {
  const parts = normalized(mixture);
  const shareBelow = (value: number): number =>
    parts.reduce((sum, { mean, deviation, weight }) => sum + weight * below((value - mean) / deviation), 0);
  let low = Math.min(...parts.map(({ mean, deviation }) => mean - 6 * deviation));
  let high = Math.max(...parts.map(({ mean, deviation }) => mean + 6 * deviation));
  for (let turn = 0; turn < 40; turn++) {
    const middle = (low + high) / 2;
    if (shareBelow(middle) < share) low = middle;
    else high = middle;
  }
  return (low + high) / 2;
}
