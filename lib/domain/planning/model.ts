import type { Allergen } from '../product/types';
import type { DietaryFlag, DishType } from '../dish/types';
import type { Day } from '../time/day';
import type { Expiring, Use } from './atHome';
import type { Goods, Taking } from './till';
import type { FastDegree } from './fasts/fasting';

/** Nutrients with targets and daily sums; per serving of a dish, or per share of a day. */
export const TARGETED = ['calories', 'fats', 'carbs', 'prots'] as const;
export type Targeted = (typeof TARGETED)[number];
/** Amounts in grams of which a day should have enough, or not too much, without anybody's figures. */
export const HEALTHY = ['fibre', 'vegetables', 'saturatedFat', 'salt'] as const;
export type Healthy = (typeof HEALTHY)[number];

/** Person at the table. Targets are the person's own daily needs. */
export interface PlanningEater {
  readonly Name: string;
  /** Size of the plate of somebody without kcal; 0.5 is half a serving. */
  readonly factor: number;
  /** True if the factor holds although their kcal are known. */
  readonly byFactor?: boolean | null;
  readonly targets?: Readonly<Partial<Record<Targeted, number | null>>> | null;
  /** Energy in kcal a day that they are known to need and that nobody typed; the others learn the plate alone. */
  readonly need?: number | null;
  /** Least energy in kcal a day that a plan may aim at. */
  readonly safe?: number | null;
  readonly isMinor?: boolean | null;
  /** Year of birth of somebody without an account, such as a child. */
  readonly birthYear?: number | null;
  /** True if only the person themselves may read what follows from their need. */
  readonly isPrivate?: boolean | null;
  readonly diet?: readonly DietaryFlag[] | null;
  readonly allergens?: readonly Allergen[] | null;
}

/** Slot of the plan; days count from 1. */
export interface Slot {
  readonly day: number;
  readonly meal: DishType;
}
/** Dish fixed to its slot; its portion may change. */
export interface FixedDish extends Slot {
  readonly dish: number;
}
/** Number of times a tag is wanted in each week of the plan, on these weekdays (1 is Monday) or on any. */
export interface TagWish {
  readonly tag: string;
  readonly min?: number | null;
  readonly max?: number | null;
  readonly weekdays?: readonly number[] | null;
}
export interface Wishes {
  /** Budget for all eaters and all days. */
  readonly budgetTetri?: number | null;
  /** Maximum time for one dish from Monday to Friday. */
  readonly weekdayMinutes?: number | null;
  readonly weekendMinutes?: number | null;
  /** Maximum number of times a dish may be cooked per week, 1 to 7. */
  readonly repeats?: number | null;
  /** Meals that may be leftovers of an earlier day. */
  readonly leftovers?: readonly DishType[] | null;
  readonly tags?: readonly TagWish[] | null;
  /** True if the fasts of the Orthodox Church of Georgia are kept. */
  readonly fasting?: boolean | null;
  /** True if recipes without lines or figures, and strangers' with unknown allergens, may be proposed. */
  readonly unknown?: boolean | null;
  /** Demands of a healthy week; all of them count, unless they are turned off. */
  readonly health?: Readonly<Partial<Record<HealthWish, boolean | null>>> | null;
  /** True if dishes with fish are wanted on the days of a fast that allow it. */
  readonly fastingFish?: boolean | null;
  /** True if oil and wine are avoided on the days of a fast that forbid them. */
  readonly fastingNoOil?: boolean | null;
}
export const HEALTH_WISHES = ['energy', ...HEALTHY, 'fish'] as const;
export type HealthWish = (typeof HEALTH_WISHES)[number];

/** Dish that may be chosen. Figures and cost are per serving; null means unknown, never zero. */
export interface Candidate
  extends Readonly<Record<Targeted, number | null>>, Readonly<Partial<Record<Healthy, number | null>>> {
  readonly id: number;
  /** Id shared by twins in two languages, which count as one dish; absent if the dish has no twin. */
  readonly twins?: number | null;
  /** Meals it suits; a dish that suits none may still be kept. */
  readonly meals: readonly DishType[];
  /** Meals at which the person's own plans have it (see `dishesOfMeal`). */
  readonly usual?: readonly DishType[];
  readonly costTetri: number | null;
  readonly minutes: number | null;
  /** Number of servings the recipe is written for. */
  readonly servings: number | null;
  readonly allergens: readonly string[];
  /** Allergens that it may contain, as far as is known. */
  readonly unknownAllergens: readonly string[];
  readonly dietaryFlags: readonly string[];
  /** True if all ingredients are plants. */
  readonly isFasting: boolean;
  /** Strictest fast that its ingredients are known to keep; absent means that nothing is known. */
  readonly fast?: FastDegree;
  /** Main ingredient (a product); `group` is its food group ("fish"). */
  readonly main?: string | null;
  readonly group?: string | null;
  /** Kind of dish ("soup"). */
  readonly kind?: string | null;
  /** Tags that wishes may name: the dish's own, and those the caller derives, such as "fish" or "new". */
  readonly tags: readonly string[];
  /** True if it is as good on the next day; absent means no. */
  readonly canBeLeftovers?: boolean;
  readonly isSaved?: boolean;
  readonly isOwn?: boolean;
  /** Number of times the person has cooked or eaten it. */
  readonly timesEaten?: number;
  /** True if the person has cooked or eaten it and rated it well. */
  readonly isLiked?: boolean;
  /** Number of times that the person said of it lately that some was left over, or was thrown away. */
  readonly leftOver?: number;
  readonly thrownAway?: number;
  /** Number of days between its last meal and day 1; null or absent means never. */
  readonly daysSince?: number | null;
  /** Items of `atHome` that it takes. */
  readonly uses?: readonly Use[];
  /** Products that a serving takes, each once, as they are bought; 0 grams are an amount "to taste". */
  readonly takes?: readonly Taking[];
  /** Servings in one piece of a dish that is served whole, such as 0.5 for two eggs a serving. */
  readonly piece?: number | null;
}
/** Complete input of the planner. */
export interface Problem {
  readonly days: number;
  readonly meals: readonly DishType[];
  readonly eaters: readonly PlanningEater[];
  readonly dishes: readonly Candidate[];
  readonly keep?: readonly FixedDish[] | null;
  readonly wishes?: Wishes | null;
  readonly atHome?: readonly Expiring[] | null;
  /** Products as they are bought; without them a budget counts what is eaten. */
  readonly goods?: readonly Goods[] | null;
  /** Date of day 1; without it day 1 is a Monday. */
  readonly startDate?: Day | null;
}

interface Served {
  readonly dish: number;
  /** Servings for the whole table: the sum of `shares`. Those of a dish include its leftovers. */
  readonly servings: number;
  /** Servings of each eater, in their order, to two places; 0 for somebody who eats something else. */
  readonly shares: readonly number[];
}
/** Entry of a proposal. */
export type ProposedEntry =
  (Served & { readonly kind: 'dish' }) | (Served & { readonly kind: 'leftovers'; readonly of: Slot });
interface ProposedMeal {
  readonly type: DishType;
  readonly entries: readonly ProposedEntry[];
}
export type PersonFigures = Readonly<Record<Targeted, number>>;
/**
 * Figures for one share (the table's, divided by the factors); leftovers are paid for on the day of cooking. Unknown
 * figures add nothing.
 */
type ShareFigures = PersonFigures & { readonly costTetri: number };
export interface DayFigures extends ShareFigures {
  /** Figures of each eater, in their order. */
  readonly persons: readonly PersonFigures[];
}
export interface ProposedDay {
  readonly day: number;
  readonly meals: readonly ProposedMeal[];
  readonly figures: DayFigures;
}

/**
 * Reason that removed candidates from a slot, and the number of dishes it removed. `meal` counts dishes for other
 * meals, `noMeal` those without a meal, which count as lunches or dinners.
 */
export interface Removal {
  readonly by: 'allergens' | 'diet' | 'fasting' | 'weekdayMinutes' | 'weekendMinutes' | 'meal' | 'noMeal';
  readonly dishes: number;
}
/** Change of one wish that brings `dishes` candidates back to the slot; `value` is its new value, if it is a number. */
export interface Relaxation {
  readonly wish: 'fasting' | 'fastingFish' | 'fastingNoOil' | 'weekdayMinutes' | 'weekendMinutes' | 'diet';
  readonly value?: number;
  /** Name of the eater; `name` is the diet. */
  readonly eater?: string;
  readonly name?: string;
  readonly dishes: number;
}
interface Named<Key extends string, Values> {
  readonly key: Key;
  readonly day?: number;
  readonly values: Values;
}
/** Requirement that the plan does not meet; one sentence each. Amounts are one eater's own, not a share's. */
export type Shortfall =
  | Named<
      'empty',
      {
        readonly meal: DishType;
        readonly took: readonly Removal[];
        readonly loosenings: readonly Relaxation[];
      }
    >
  | Named<
      'target',
      {
        readonly eater: string;
        readonly nutrient: Targeted;
        readonly target: number;
        readonly amount: number;
        /** Amount minus target; negative means too little. */
        readonly difference: number;
        /**
         * Best replacement: servings of that dish at that meal, its extra cost (for all), and the difference that
         * remains.
         */
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
  | Named<'keptFast', { readonly meal: DishType; readonly dish: number; readonly fast: FastDegree }>
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
  | Named<
      'health',
      {
        readonly eater: string;
        readonly of: Healthy;
        readonly isLow: boolean;
        /** Mean of the week's days and the norm in grams; null is another person's own affair. */
        readonly amount: number | null;
        readonly limit: number | null;
        /** Number of the week's dishes of which it is unknown; they count as usual dishes of their energy. */
        readonly unknown: number;
      }
    >
  | Named<
      'energy',
      {
        readonly eater: string;
        readonly isLow: boolean;
        /** Mean of the week's days and what they need, in kcal; null is another person's own affair. */
        readonly amount: number | null;
        readonly limit: number | null;
      }
    >
  | Named<
      'raised',
      {
        readonly eater: string;
        readonly isMinor: boolean;
        /** Typed energy of a day, and what the plan aims at instead because less is not safe. */
        readonly target: number;
        readonly limit: number | null;
      }
    >
  | Named<'fish', { readonly times: number; readonly min: number }>
  | Named<
      'rulesOut',
      {
        readonly eater: string;
        readonly meal: DishType;
        readonly allergens: readonly string[];
        readonly diet: readonly string[];
        /** Number of dishes for that meal that they may eat, and of those that they may not. */
        readonly dishes: number;
        readonly took: number;
      }
    >
  | Named<'unknownFigures', { readonly dishes: readonly number[] }>
  | Named<'unknownCost', { readonly dishes: readonly number[] }>;

/** Item that the plan uses before it expires: the slot of its first use, and the total amount taken. */
export interface RescuedItem extends Expiring, Slot {
  readonly dish: number;
  /** Amount in the item's unit; null if it is not counted, or if a dish takes an unknown amount. */
  readonly taken: number | null;
}

export interface Proposal {
  readonly days: readonly ProposedDay[];
  readonly shortfalls: readonly Shortfall[];
  /** Items at home that the plan saves from expiry, soonest expiry first. */
  readonly saved: readonly RescuedItem[];
  /** Penalty points for everything that is not as wished (`weights.ts`); fewer is better. */
  readonly score: number;
  /** Proven lower bound of the score, if the exact solver found one. */
  readonly bound?: number;
  /** True if the clock ended the search, so that the same question may have another answer. */
  readonly isCutOff: boolean;
}

/** Proposal with what its shopping list costs, as the list itself shows it. */
export interface PricedProposal extends Proposal {
  /** Whole packs, less what is at home, in tetri; lines of unknown price are counted in `toBuyUnknown`. */
  readonly toBuyTetri: number;
  /** Part of it that the plan leaves over. */
  readonly staysTetri: number;
  readonly toBuyUnknown: number;
}

export interface ProposeOptions {
  readonly seed?: number;
  /** Number of changes to try; the same number gives the same plan. */
  readonly steps?: number;
  /** Returns the time in milliseconds; used only to end a search that takes far longer than usual. */
  now?(): number;
  /** Time of a usual machine; sets the number of steps. */
  readonly milliseconds?: number;
  /** Called with the first plan and with better ones, rarely enough to show each. */
  onPlan?(proposal: Proposal): void;
}

/** Alternative dish for a slot; differences are for the day and one share, the cost for the whole plan and table. */
export interface Alternative extends Served {
  readonly difference: ShareFigures;
  readonly score: number;
}
