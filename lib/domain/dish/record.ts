import type { Image } from '../image/pick';
import type { Product } from '../product/record';
import type { DietaryFlag, DishType, Unit, Visibility } from './types';
import type { Day } from '../time/day';

export interface DishImage extends Image {
  readonly id: number;
  readonly alternativeText?: string | null;
}
export interface Author {
  readonly id: number;
  readonly Name: string;
  readonly avatar?: Image | null;
}
export interface Ingredient {
  readonly key: string;
  /** Null means "to taste". */
  readonly amount: number | null;
  /** Upper end of a range. */
  readonly amountTo?: number | null;
  readonly unit: Unit | null;
  /** Amount as written. */
  readonly text?: string | null;
  /** Name as written in the line; null if the product was chosen by hand. */
  readonly name?: string | null;
  readonly note: string;
  /** Absent if the product no longer exists. */
  readonly product?: Product;
}
interface Section {
  readonly key: string;
  readonly title: string;
  readonly ingredients: readonly Ingredient[];
}
export interface Step {
  readonly key: string;
  readonly description: string;
  readonly minutes: number | null;
  readonly images: readonly DishImage[];
  /** URL of a video of the step; '' if there is none. */
  readonly video: string;
}

/** Lines of a recipe that are at home, for the requested servings; lines not listed are not. */
export interface AtHome {
  readonly missing: number;
  readonly lines: readonly {
    readonly key: string;
    readonly isEnough: boolean;
    readonly there: number | null;
    readonly unit: Unit | null;
    /** Soonest expiry date. */
    readonly until: Day | null;
  }[];
  /** Amounts still needed of the other lines, and of those without enough. */
  readonly short: readonly {
    readonly key: string;
    readonly amount: number | null;
    readonly unit: Unit | null;
  }[];
  /** Amounts that cooking it today would take from the pantry. */
  readonly takes: readonly (Pick<Product, 'Name' | 'NameKa' | 'pieceName'> & {
    readonly key: string;
    readonly amount: number;
    readonly unit: Unit | null;
  })[];
}

/** Ingredients of a recipe compared with the reader's pantry. */
export interface FromHome {
  readonly missing: number;
  /** First of the missing ingredients. */
  readonly lacks: readonly Called[];
  /** Number of ingredients in insufficient amount, if none is missing; `shortOf` has the first of them. */
  readonly short: number;
  readonly shortOf: readonly Called[];
  /** Ingredients it uses that expire soon. */
  readonly usesUp: readonly (Called & { readonly until: Day })[];
}
interface Called {
  readonly Name: string;
  readonly NameKa: string | null;
}

/** Data of a recipe card; the figures are per serving and stored by the CMS. */
export interface DishCard {
  readonly id: number;
  readonly Name: string;
  readonly language: string;
  readonly types: readonly DishType[];
  readonly dietaryFlags: readonly DietaryFlag[];
  /** Tags set by its editors. */
  readonly tags?: readonly string[];
  /** Rating by the reader, 1 to 5; only in the reader's own lists. */
  readonly myRating?: number | null;
  /** Access of the reader: owner, editor or reader; only in rows of the reader's own lists. */
  readonly myReach?: 'own' | 'edit' | 'read';
  /** Last day on which the reader cooked it; only in rows of the reader's own lists. */
  readonly cookedLast?: Day | null;
  /** Comparison with the reader's pantry; only in lists sorted by it. */
  readonly fromHome?: FromHome | null;
  readonly DishImages: readonly DishImage[];
  readonly TimeToCook: number | null;
  readonly servingAmount: number | null;
  readonly calories: number | null;
  readonly costTetri: number | null;
  readonly incompleteProducts: readonly string[];
  readonly pricelessProducts?: readonly string[] | null;
  readonly fasting: boolean;
  /** Allergens its products contain, as far as known. */
  readonly allergens: readonly string[];
  /** Facts that are unknown for some ingredient. */
  readonly unknownFacts?: readonly string[] | null;
  /** Allergens that some ingredient may contain. */
  readonly unknownAllergens?: readonly string[] | null;
  /**
   * Words that may have been matched to a wrong food, for its editors to check; only on its page and in the reader's
   * own lists.
   */
  readonly lookAgain?: readonly string[] | null;
  readonly visibility: Visibility;
  readonly saveCount: number;
  readonly hidden: boolean;
  readonly updatedAt: string;
}

export interface ThroughPlan {
  /** Null if only the followed version remains. */
  readonly id: number | null;
  readonly Name: string;
  readonly subscription: number | null;
}

/** The same recipe in the other language. */
export interface Twin {
  readonly id: number;
  readonly Name: string;
  readonly language: string;
}

export interface Dish extends DishCard {
  readonly Description: string;
  readonly Note: string;
  readonly ingredients: readonly Ingredient[];
  readonly sections: readonly Section[];
  readonly Steps: readonly Step[];
  /** Null also if the reader may not open it. */
  readonly translationOf: Twin | null;
  /** Minutes of the total time before cooking; null if unknown. */
  readonly prepTime: number | null;
  readonly cookedWeight: number | null;
  readonly sourceUrl: string;
  readonly featured: boolean;
  readonly owner: Author | null;
  readonly collaborators: readonly Author[];
  readonly createdAt: string;
  /** Plan through which another person's private recipe was published; it grants read access only. */
  readonly through?: ThroughPlan;
}

type Shared = Pick<Dish, 'owner' | 'collaborators'>;

/** Checks whether a person may edit a dish: owner, collaborators and Admins; false if signed out. */
export const canEdit = (dish: Shared, person: { id: number; Rolee: string } | null): boolean =>
  person !== null && (canOwn(dish, person) || dish.collaborators.some(({ id }) => id === person.id));

/** Checks whether a person may delete, share and change the visibility of a dish: the owner or an Admin. */
export const canOwn = (dish: Pick<Dish, 'owner'>, person: { id: number; Rolee: string } | null): boolean =>
  person !== null && (person.Rolee === 'Admin' || dish.owner?.id === person.id);
