import type { ScheduleDay, Span } from '../domain/exercise/schedule';
import type { Eater, LogState, PlanDay, Repeat } from '../domain/mealplan/types';
import type { Body } from '../records/types';

/** What everyone but owner and editors reads. */
export interface Published {
  readonly version: number;
  readonly days: readonly PlanDay[];
  readonly eaters: readonly Eater[];
  /** It became one by inviting people to a private plan; the author has not been asked yet whether everybody may read it. */
  readonly forMembers?: boolean;
}

/** Days that were lived by an earlier version, kept so that the past stays as it was. */
export interface Earlier {
  readonly until: string;
  readonly startDate: string;
  readonly days: readonly PlanDay[];
  readonly eaters: readonly Eater[];
  readonly repeat: Repeat;
}

/** A meal plan as its own code reads it; the collection's fields say the rest. */
export interface Plan extends Body {
  readonly Name: string;
  readonly owner: number | null;
  readonly visibility: 'public' | 'private';
  readonly startDate: string | null;
  readonly repeat: Repeat;
  readonly days: readonly PlanDay[];
  readonly eaters: readonly Eater[];
  readonly published: Published | null;
  readonly version: number;
  readonly offeredUntil: string | null;
  readonly viewers: readonly number[];
  readonly editors: readonly number[];
}

/** A person's pinned copy of a plan that they follow. */
export interface Subscription extends Body {
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

export interface Membership extends Body {
  readonly mealplan: number;
  readonly user: number | null;
  readonly email: string | null;
  readonly state: 'invited' | 'accepted' | 'declined';
  readonly eatsAlong?: boolean | null;
}

/** A part of a day that a person has marked. */
export interface Mark extends Body {
  readonly day: string;
  readonly key: string;
  readonly state: LogState;
  readonly intake: number | null;
  readonly taken: number | null;
}

/** When a person trains one exercise. */
export interface Schedule extends Body, Span {
  readonly Name: string | null;
  readonly exercise: number;
  readonly days: readonly ScheduleDay[];
}

/** When a person takes one supplement, and how much is left of it. */
export interface Intake extends Body, Span {
  readonly Name: string | null;
  readonly supplement: number;
  readonly dosage: number;
  readonly times: readonly string[];
  readonly left: number | null;
}
