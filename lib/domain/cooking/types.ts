import type { DishImage } from '../dish/record';
import type { Day } from '../time/day';

/** One time that the person cooked a recipe. */
export interface Cooking {
  /** 0 until the CMS has it. */
  readonly id: number;
  /** Its id as text, or what stands for it until it has one. */
  readonly ref: string;
  readonly day: Day;
  readonly Note: string;
  readonly image: DishImage | null;
  readonly isWaiting?: boolean;
  /** So many of what waits to be sent are to be taken out of what is at home. */
  readonly servings?: number;
}

/** What is said of one time; absent stays as it is, no picture takes the one there away. */
export interface CookingInput {
  readonly day: Day;
  readonly Note: string;
  readonly image?: null;
  /** So many are to be taken out of what is at home. */
  readonly servings?: number;
}
