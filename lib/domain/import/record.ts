import type { DietaryFlag, DishType, Unit } from '../dish/types';
import type { Loss } from '../food/likely';
import type { Language } from '../language';
import type { Allergen, ChoiceFacts } from '../product/types';

export const IMPORT_STATES = ['reading', 'ready', 'taking', 'taken', 'undoing', 'undone', 'failed'] as const;
export type ImportState = (typeof IMPORT_STATES)[number];

/** Ingredient line of the source, with its parsed content; `food` and `product` are ids. */
export interface ImportLine {
  readonly text: string;
  readonly amount: number | null;
  readonly amountTo: number | null;
  readonly unit: Unit | null;
  readonly name: string;
  readonly note: string;
  readonly food: number | null;
  readonly product: number | null;
  /** True if a person said that it is a new product. */
  readonly own?: boolean;
  /** Index of its section; null outside of sections. */
  readonly section: number | null;
}
interface ImportStep {
  readonly description: string;
  readonly minutes: number | null;
  readonly images?: readonly object[];
}
/** Problem for the person to fix or check; `path` starts with a field name. */
export interface ImportWarning {
  readonly path: readonly (string | number)[];
  readonly key: string;
}
/** Parsed recipe, before or after the import. */
export interface ImportRecipe {
  readonly key: string;
  readonly Name: string;
  readonly Description: string;
  readonly Note: string;
  readonly language: Language;
  readonly servingAmount: number | null;
  readonly TimeToCook: number | null;
  /** Preparation time; absent in recipes parsed before the field existed. */
  readonly prepTime?: number | null;
  readonly sections: readonly { readonly title: string }[];
  readonly ingredients: readonly ImportLine[];
  readonly Steps: readonly ImportStep[];
  readonly images: readonly object[];
  readonly tags: readonly string[];
  readonly rating: number | null;
  readonly sourceUrl: string;
  readonly types: readonly DishType[];
  /** True if the types were guessed from the recipe; neither the source nor a person has set them. */
  readonly typesGuessed: boolean;
  readonly dietaryFlags: readonly DietaryFlag[];
  /** Id of the person's own recipe that is identical. */
  readonly duplicateOf: number | null;
  readonly warnings: readonly ImportWarning[];
  /** Id of the recipe created from it. */
  readonly dish: number | null;
}
/** Part of the source that could not be read, and its location. */
export interface ImportFault {
  readonly where: string;
  readonly key: string;
  readonly message: string;
}
/**
 * Results for an item besides recipes: '' was not requested, `partly` means that some of its records could not be
 * imported.
 */
export const EXTRA_OUTCOMES = ['', 'taken', 'partly', 'left'] as const;
export type ExtraOutcome = (typeof EXTRA_OUTCOMES)[number];
/** Item besides recipes in a source: a plan, a list, a log. */
export interface ImportExtra {
  readonly key: string;
  readonly collection: string;
  readonly Name: string;
  readonly count?: number;
  readonly state?: ExtraOutcome;
}
interface ImportLeftOut {
  readonly collection: string;
  readonly count: number;
}

/**
 * Words whose meaning a person should choose, their occurrences, and the proposed meanings with the information each
 * loses.
 */
export interface ImportQuestion {
  readonly name: string;
  /** First line with these words, as written. */
  readonly text: string;
  readonly lines: number;
  /** Keys of the recipes with these words. */
  readonly recipes: readonly string[];
  /** Allergens stated by the words. */
  readonly told: readonly Allergen[];
  readonly proposals: readonly (ChoiceFacts & {
    readonly product: number | null;
    readonly food: number | null;
    readonly Name: string;
    readonly NameKa: string | null;
    readonly loses: Loss;
  })[];
}
/**
 * Answer to the meaning of some words, for all occurrences: one of the two ids, or that they are a new product; an
 * empty answer reopens the question.
 */
export interface ImportAnswer {
  readonly name: string;
  readonly product?: number | null;
  readonly food?: number | null;
  readonly own?: boolean;
}

/** Import; without recipes in a list of imports. */
export interface Import {
  readonly id: number;
  readonly state: ImportState;
  readonly progress: { readonly done: number; readonly total: number };
  readonly source: { readonly kind: string; readonly name: string };
  readonly faults: readonly ImportFault[];
  readonly extras?: readonly ImportExtra[];
  readonly leftOut?: readonly ImportLeftOut[];
  readonly counts?: { readonly recipes: number; readonly taken: number };
  readonly recipes?: readonly ImportRecipe[];
  readonly questions?: readonly ImportQuestion[];
  readonly createdAt?: string;
}
