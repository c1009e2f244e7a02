import type { Unit } from '../dish/types';
import type { Portion } from '../food/types';
import type { Day } from '../time/day';
import type { EatenFigures, EdibleFacts, ServingFacts } from './figures';

/** What can be eaten, as a log names it. */
export const EDIBLE_KINDS = ['dish', 'product', 'food'] as const;

interface Named {
  readonly id: number;
  readonly Name: string;
  readonly NameKa?: string | null;
  readonly pieceName?: string | null;
}

/** What was eaten and how much of it; one of the three records, or a mere name. */
export interface EatenDraft extends EatenFigures {
  readonly Name: string;
  /** Servings of a dish, else so much of `unit`. */
  readonly amount: number;
  readonly unit: Unit | null;
  /** Whether grams are what is eaten of it; else as bought. */
  readonly peeled?: boolean | null;
  /** The amount as it was chosen ("2 medium"). */
  readonly text: string | null;
  readonly dish?: Named | null;
  readonly product?: Named | null;
  readonly food?: Named | null;
}

/** What a person has eaten beside plans; the same key and day is the same log. */
export interface EatenLog extends EatenDraft {
  /** 0 until the CMS has it. */
  readonly id: number;
  readonly day: Day;
  readonly key: string;
  readonly isWaiting?: boolean;
}

/** Something that a search has found and that can be logged. */
export type Edible = Named & {
  readonly gramsPerMl?: number | null;
  readonly gramsPerPiece?: number | null;
  readonly portions?: readonly Portion[] | null;
} & (
    | { readonly kind: 'dish'; readonly facts: ServingFacts }
    | { readonly kind: 'product' | 'food'; readonly facts: EdibleFacts }
  );
