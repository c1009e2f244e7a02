import type { Author, DishImage } from '../dish/record';
import type { DietaryFlag, Visibility } from '../dish/types';
import type { Product } from '../product/record';
import type { Day } from '../time/day';
import type { DishFigures, Sources } from './figures/totals';
import type { Eater, PlanDay, Repeat } from './types';

export const PLAN_ROLES = ['owner', 'editor', 'viewer', 'invited', 'reader'] as const;
/** What the caller is to a plan, as the CMS works it out. */
export type PlanRole = (typeof PLAN_ROLES)[number];

/** A dish as a plan shows it; figures are per serving. */
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
  /** Its cost goes by the reader's own prices. */
  readonly hasOwnCost?: boolean;
  /** Private to somebody else: the plan shows it, its recipe does not open. */
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
  /** What it costs is what the reader paid. */
  readonly hasOwnCost?: boolean;
}

type ById<T> = Readonly<Record<number, T>>;
/** What the ids in a plan's days stand for, as far as it is still there. */
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

/** What a card shows; figures are a day's, for an eater of factor 1, the cost is the whole table's. */
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
  /** What something on its table holds. */
  readonly allergens?: readonly string[];
  /** What something on its table may hold for all that is known. */
  readonly unknownAllergens?: readonly string[];
  /** What its author means a day to come to. */
  readonly targets: PlanTargets | null;
  readonly incompleteProducts: readonly string[];
  readonly pricelessProducts?: readonly string[] | null;
  readonly memberCount: number;
  /** The one that whoever is no member reads; 0 where there is none, as of every private plan. */
  readonly version: number;
  /** It is public, and its members read more than everybody else. */
  readonly unpublished: boolean;
  /** Its author has gone: until then frozen, and a member may take it over. */
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
  /** The version that followers are offered; null where there is none. */
  readonly published: { readonly version: number; readonly at: string | null } | null;
  /** The other members; null to whoever is none. */
  readonly members: readonly { readonly id: number; readonly Name: string | null }[] | null;
  /** How many follow it; null to whoever may not edit it. */
  readonly followerCount: number | null;
  /** Whether a viewer eats by it, so that it lies on their days; null until they have said so, and for everybody else. */
  readonly eatsAlong: boolean | null;
  /** The caller's own subscription to it. */
  readonly subscription: number | null;
}

/** A plan that a person follows: its own copy of the days as they were when the version was taken. */
export interface Subscription {
  readonly id: number;
  /** null when the plan is gone; the copy stays. */
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

/** Owner and editors change the days; an Admin may too. */
export const canEditPlan = ({ myRole, offeredUntil }: Pick<Plan, 'myRole' | 'offeredUntil'>): boolean =>
  !offeredUntil && (myRole === 'owner' || myRole === 'editor');
/** Whether the plan lies on the caller's own days: on its owner's and editors', and on those of viewers who eat along. */
export const liesOnMyDays = ({
  myRole,
  eatsAlong,
  startDate,
}: Pick<Plan, 'myRole' | 'eatsAlong' | 'startDate'>): boolean =>
  startDate !== null &&
  (myRole === 'owner' || myRole === 'editor' || (myRole === 'viewer' && eatsAlong === true));
export const isOwner = ({ myRole }: Pick<Plan, 'myRole'>): boolean => myRole === 'owner';
/** Whether the caller has a seat at the plan, and so reads what is saved under the names of who eats. */
export const isMember = ({ myRole }: Pick<Plan, 'myRole'>): boolean =>
  myRole === 'owner' || myRole === 'editor' || myRole === 'viewer';
/** Whether what is saved waits for its author to publish it. */
export const awaitsPublishing = ({ myRole, unpublished }: Pick<Plan, 'myRole' | 'unpublished'>): boolean =>
  myRole === 'owner' && unpublished;

/** What the sums of days look their dishes and products up in. */
export const sourcesOf = ({ dishes, products }: PlanParts): Sources => ({
  dish: (id) => dishes[id],
  product: (id) => products[id],
});

/** Both together; the second's wins where both know the same thing. */
export const joinParts = (one: PlanParts, other: PlanParts): PlanParts => ({
  dishes: { ...one.dishes, ...other.dishes },
  products: { ...one.products, ...other.products },
  exercises: { ...one.exercises, ...other.exercises },
  supplements: { ...one.supplements, ...other.supplements },
});
