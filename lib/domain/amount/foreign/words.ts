import type { Measure } from '../named';

/**
 * Words for amounts in one other language, separated by commas; `*` stands for any ending, brackets for what must
 * follow.
 */
export interface ForeignWords {
  /** Words for each measure and its size: a Pfund is 500 g; for cups in millilitres. */
  readonly measures: readonly (readonly [measure: Measure, words: string, of?: number])[];
  /** Number words. */
  readonly numbers: Readonly<Record<number, string>>;
  /** Words for sizes, and other words before a measure without a meaning for the amount. */
  readonly sizes?: string;
  /** Words before or behind the name that leave the amount open. */
  readonly open: string;
}
