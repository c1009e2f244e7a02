import type { DietaryFlag, DishType } from '../domain/dish/types';
import type { ImportFault, ImportRecipe as Shown } from '../domain/import/record';
import type { WarningKey } from '../domain/import/warnings';
import type { Language } from '../domain/language';

/** What recipes are read from; apps by their own name. */
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

/** A picture: at an address, in the archive by its entry's name, or in the file itself. */
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
/** What has to be mended (`isBlocking`), or looked at, before a recipe is taken; `path` begins with the field's name. */
export interface Warning {
  readonly path: readonly (string | number)[];
  readonly key: WarningKey;
}

/** One recipe as a source has it; nothing of it is matched or converted yet. */
export interface ReadRecipe {
  /** The source's own id. */
  readonly uid: string | null;
  readonly Name: string;
  readonly Description: string;
  /** What has no place of its own stands here. */
  readonly Note: string;
  /** One of the two languages of the app, or null where the text is in another one. */
  readonly language: Language | null;
  /** The yield's first number, of a range the upper; null where absent or over 100. */
  readonly servingAmount: number | null;
  /** Minutes: the total, else preparation and cooking added. */
  readonly TimeToCook: number | null;
  /** Minutes of it before cooking; null where the source does not tell them apart, or says more than the whole. */
  readonly prepTime: number | null;
  /** The first may have no title. */
  readonly sections: readonly ReadSection[];
  readonly Steps: readonly ReadStep[];
  readonly images: readonly ImageRef[];
  readonly tags: readonly string[];
  readonly rating: number | null;
  readonly sourceUrl: string;
  /** The meals and diets that it says, by its categories and words. */
  readonly types?: readonly DishType[];
  readonly diets?: readonly DietaryFlag[];
  /** A recipe of Supra's own, whose meals and diets are just what its owner has set. */
  readonly isOwn?: boolean;
}

/** A thing of a day in a plan: a recipe by its uid, or a mere text. */
export interface ReadMeal {
  readonly day: string;
  readonly type: DishType;
  readonly recipe: string | null;
  readonly text: string;
}
/** A line of a shopping list as it is written. */
export interface ReadLine {
  readonly text: string;
  readonly checked: boolean;
}
type Values = Readonly<Record<string, unknown>>;
/**
 * What a source has beside recipes: a plan, a list, or a record of Supra's own export, whole. Of records that others keep it says
 * by what they are found again (`known`), and of what cannot come how much there is (`left`).
 */
export type ReadExtraData =
  | { readonly meals: readonly ReadMeal[] }
  | { readonly lines: readonly ReadLine[] }
  | { readonly record: Values }
  | { readonly known: Values }
  | { readonly left: number };
export interface ReadExtra {
  /** Which collection it goes to. */
  readonly collection: string;
  /** The source's own id. */
  readonly uid: string;
  readonly Name: string;
  readonly data: ReadExtraData;
  /** Which of several files it stands in. */
  readonly file?: number;
}

/** A thing that could not be read: where it stands, a key to say it by, and the reason in English. */
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
/** One recipe as it is kept, mended and taken: in English where the source has another language than the two. */
export type ImportRecipe = Omit<Shown, 'Steps' | 'images' | 'warnings' | 'duplicateOf' | 'dish'> & {
  readonly Steps: readonly ImportStep[];
  readonly images: readonly ImageRef[];
  readonly warnings: readonly Warning[];
  /** The diets that its source says, and whether a person has set those that count. */
  readonly dietsSaid: readonly DietaryFlag[];
  readonly dietsChosen: boolean;
};
