/** Measured value of an examination, with its reference range. */
export interface Result {
  readonly key: string;
  readonly parameter: string;
  readonly value: number;
  readonly unit?: string | null;
  readonly low?: number | null;
  readonly high?: number | null;
}
type Standing = 'below' | 'within' | 'above' | 'unknown';

/** Returns the position of a value relative to its range; `unknown` without one. */
export function standingOf({ value, low, high }: Pick<Result, 'value' | 'low' | 'high'>): Standing {
  if (isGiven(low) && value < low) return 'below';
  if (isGiven(high) && value > high) return 'above';
  return isGiven(low) || isGiven(high) ? 'within' : 'unknown';
}

const isGiven = (bound: number | null | undefined): bound is number => typeof bound === 'number';

/** Returns the faults of rows as a whole: a lower bound above the upper one. `key` is a text of `validation`. */
export const resultFaults = (results: readonly Pick<Result, 'low' | 'high'>[]) =>
  results.flatMap(({ low, high }, index) =>
    isGiven(low) && isGiven(high) && low > high ? [{ path: ['results', index, 'high'], key: 'lowHigh' }] : [],
  );
