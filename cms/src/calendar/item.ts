import type { CalendarKind } from '../domain/mealplan/types';
import type { Warned } from '../domain/mealplan/warnings';

export interface SmallPicture {
  readonly url: string;
  readonly width: number | null;
  readonly height: number | null;
}

/** One thing on a person's calendar. */
export interface CalendarItem {
  readonly day: string;
  readonly source: {
    readonly type: 'mealplan' | 'subscription' | 'schedule' | 'intake' | 'visit' | 'order';
    readonly id: number;
    readonly Name: string;
  };
  readonly kind: CalendarKind;
  readonly key: string;
  readonly title: string;
  /** A product's name in Georgian; everything else has one name. */
  readonly titleKa: string | null;
  readonly time: string | null;
  readonly endTime: string | null;
  readonly type: string | null;
  readonly dish: number | null;
  /** The dish's first picture, small; null where the person may not open the dish. */
  readonly picture: SmallPicture | null;
  readonly exercise: number | null;
  readonly supplement: number | null;
  readonly servings: number | null;
  readonly share: number | null;
  /** What the person eats of it; null where that is not known. */
  readonly calories: number | null;
  readonly fats: number | null;
  readonly carbs: number | null;
  readonly prots: number | null;
  /** What it costs for everyone at the table. */
  readonly costTetri: number | null;
  /** What it holds that somebody may not bear; null where the person sits it out. */
  readonly allergens: readonly string[] | null;
  /** Allergens that it may hold for all that is known; null where that is nothing, or the person sits it out. */
  readonly unknownAllergens: readonly string[] | null;
  /** The others at the table who do not bear it. */
  readonly warned: readonly Warned[] | null;
  readonly burnedCalories: number | null;
  readonly dosage: number | null;
  readonly unit: string | null;
  /** The state of an order that is to come. */
  readonly order: string | null;
  /** When an order was handed over, where that was on this day. */
  readonly handedAt: string | null;
  readonly state: string | null;
  readonly logId: number | null;
  readonly revision: { readonly sequence: number; readonly at: string };
}

/** What an item says where its kind has nothing to say. */
export const BLANK = {
  titleKa: null,
  time: null,
  endTime: null,
  type: null,
  dish: null,
  picture: null,
  exercise: null,
  supplement: null,
  servings: null,
  share: null,
  calories: null,
  fats: null,
  carbs: null,
  prots: null,
  costTetri: null,
  allergens: null,
  unknownAllergens: null,
  warned: null,
  burnedCalories: null,
  dosage: null,
  unit: null,
  order: null,
  handedAt: null,
  state: null,
  logId: null,
} as const;
