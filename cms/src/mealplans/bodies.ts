import type { DietaryFlag } from '../domain/dish/types';
import type { ScheduleDay, Span } from '../domain/exercise/schedule';
import type { Eater, LogState, PlanDay, Repeat } from '../domain/mealplan/types';
import type { Allergen } from '../domain/product/types';
import type { CollectionMap } from '../records/types';

/** The version of a public plan that is read and followed by whoever is no member. */
export interface Published {
  readonly version: number;
  readonly days: readonly PlanDay[];
  readonly eaters: readonly Eater[];
  /** When it was published; null where nobody noted it. */
  readonly at: string | null;
}

/** Figures of a plan's days, as lists say them. */
export interface TableFigures {
  readonly dayCount: number;
  readonly calories: number;
  readonly fats: number;
  readonly carbs: number;
  readonly prots: number;
  readonly costTetri: number;
  readonly dietaryFlags: readonly DietaryFlag[];
  readonly fasting: boolean;
  readonly allergens: readonly Allergen[];
  readonly unknownAllergens: readonly Allergen[];
  readonly incompleteProducts: readonly string[];
  readonly pricelessProducts: readonly string[];
}

/** Days that were lived by an earlier version, kept so that the past stays as it was. */
export interface Earlier {
  readonly until: string;
  readonly startDate: string;
  readonly days: readonly PlanDay[];
  readonly eaters: readonly Eater[];
  readonly repeat: Repeat;
}

/*
 * What the fields of these collections leave open and their own code guarantees: which fields are always there, and the
 * domain's types of what they hold.
 */
export interface PlanFacts {
  readonly Name: string;
  readonly owner: number | null;
  readonly visibility: 'public' | 'private';
  readonly startDate: string | null;
  readonly repeat: Repeat;
  readonly days: readonly PlanDay[];
  readonly eaters: readonly Eater[];
  readonly published: Published | null;
  /** How many versions there have been; `published` says which one is read. */
  readonly version: number;
  readonly offeredUntil: string | null;
  readonly viewers: readonly number[];
  readonly editors: readonly number[];
  readonly invited: readonly number[];
  /** It is read by its join token. */
  readonly byToken?: boolean;
}

export interface SubscriptionFacts {
  readonly user: number;
  readonly mealplan: number | null;
  readonly Name: string;
  readonly version: number;
  readonly startDate: string;
  readonly repeat: Repeat;
  readonly pausedFrom: string | null;
  readonly days: readonly PlanDay[];
  readonly eaters: readonly Eater[];
  readonly earlier: readonly Earlier[] | null;
}

export interface MembershipFacts {
  readonly mealplan: number;
  readonly user: number | null;
  readonly email: string | null;
  readonly state: 'invited' | 'accepted' | 'declined';
  readonly eatsAlong?: boolean | null;
}

export interface MarkFacts {
  readonly day: string;
  readonly key: string;
  readonly state: LogState;
  readonly mealplan: number | null;
  readonly subscription: number | null;
  readonly intake: number | null;
  readonly taken: number | null;
}

export interface ScheduleFacts extends Span {
  readonly Name: string | null;
  readonly exercise: number;
  readonly days: readonly ScheduleDay[];
}

export interface IntakeFacts extends Span {
  readonly Name: string | null;
  readonly supplement: number;
  readonly dosage: number;
  readonly times: readonly string[];
  readonly left: number | null;
}

/** A meal plan. */
export type Plan = CollectionMap['mealplans'];

/** A person's pinned copy of a plan that they follow. */
export type Subscription = CollectionMap['subscriptions'];

/** An invitation to a plan, or what became of it. */
export type Membership = CollectionMap['memberships'];

/** A part of a day that a person has marked. */
export type Mark = CollectionMap['logs'];

/** When a person trains one exercise. */
export type Schedule = CollectionMap['schedules'];

/** When a person takes one supplement, and how much is left of it. */
export type Intake = CollectionMap['intakes'];
