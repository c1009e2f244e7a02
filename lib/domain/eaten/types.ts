import type { Unit } from '../dish/types';
import type { Portion } from '../food/types';
import type { Day } from '../time/day';
import type { EatenFigures, EdibleFacts, ServingFacts } from './figures';

/** Record types that can be logged as eaten. */
export const EDIBLE_KINDS = ['dish', 'product', 'food'] as const;

interface Named {
  readonly id: number;
  readonly Name: string;
  readonly NameKa?: string | null;
  readonly pieceName?: string | null;
}

/** Eaten food with its amount; one of the three records, or only a name. */
export interface EatenDraft extends EatenFigures {
  readonly Name: string;
  /** Number of servings of a dish, otherwise amount in `unit`. */
  readonly amount: number;
  readonly unit: Unit | null;
  /** True if grams are of the edible part, otherwise they are as bought. */
  readonly peeled?: boolean | null;
  /** Amount as it was chosen ("2 medium"). */
  readonly text: string | null;
  readonly dish?: Named | null;
  readonly product?: Named | null;
  readonly food?: Named | null;
}

/** Food a person ate outside of plans; key and day identify the log. */
export interface EatenLog extends EatenDraft {
  /** Id of the log; 0 until the CMS has stored it. */
  readonly id: number;
  readonly day: Day;
  readonly key: string;
  readonly isWaiting?: boolean;
}

/** Search result that can be logged. */
export type Edible = Named & {
  readonly gramsPerMl?: number | null;
  readonly gramsPerPiece?: number | null;
  readonly portions?: readonly Portion[] | null;
} & (
    | { readonly kind: 'dish'; readonly facts: ServingFacts }
    | { readonly kind: 'product' | 'food'; readonly facts: EdibleFacts }
  );
