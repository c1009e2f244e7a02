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
  /** Null is to taste. */
  readonly amount: number | null;
  /** The upper end of a range. */
  readonly amountTo?: number | null;
  readonly unit: Unit | null;
  /** The amount as it was written. */
  readonly text?: string | null;
  /** The words of the line as it was written; null where its product was chosen by hand. */
  readonly name?: string | null;
  readonly note: string;
  /** Absent when the product is gone. */
  readonly product?: Product;
}
export interface Section {
  readonly key: string;
  readonly title: string;
  readonly ingredients: readonly Ingredient[];
}
export interface Step {
  readonly key: string;
  readonly description: string;
  readonly minutes: number | null;
  readonly images: readonly DishImage[];
  /** The address of a film of it, '' where there is none. */
  readonly video: string;
}

/** What a card shows; the figures are per serving and kept by the CMS. */
/** Which lines of a recipe are at home, for the servings asked for; what is not named is not. */
export interface AtHome {
  readonly missing: number;
  readonly lines: readonly {
    readonly key: string;
    readonly isEnough: boolean;
    readonly there: number | null;
    readonly unit: Unit | null;
    /** The first of it expires then. */
    readonly until: Day | null;
  }[];
  /** How much is still needed of the others, and of what is not enough. */
  readonly short: readonly {
    readonly key: string;
    readonly amount: number | null;
    readonly unit: Unit | null;
  }[];
  /** What cooking it today would take out of what is at home. */
  readonly takes: readonly (Pick<Product, 'Name' | 'NameKa' | 'pieceName'> & {
    readonly key: string;
    readonly amount: number;
    readonly unit: Unit | null;
  })[];
}

/** What a recipe takes out of what its reader has at home. */
export interface FromHome {
  readonly missing: number;
  /** The first of what is missing. */
  readonly lacks: readonly Called[];
  /** Number of those of which there is too little for the recipe, where all are there, and the first of them. */
  readonly short: number;
  readonly shortOf: readonly Called[];
  /** What of it expires soon. */
  readonly usesUp: readonly (Called & { readonly until: Day })[];
}
interface Called {
  readonly Name: string;
  readonly NameKa: string | null;
}

export interface DishCard {
  readonly id: number;
  readonly Name: string;
  readonly language: string;
  readonly types: readonly DishType[];
  readonly dietaryFlags: readonly DietaryFlag[];
  /** Words of its editors' own. */
  readonly tags?: readonly string[];
  /** What the reader gave it, 1 to 5; only in lists of their own side. */
  readonly myRating?: number | null;
  /** Whether it is the reader's own, edited with its owner, or only read; only in rows of their own side. */
  readonly myReach?: 'own' | 'edit' | 'read';
  /** The last day on which the reader cooked it; only in rows of their own side. */
  readonly cookedLast?: Day | null;
  /** What of it the reader has not at home; only in lists in that order. */
  readonly fromHome?: FromHome | null;
  readonly DishImages: readonly DishImage[];
  readonly TimeToCook: number | null;
  readonly servingAmount: number | null;
  readonly calories: number | null;
  readonly costTetri: number | null;
  readonly incompleteProducts: readonly string[];
  readonly pricelessProducts?: readonly string[] | null;
  readonly fasting: boolean;
  /** What its products hold, as far as is known of them. */
  readonly allergens: readonly string[];
  /** What nobody knows of something in it. */
  readonly unknownFacts?: readonly string[] | null;
  /** Allergens that something in it may hold. */
  readonly unknownAllergens?: readonly string[] | null;
  /** Words that may have been taken for another food, to be looked at by its editors; only on its page and in lists of their own side. */
  readonly lookAgain?: readonly string[] | null;
  readonly visibility: Visibility;
  readonly saveCount: number;
  readonly hidden: boolean;
  readonly updatedAt: string;
}

export interface ThroughPlan {
  /** Null where only the followed version is left. */
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
  /** Null also where the reader may not open it. */
  readonly translationOf: Twin | null;
  /** Minutes of the whole time before cooking; null where nobody has said. */
  readonly prepTime: number | null;
  readonly cookedWeight: number | null;
  readonly sourceUrl: string;
  readonly featured: boolean;
  readonly owner: Author | null;
  readonly collaborators: readonly Author[];
  readonly createdAt: string;
  /** The plan that a private recipe of somebody else was published with; it gives reading alone. */
  readonly through?: ThroughPlan;
}

type Shared = Pick<Dish, 'owner' | 'collaborators'>;

/** Owner and collaborators edit, and so does an Admin; nobody is not an owner. */
export const canEdit = (dish: Shared, person: { id: number; Rolee: string } | null): boolean =>
  person !== null && (canOwn(dish, person) || dish.collaborators.some(({ id }) => id === person.id));

/** Only the owner (or an Admin) deletes, shares and changes visibility. */
export const canOwn = (dish: Pick<Dish, 'owner'>, person: { id: number; Rolee: string } | null): boolean =>
  person !== null && (person.Rolee === 'Admin' || dish.owner?.id === person.id);
