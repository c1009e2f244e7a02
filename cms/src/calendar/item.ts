import type { CalendarKind } from '../domain/mealplan/types';
import type { Warned } from '../domain/mealplan/warnings';

export interface SmallPicture {
  readonly url: string;
  readonly width: number | null;
  readonly height: number | null;
}

/** One item on a person's calendar. */
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
  /** A product's name in Georgian; everything else has a single name. */
  readonly titleKa: string | null;
  readonly time: string | null;
  readonly endTime: string | null;
  readonly type: string | null;
  readonly dish: number | null;
  /** The dish's first picture, small; null if the person may not read the dish. */
  readonly picture: SmallPicture | null;
  readonly exercise: number | null;
  readonly supplement: number | null;
  readonly servings: number | null;
  readonly share: number | null;
  /** Plates of the others at the table, for a dish with shares; absent for all else. */
  readonly plates?: readonly { readonly Name: string; readonly servings: number }[];
  /** The person's share; null if it is unknown. */
  readonly calories: number | null;
  readonly fats: number | null;
  readonly carbs: number | null;
  readonly prots: number | null;
  /** Cost for everyone at the table. */
  readonly costTetri: number | null;
  /** Allergens that it contains; null if the person does not eat it. */
  readonly allergens: readonly string[] | null;
  /** Allergens that it may contain; null if there are none, or if the person does not eat it. */
  readonly unknownAllergens: readonly string[] | null;
  /** Others at the table who avoid these allergens. */
  readonly warned: readonly Warned[] | null;
  readonly burnedCalories: number | null;
  readonly dosage: number | null;
  readonly unit: string | null;
  /** The state of a coming order. */
  readonly order: string | null;
  /** Time of delivery, if that was on this day. */
  readonly handedAt: string | null;
  readonly state: string | null;
  readonly logId: number | null;
  readonly outcome: string | null;
  readonly outcomeServings: number | null;
  readonly revision: { readonly sequence: number; readonly at: string };
}

/** Values of the fields that do not apply to an item's kind. */
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
  outcome: null,
  outcomeServings: null,
} as const;
