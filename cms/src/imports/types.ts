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
/** What has to be mended, or looked at, before a recipe is taken; `path` leads to it. */
export interface Warning {
  readonly path: readonly (string | number)[];
  readonly key: string;
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
  /** The first may have no title. */
  readonly sections: readonly ReadSection[];
  readonly Steps: readonly ReadStep[];
  readonly images: readonly ImageRef[];
  readonly tags: readonly string[];
  readonly rating: number | null;
  readonly sourceUrl: string;
  readonly warnings: readonly Warning[];
}

/** A thing that could not be read: where it stands, a key to say it by, and the reason in English. */
export interface Fault {
  readonly where: string;
  readonly key: string;
  readonly message: string;
}
export interface Reading {
  readonly source: { readonly kind: SourceKind; readonly name: string };
  readonly recipes: readonly ReadRecipe[];
  readonly faults: readonly Fault[];
}
