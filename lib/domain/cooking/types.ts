import type { DishImage } from '../dish/record';
import type { Day } from '../time/day';
import type { SaidOutcome } from './outcome';

/** Cooking of a recipe by a person. */
export interface Cooking extends Partial<SaidOutcome> {
  /** Id of the cooking; 0 until the CMS has stored it. */
  readonly id: number;
  /** Id as text, or a placeholder until it has one. */
  readonly ref: string;
  readonly day: Day;
  readonly Note: string;
  readonly image: DishImage | null;
  /** True if a plan's mark has recorded it: what became of it is said in the plan. */
  readonly isOfPlan?: boolean;
  readonly isWaiting?: boolean;
  /** Servings to deduct from the pantry, for a cooking that waits to be sent. */
  readonly servings?: number;
}

/** Input for a cooking; absent fields stay unchanged, a null image removes the existing one. */
export interface CookingInput extends Partial<SaidOutcome> {
  readonly day: Day;
  readonly Note: string;
  readonly image?: null;
  /** Servings to deduct from the pantry. */
  readonly servings?: number;
}
