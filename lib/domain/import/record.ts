import type { DietaryFlag, DishType, Unit } from '../dish/types';
import type { Loss } from '../food/likely';
import type { Language } from '../language';
import type { Allergen, ChoiceFacts } from '../product/types';

export const IMPORT_STATES = ['reading', 'ready', 'taking', 'taken', 'undoing', 'undone', 'failed'] as const;
export type ImportState = (typeof IMPORT_STATES)[number];

/** A line as its source has it, and what was understood of it; food and product by their ids. */
export interface ImportLine {
  readonly text: string;
  readonly amount: number | null;
  readonly amountTo: number | null;
  readonly unit: Unit | null;
  readonly name: string;
  readonly note: string;
  readonly food: number | null;
  readonly product: number | null;
  /** Somebody has said that it is a product of its own. */
  readonly own?: boolean;
  /** Its place among the sections; null outside any. */
  readonly section: number | null;
}
interface ImportStep {
  readonly description: string;
  readonly minutes: number | null;
  readonly images?: readonly object[];
}
/** What is to be mended or looked at; the path begins with the field's name. */
export interface ImportWarning {
  readonly path: readonly (string | number)[];
  readonly key: string;
}
/** One recipe that was read, before or after it is taken. */
export interface ImportRecipe {
  readonly key: string;
  readonly Name: string;
  readonly Description: string;
  readonly Note: string;
  readonly language: Language;
  readonly servingAmount: number | null;
  readonly TimeToCook: number | null;
  /** Absent in what was read before there was such a field. */
  readonly prepTime?: number | null;
  readonly sections: readonly { readonly title: string }[];
  readonly ingredients: readonly ImportLine[];
  readonly Steps: readonly ImportStep[];
  readonly images: readonly object[];
  readonly tags: readonly string[];
  readonly rating: number | null;
  readonly sourceUrl: string;
  readonly types: readonly DishType[];
  /** They are guessed by what the recipe is: neither its source says them nor has a person set them. */
  readonly typesGuessed: boolean;
  readonly dietaryFlags: readonly DietaryFlag[];
  /** The id of a recipe of one's own that is the same. */
  readonly duplicateOf: number | null;
  readonly warnings: readonly ImportWarning[];
  /** The id of the recipe that was made of it. */
  readonly dish: number | null;
}
/** What could not be read, and where it stands in the source. */
export interface ImportFault {
  readonly where: string;
  readonly key: string;
  readonly message: string;
}
/** What became of a thing beside the recipes: '' was not asked for, `partly` is that some of its records could not come. */
export const EXTRA_OUTCOMES = ['', 'taken', 'partly', 'left'] as const;
export type ExtraOutcome = (typeof EXTRA_OUTCOMES)[number];
/** What a source has beside recipes: a plan, a list, a log. */
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

/** Words of which a person should say what they mean, and where they stand; the ids of what they may mean, and what that loses. */
export interface ImportQuestion {
  readonly name: string;
  /** The first line that has them, as it is written. */
  readonly text: string;
  readonly lines: number;
  /** The keys of the recipes. */
  readonly recipes: readonly string[];
  /** Allergens that the words themselves say. */
  readonly told: readonly Allergen[];
  readonly proposals: readonly (ChoiceFacts & {
    readonly product: number | null;
    readonly food: number | null;
    readonly Name: string;
    readonly NameKa: string | null;
    readonly loses: Loss;
  })[];
}
/** An answer to what words mean, wherever they stand: one of the two ids, or that they are a product of their own; nothing asks again. */
export interface ImportAnswer {
  readonly name: string;
  readonly product?: number | null;
  readonly food?: number | null;
  readonly own?: boolean;
}

/** One import; a list of them has no recipes. */
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
