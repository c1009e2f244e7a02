import type { DishType, Unit } from '../dish/types';
import type { Allergen } from '../product/types';

export const ENTRY_KINDS = ['dish', 'product', 'text', 'leftovers'] as const;
export type EntryKind = (typeof ENTRY_KINDS)[number];
export const REPEATS = ['none', 'weekly'] as const;
export type Repeat = (typeof REPEATS)[number];
export const CALENDAR_KINDS = ['mealplans', 'exercises', 'supplements', 'appointments'] as const;
export type CalendarKind = (typeof CALENDAR_KINDS)[number];
export const LOG_KINDS = ['entry', 'exercise', 'supplement', 'appointment'] as const;
export type LogKind = (typeof LOG_KINDS)[number];
/** Log kind for food eaten outside of plans. */
export const EATEN = 'food' as const;
export const LOG_STATES = ['done', 'skipped'] as const;
export type LogState = (typeof LOG_STATES)[number];

/** Person at the table; a factor of 0.5 is half a portion. */
export interface Eater {
  readonly key: string;
  readonly Name: string;
  readonly factor: number;
  readonly user?: number | null;
  /** Allergens they do not tolerate, as entered by the planner; the reader's own are in their settings. */
  readonly allergens?: readonly Allergen[] | null;
}
/** One eater's plate of an entry, in servings of its recipe. */
export interface EaterShare {
  /** Key of the eater. */
  readonly eater: string;
  readonly servings: number;
}
/** Food entry of a meal; relations are ids here. */
export interface PlanEntry {
  readonly key: string;
  readonly kind: EntryKind;
  readonly dish?: number | null;
  /** Servings to cook as typed in, leftovers included; null computes them from the shares or the eaters. */
  readonly servings?: number | null;
  readonly product?: number | null;
  readonly amount?: number | null;
  readonly unit?: Unit | null;
  readonly text?: string | null;
  /** Key of the earlier entry, for leftovers. */
  readonly of?: string | null;
  /** Name of the dish or product when the plan was saved. */
  readonly Name?: string | null;
  /** Keys of the eaters who skip this entry. */
  readonly out?: readonly string[] | null;
  /** Plates of the eaters at this entry; who has none eats something else. Without any, the factors count. */
  readonly shares?: readonly EaterShare[] | null;
}
export interface PlanMeal {
  readonly key: string;
  readonly type: DishType;
  readonly time?: string | null;
  readonly note?: string | null;
  readonly entries: readonly PlanEntry[];
}
export interface PlanExercise {
  readonly key: string;
  readonly exercise?: number | null;
  readonly Name?: string | null;
  readonly time?: string | null;
  readonly endTime?: string | null;
}
export interface PlanSupplement {
  readonly key: string;
  readonly supplement?: number | null;
  readonly Name?: string | null;
  readonly dosage?: number | null;
  readonly time?: string | null;
}
export interface PlanAppointment {
  readonly key: string;
  readonly title: string;
  readonly time?: string | null;
  readonly endTime?: string | null;
  readonly note?: string | null;
}
export interface PlanDay {
  readonly key: string;
  readonly title?: string | null;
  readonly note?: string | null;
  readonly meals: readonly PlanMeal[];
  readonly exercises: readonly PlanExercise[];
  readonly supplements: readonly PlanSupplement[];
  readonly appointments: readonly PlanAppointment[];
}
