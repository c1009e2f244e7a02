import type { DietaryFlag, DishType } from '../domain/dish/types';
import type { ImportFault, ImportRecipe as Shown } from '../domain/import/record';
import type { WarningKey } from '../domain/import/warnings';
import type { Language } from '../domain/language';

/** Kinds of sources; apps by their own name. */
export const SOURCE_KINDS = [
  'page',
  'text',
  'schema',
  'mealie',
  'tandoor',
  'paprika',
  'recipesage',
  'nextcloud',
  'recipekeeper',
  'copymethat',
  'cookmate',
  'crouton',
  'mela',
  'kitchenowl',
  'plantoeat',
  'myrecipebox',
  'cooklang',
  'supra',
] as const;
export type SourceKind = (typeof SOURCE_KINDS)[number];

/** A picture: at an address, as an entry of the archive, or embedded in the file. */
export type ImageRef = { readonly url: string } | { readonly entry: string } | { readonly base64: string };

export interface ReadStep {
  readonly description: string;
  readonly minutes?: number;
  readonly images?: readonly ImageRef[];
}
export interface ReadSection {
  readonly title: string;
  readonly lines: readonly string[];
}
/** Something to correct (`isBlocking`) or check before a recipe is taken; `path` begins with the field's name. */
export interface Warning {
  readonly path: readonly (string | number)[];
  readonly key: WarningKey;
}

/** A recipe as the source has it, before matching and conversion. */
export interface ReadRecipe {
  /** The source's own id. */
  readonly uid: string | null;
  readonly Name: string;
  readonly Description: string;
  /** Also holds information that has no field. */
  readonly Note: string;
  /** Language of the app, or null if the text is in another one. */
  readonly language: Language | null;
  /** First number of the yield, the upper end of a range; null if absent or over 100. */
  readonly servingAmount: number | null;
  /** Minutes in total, or preparation and cooking added. */
  readonly TimeToCook: number | null;
  /** Minutes before cooking; null if the source does not separate them or gives more than the total. */
  readonly prepTime: number | null;
  /** The first section may have no title. */
  readonly sections: readonly ReadSection[];
  readonly Steps: readonly ReadStep[];
  readonly images: readonly ImageRef[];
  readonly tags: readonly string[];
  readonly rating: number | null;
  readonly sourceUrl: string;
  /** Meals and diets stated by its categories and words. */
  readonly types?: readonly DishType[];
  readonly diets?: readonly DietaryFlag[];
  /** True for a recipe from Supra's own export, whose meals and diets are those its owner has set. */
  readonly isOwn?: boolean;
}

/** An entry of a plan's day: a recipe by its uid, or a text. */
export interface ReadMeal {
  readonly day: string;
  readonly type: DishType;
  readonly recipe: string | null;
  readonly text: string;
}
/** A line of a shopping list as written. */
export interface ReadLine {
  readonly text: string;
  readonly checked: boolean;
}
type Values = Readonly<Record<string, unknown>>;
/**
 * A source's record other than a recipe: a plan, a list, or a complete record of Supra's own export. `known` holds the
 * data to find somebody else's record again, `left` the number of records that cannot be imported.
 */
export type ReadExtraData =
  | { readonly meals: readonly ReadMeal[] }
  | { readonly lines: readonly ReadLine[] }
  | { readonly record: Values }
  | { readonly known: Values }
  | { readonly left: number };
export interface ReadExtra {
  /** Name of the target collection. */
  readonly collection: string;
  /** The source's own id. */
  readonly uid: string;
  readonly Name: string;
  readonly data: ReadExtraData;
  /** Index of the file that contains it. */
  readonly file?: number;
}

/** Something that could not be read: its place, a key for the message, and the reason in English. */
export type Fault = ImportFault;
export interface Reading {
  readonly source: { readonly kind: SourceKind; readonly name: string };
  readonly recipes: readonly ReadRecipe[];
  readonly faults: readonly Fault[];
}

export interface ImportStep {
  readonly description: string;
  readonly minutes: number | null;
  readonly images: readonly ImageRef[];
}
/** A recipe as stored, corrected and taken; its language is English if the source's is neither of the two. */
export type ImportRecipe = Omit<Shown, 'Steps' | 'images' | 'warnings' | 'duplicateOf' | 'dish'> & {
  readonly Steps: readonly ImportStep[];
  readonly images: readonly ImageRef[];
  readonly warnings: readonly Warning[];
  /** Diets stated by the source, and whether a person has set the diets. */
  readonly dietsSaid: readonly DietaryFlag[];
  readonly dietsChosen: boolean;
};
