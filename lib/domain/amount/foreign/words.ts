import type { Measure } from '../named';

/** How one other language writes amounts: words parted by commas, `*` for any ending, and in brackets what must follow. */
export interface ForeignWords {
  /** Words of each measure, and how many of it one is: a Pfund is 500 g; of cups the millilitres. */
  readonly measures: readonly (readonly [measure: Measure, words: string, of?: number])[];
  /** Numbers in words. */
  readonly numbers: Readonly<Record<number, string>>;
  /** Small, medium and large, and what else stands before a measure and says nothing of it. */
  readonly sizes?: string;
  /** Words before the name or behind it that leave the amount open. */
  readonly open: string;
}
