import type { Author, DishImage } from '../dish/record';
import type { DietaryFlag, Visibility } from '../dish/types';
import type { Product } from '../product/record';
import type { Day } from '../time/day';
import type { DishFigures, Sources } from './figures/totals';
import type { Eater, PlanDay, Repeat } from './types';

export const PLAN_ROLES = ['owner', 'editor', 'viewer', 'invited', 'reader'] as const;
/** Role of the caller in a plan, as determined by the CMS. */
type PlanRole = (typeof PLAN_ROLES)[number];

/** Dish as a plan shows it; figures are per serving. */
export interface PlanDish extends DishFigures {
  readonly id: number;
  readonly servingAmount?: number | null;
  readonly TimeToCook?: number | null;
  readonly dietaryFlags?: readonly DietaryFlag[] | null;
  readonly allergens?: readonly string[] | null;
  readonly unknownFacts?: readonly string[] | null;
  readonly unknownAllergens?: readonly string[] | null;
  readonly visibility?: Visibility | null;
  readonly DishImages?: readonly DishImage[] | null;
  /** True if its cost uses the reader's own prices. */
  readonly hasOwnCost?: boolean;
  /** True if it is private to another person: the plan shows it, but its recipe cannot be opened. */
  readonly isClosed?: boolean;
}
export interface ShelfExercise {
  readonly id: number;
  readonly Name: string;
  readonly duration?: number | null;
  readonly burnedCalories?: number | null;
  readonly youtubeLink?: string | null;
  readonly tag?: string | null;
  readonly Images?: readonly DishImage[] | null;
}
export interface ShelfSupplement {
  readonly id: number;
  readonly Name: string;
  readonly dailyDosage?: number | null;
  readonly unit?: string | null;
  readonly timesToTake?: readonly string[] | null;
  readonly Images?: readonly DishImage[] | null;
}

interface PlanProduct extends Product {
  /** True if its cost is the price the reader paid. */
  readonly hasOwnCost?: boolean;
}

type ById<T> = Readonly<Record<number, T>>;
/** Records behind the ids in a plan's days, as far as they still exist. */
export interface PlanParts {
  readonly dishes: ById<PlanDish>;
  readonly products: ById<PlanProduct>;
  readonly exercises: ById<ShelfExercise>;
  readonly supplements: ById<ShelfSupplement>;
}
export const NO_PARTS: PlanParts = { dishes: {}, products: {}, exercises: {}, supplements: {} };

export interface PlanTargets {
  readonly calories?: number | null;
  readonly fats?: number | null;
  readonly carbs?: number | null;
  readonly prots?: number | null;
  readonly costTetriPerDay?: number | null;
}

/** Data of a plan card; figures are per day for an eater of factor 1, the cost is for the whole table. */
export interface PlanCard {
  readonly id: number;
  readonly Name: string;
  readonly Description: string;
  readonly language: string;
  readonly Images: readonly DishImage[];
  readonly visibility: Visibility;
  readonly startDate: Day | null;
  readonly repeat: Repeat;
  readonly dayCount: number;
  readonly calories: number | null;
  readonly fats: number | null;
  readonly carbs: number | null;
  readonly prots: number | null;
  readonly costTetri: number | null;
  readonly dietaryFlags: readonly DietaryFlag[];
  readonly fasting?: boolean;
  /** Allergens that some food of the plan contains. */
  readonly allergens?: readonly string[];
  /** Allergens that some food of the plan may contain. */
  readonly unknownAllergens?: readonly string[];
  /** Daily targets set by the author. */
  readonly targets: PlanTargets | null;
  readonly incompleteProducts: readonly string[];
  readonly pricelessProducts?: readonly string[] | null;
  readonly memberCount: number;
  /** Version that non-members read; 0 if there is none, as for every private plan. */
  readonly version: number;
  /** True if it is public and its members see changes that are not published yet. */
  readonly unpublished: boolean;
  /** End of the offer after its author left: until then the plan is frozen and a member may take it over. */
  readonly offeredUntil?: string | null;
  readonly myRole: PlanRole;
  readonly hidden: boolean;
  readonly updatedAt: string;
}

export interface Plan extends PlanCard {
  readonly eaters: readonly Eater[];
  readonly days: readonly PlanDay[];
  readonly parts: PlanParts;
  readonly owner: Author | null;
  readonly featured: boolean;
  readonly joinToken: string | null;
  /** Version offered to followers; null if there is none. */
  readonly published: { readonly version: number; readonly at: string | null } | null;
  /** The other members; null for non-members. */
  readonly members: readonly { readonly id: number; readonly Name: string | null }[] | null;
  /** Number of followers; null for callers who may not edit it. */
  readonly followerCount: number | null;
  /**
   * True if a viewer eats by the plan, so that it appears on their days; null until they decide, and for all other
   * roles.
   */
  readonly eatsAlong: boolean | null;
  /** Id of the caller's own subscription. */
  readonly subscription: number | null;
}

/** Plan that a person follows; it keeps its own copy of the days at that version. */
export interface Subscription {
  readonly id: number;
  /** Null if the plan no longer exists; the copy remains. */
  readonly mealplan: number | null;
  readonly Name: string;
  readonly version: number;
  readonly newestVersion: number | null;
  readonly startDate: Day;
  readonly repeat: Repeat;
  readonly pausedFrom: Day | null;
  readonly shareProgress: boolean;
  readonly eaters: readonly Eater[];
  readonly days: readonly PlanDay[];
  readonly parts: PlanParts;
}

/** Checks whether the caller may change the days: owner or editor, and the plan is not on offer. */
export const canEditPlan = ({ myRole, offeredUntil }: Pick<Plan, 'myRole' | 'offeredUntil'>): boolean =>
  !offeredUntil && (myRole === 'owner' || myRole === 'editor');
/** Checks whether the plan appears on the caller's own days: owner, editors, and viewers who eat along. */
export const isOnOwnDays = ({
  myRole,
  eatsAlong,
  startDate,
}: Pick<Plan, 'myRole' | 'eatsAlong' | 'startDate'>): boolean =>
  startDate !== null &&
  (myRole === 'owner' || myRole === 'editor' || (myRole === 'viewer' && eatsAlong === true));
export const isOwner = ({ myRole }: Pick<Plan, 'myRole'>): boolean => myRole === 'owner';
/** Checks whether the caller is a member, who also reads the data saved under the eaters' names. */
export const isMember = ({ myRole }: Pick<Plan, 'myRole'>): boolean =>
  myRole === 'owner' || myRole === 'editor' || myRole === 'viewer';
/** Checks whether saved changes wait for the author, the caller, to publish them. */
export const hasUnpublishedChanges = ({
  myRole,
  unpublished,
}: Pick<Plan, 'myRole' | 'unpublished'>): boolean => myRole === 'owner' && unpublished;

/** Returns lookups of dishes and products for summing up days. */
export const sourcesOf = ({ dishes, products }: PlanParts): Sources => ({
  dish: (id) => dishes[id],
  product: (id) => products[id],
});

/** Merges two pools; the second wins on equal ids. */
export const joinParts = (one: PlanParts, other: PlanParts): PlanParts => ({
  dishes: { ...one.dishes, ...other.dishes },
  products: { ...one.products, ...other.products },
  exercises: { ...one.exercises, ...other.exercises },
  supplements: { ...one.supplements, ...other.supplements },
});
