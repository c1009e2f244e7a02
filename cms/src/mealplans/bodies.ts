import type { DietaryFlag } from '../domain/dish/types';
import type { ScheduleDay, Span } from '../domain/exercise/schedule';
import type { Eater, LogState, PlanDay, Repeat } from '../domain/mealplan/types';
import type { Allergen } from '../domain/product/types';
import type { CollectionMap } from '../records/types';

/** The version of a public plan that non-members read and follow. */
export interface Published {
  readonly version: number;
  readonly days: readonly PlanDay[];
  readonly eaters: readonly Eater[];
  /** Time of publication; null if it was not recorded. */
  readonly at: string | null;
}

/** Figures of a plan's days, as shown in lists. */
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

/** Days of an earlier version that the follower has lived through, kept so that the past does not change. */
export interface EarlierDays {
  readonly until: string;
  readonly startDate: string;
  readonly days: readonly PlanDay[];
  readonly eaters: readonly Eater[];
  readonly repeat: Repeat;
}

/*
 * Types that the fields of these collections leave open and their own code guarantees: fields that are always present,
 * and the domain types of their values.
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
  /** Number of versions so far; `published` holds the one that is read. */
  readonly version: number;
  readonly offeredUntil: string | null;
  readonly viewers: readonly number[];
  readonly editors: readonly number[];
  readonly invited: readonly number[];
  /** True if the caller reads the plan by its join token. */
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
  readonly earlier: readonly EarlierDays[] | null;
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

export type Plan = CollectionMap['mealplans'];

/** A person's pinned copy of a plan that they follow. */
export type Subscription = CollectionMap['subscriptions'];

/** An invitation to a plan, or its outcome. */
export type Membership = CollectionMap['memberships'];

/** A person's mark on a part of a day. */
export type Mark = CollectionMap['logs'];

/** A person's training times for one exercise. */
export type Schedule = CollectionMap['schedules'];

/** A person's intake times for one supplement, with the remaining stock. */
export type Intake = CollectionMap['intakes'];
