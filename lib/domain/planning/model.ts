import type { DietaryFlag, DishType } from '../dish/types';
import type { Day } from '../time/day';
import type { Expiring, Use } from './atHome';

/** What targets are set for and days are summed up in; per serving of a dish, or per share of a day. */
export const TARGETED = ['calories', 'fats', 'carbs', 'prots'] as const;
export type Targeted = (typeof TARGETED)[number];

/** Somebody at the table; a factor of 0.5 is half a share. Targets are what they themselves need in a day. */
export interface PlanningEater {
  readonly Name: string;
  readonly factor: number;
  readonly targets?: Readonly<Partial<Record<Targeted, number | null>>> | null;
  readonly diet?: readonly DietaryFlag[] | null;
  readonly allergens?: readonly string[] | null;
}

/** A slot of the plan; days count from 1. */
export interface Slot {
  readonly day: number;
  readonly meal: DishType;
}
/** A dish that stays where it is; how much of it may flex. */
export interface Kept extends Slot {
  readonly dish: number;
}
/** How often something is wanted in each week of the plan, on these weekdays (1 is Monday) or on any. */
export interface TagWish {
  readonly tag: string;
  readonly min?: number | null;
  readonly max?: number | null;
  readonly weekdays?: readonly number[] | null;
}
export interface Wishes {
  /** For all eaters and all days. */
  readonly budgetTetri?: number | null;
  /** The longest that one dish may take from Monday to Friday. */
  readonly weekdayMinutes?: number | null;
  readonly weekendMinutes?: number | null;
  /** How often a dish may be cooked in a week, 1 to 7. */
  readonly repeats?: number | null;
  /** The meals that may be what is left of an earlier day's. */
  readonly leftovers?: readonly DishType[] | null;
  readonly tags?: readonly TagWish[] | null;
  /** Whether the fasts of the Orthodox Church of Georgia are kept. */
  readonly fasting?: boolean | null;
}

/** A dish that may be chosen. Figures and cost are per serving; null is unknown, never zero. */
export interface Candidate extends Readonly<Record<Targeted, number | null>> {
  readonly id: number;
  /** The same for twins in two languages, which count as one dish; absent is a dish without a twin. */
  readonly twins?: number | null;
  /** The meals it fits; one that fits none may still be kept. */
  readonly meals: readonly DishType[];
  /** Where it is eaten in the person's own plans (see `dishesOfMeal`). */
  readonly usual?: readonly DishType[];
  readonly costTetri: number | null;
  readonly minutes: number | null;
  /** How many servings it is written for. */
  readonly servings: number | null;
  readonly allergens: readonly string[];
  /** Allergens that it may hold for all that is known. */
  readonly unknownAllergens: readonly string[];
  readonly dietaryFlags: readonly string[];
  /** Everything in it is of plants. */
  readonly isFasting: boolean;
  /** What it is mostly of (a product), and of which sort that is ("fish"). */
  readonly main?: string | null;
  readonly group?: string | null;
  /** What sort of dish it is ("soup"). */
  readonly kind?: string | null;
  /** What wishes may name; besides its own words whatever the caller derives, such as "fish" or "new". */
  readonly tags: readonly string[];
  /** Whether it is as good on the next day; absent is no. */
  readonly canBeLeftovers?: boolean;
  readonly isSaved?: boolean;
  readonly isOwn?: boolean;
  /** How often the person has cooked or eaten it. */
  readonly timesEaten?: number;
  /** How many days before day 1 it was last eaten; null or absent is never. */
  readonly daysSince?: number | null;
  /** What of `atHome` it takes. */
  readonly uses?: readonly Use[];
}
/** Everything that a plan is made from. */
export interface Problem {
  readonly days: number;
  readonly meals: readonly DishType[];
  readonly eaters: readonly PlanningEater[];
  readonly dishes: readonly Candidate[];
  readonly keep?: readonly Kept[] | null;
  readonly wishes?: Wishes | null;
  readonly atHome?: readonly Expiring[] | null;
  /** Without it day 1 is a Monday. */
  readonly startDate?: Day | null;
}

/** Servings are for the whole table; those of a dish include what its leftovers take. */
export type ProposedEntry =
  | { readonly kind: 'dish'; readonly dish: number; readonly servings: number }
  | { readonly kind: 'leftovers'; readonly dish: number; readonly servings: number; readonly of: Slot };
interface ProposedMeal {
  readonly type: DishType;
  readonly entries: readonly ProposedEntry[];
}
/** For one share (an eater of factor 1); what is left over is paid on the day it is cooked. Unknown figures add nothing. */
export type ShareFigures = Readonly<Record<Targeted | 'costTetri', number>>;
export interface ProposedDay {
  readonly day: number;
  readonly meals: readonly ProposedMeal[];
  readonly figures: ShareFigures;
}

/**
 * The reason that removed candidates from a slot (an allergen's, a diet's or a wish's name) and how many dishes it took. `meal` are those for
 * other meals, `noMeal` those that say none and so are lunches or dinners.
 */
export interface Taken {
  readonly by: 'allergens' | 'diet' | 'fasting' | 'weekdayMinutes' | 'weekendMinutes' | 'meal' | 'noMeal';
  readonly dishes: number;
}
/** A change of one wish that brings `dishes` back to the slot; `value` is what the wish would be, where it is a number. */
export interface Loosening {
  readonly wish: 'fasting' | 'weekdayMinutes' | 'weekendMinutes' | 'diet';
  readonly value?: number;
  /** Whose diet, and which. */
  readonly eater?: string;
  readonly name?: string;
  readonly dishes: number;
}
interface Named<Key extends string, Values> {
  readonly key: Key;
  readonly day?: number;
  readonly values: Values;
}
/** What the plan does not keep to; one sentence each. Amounts are one eater's own, not a share's. */
export type Shortfall =
  | Named<
      'empty',
      {
        readonly meal: DishType;
        readonly took: readonly Taken[];
        readonly loosenings: readonly Loosening[];
      }
    >
  | Named<
      'target',
      {
        readonly eater: string;
        readonly nutrient: Targeted;
        readonly target: number;
        readonly amount: number;
        /** Amount less target: below zero is too little. */
        readonly difference: number;
        /** What would bring it nearest: so much of that dish at that meal costs so much more (for all), and leaves so much. */
        readonly instead?: {
          readonly meal: DishType;
          readonly dish: number;
          readonly servings: number;
          readonly costTetri: number | null;
          readonly difference: number;
        };
      }
    >
  | Named<
      'keptAllergen',
      {
        readonly meal: DishType;
        readonly dish: number;
        readonly eater: string;
        readonly allergens: readonly string[];
      }
    >
  | Named<
      'keptDiet',
      {
        readonly meal: DishType;
        readonly dish: number;
        readonly eater: string;
        readonly diet: readonly string[];
      }
    >
  | Named<'keptFast', { readonly meal: DishType; readonly dish: number }>
  | Named<'budget', { readonly budgetTetri: number; readonly costTetri: number }>
  | Named<
      'minutes',
      { readonly meal: DishType; readonly dish: number; readonly minutes: number; readonly limit: number }
    >
  | Named<'repeats', { readonly dish: number; readonly times: number; readonly limit: number }>
  | Named<
      'tag',
      { readonly tag: string; readonly min?: number; readonly max?: number; readonly times: number }
    >
  | Named<'unknownFigures', { readonly dishes: readonly number[] }>
  | Named<'unknownCost', { readonly dishes: readonly number[] }>;

/** A thing that the plan uses before it expires: where for the first time, and how much of it in all. */
export interface Saved extends Expiring, Slot {
  readonly dish: number;
  /** In the thing's unit; null where nobody counts it, or it is unknown how much of it goes into a dish. */
  readonly taken: number | null;
}

export interface Proposal {
  readonly days: readonly ProposedDay[];
  readonly shortfalls: readonly Shortfall[];
  /** What is at home and does not go bad, in the order in which it would. */
  readonly saved: readonly Saved[];
  /** Points of everything that is not as wished (`weights.ts`); fewer is better. */
  readonly score: number;
  /** What no plan can score less than, where the exact solver has shown one. */
  readonly bound?: number;
}

export interface ProposeOptions {
  readonly seed?: number;
  /** How many changes are tried; the same number gives the same plan. */
  readonly steps?: number;
  /** A clock in milliseconds that only cuts off, `milliseconds` after the start. */
  now?(): number;
  readonly milliseconds?: number;
  /** Told of the first plan and of better ones, seldom enough to show each. */
  onPlan?(proposal: Proposal): void;
}

/** Another dish for a slot; differences are for the day, for one share, the cost for the whole plan and table. */
export interface Alternative {
  readonly dish: number;
  readonly servings: number;
  readonly difference: ShareFigures;
  readonly score: number;
}
