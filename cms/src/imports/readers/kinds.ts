import type { SourceKind } from '../types';
import { readCooklang } from './apps/cooklang';
import { readCookmate } from './apps/cookmate';
import { readCopyMeThat } from './apps/copyMeThat';
import { readCrouton } from './apps/crouton';
import { readMyRecipeBox, readPlanToEat } from './apps/csv';
import { fault, type AppContent } from './apps/content';
import { readKitchenOwl } from './apps/kitchenOwl';
import { readMealie } from './apps/mealie';
import { readMela } from './apps/mela';
import { readPaprika } from './apps/paprika';
import { readRecipeKeeper } from './apps/recipeKeeper';
import { readSchemaFile } from './apps/schemaFile';
import { readTandoor } from './apps/tandoor';
import { readPage } from './page/page';
import { readText } from './text';

type Read = (text: string, name: string) => AppContent;

const KINDS: Readonly<Record<SourceKind, Read>> = {
  page: (text) => readPage(text, ''),
  text: readText,
  schema: readSchemaFile,
  recipesage: readSchemaFile,
  nextcloud: readSchemaFile,
  mealie: readMealie,
  tandoor: readTandoor,
  paprika: readPaprika,
  recipekeeper: readRecipeKeeper,
  copymethat: readCopyMeThat,
  cookmate: readCookmate,
  crouton: readCrouton,
  mela: readMela,
  kitchenowl: readKitchenOwl,
  plantoeat: readPlanToEat,
  myrecipebox: readMyRecipeBox,
  cooklang: readCooklang,
  supra: () => fault('unknownFile', 'The file is of no known kind'),
};

/** Reads a file's text as a known kind; `name` is the file name. */
export function readAs(kind: SourceKind, text: string, name: string): AppContent {
  try {
    return KINDS[kind](text, name);
  } catch (cause) {
    // Nobody writes a file that is nested too deep for the stack.
    if (cause instanceof RangeError) return fault('tooDeep', 'The file is nested too deep');
    throw cause;
  }
}

const HEAD = 200_000;
const BY_NAME: readonly (readonly [RegExp, SourceKind])[] = [
  [/\.paprikarecipe$/i, 'paprika'],
  [/\.crumb$/i, 'crouton'],
  [/\.melarecipe$/i, 'mela'],
  [/\.cook$/i, 'cooklang'],
];
type Test = Pick<RegExp, 'test'>;
/** Tests for two patterns in any order, or for the second after the first; a combined pattern would backtrack. */
const both = (one: RegExp, other: RegExp): Test => ({ test: (text) => one.test(text) && other.test(text) });
const behind = (first: RegExp, second: RegExp): Test => ({
  test(text) {
    const at = text.search(first);
    return at >= 0 && second.test(text.slice(at));
  },
});

/** Fields that only one app writes; the first match decides. */
const BY_FIELDS: readonly (readonly [SourceKind, Test])[] = [
  ['tandoor', /"working_time"\s*:|"show_ingredients_table"\s*:|"waiting_time"\s*:/],
  [
    'mealie',
    /"(?:recipe_ingredient|recipe_instructions|org_url|orgURL|recipeServings|recipeYieldQuantity|disableAmount|disable_amount)"\s*:/,
  ],
  ['crouton', /"quantityType"\s*:|"neutritionalInfo"\s*:|"cookingDuration"\s*:/],
  ['paprika', /"photo_hash"\s*:|"nutritional_info"\s*:|"directions"\s*:/],
  ['mela', /"wantToCook"\s*:/],
  ['kitchenowl', behind(/"recipes"\s*:/, /"yields"\s*:/)],
  [
    'nextcloud',
    both(/"recipeIngredient"\s*:/, /"(?:printImage|imagePlaceholderUrl|imageUrl|dateModified|tool)"\s*:/),
  ],
  ['recipesage', both(/"recipeIngredient"/, /"(?:creditText|isBasedOn)"\s*:/)],
];

const isRecipeKeeper = (head: string): boolean =>
  /\bclass\s{0,9}=\s{0,9}(?:["'][^"'<>]{0,200}\b)?recipe-details\b/i.test(head) &&
  /\bitemprop\s{0,9}=\s{0,9}["']?recipe/i.test(head);

/** Returns the kind of a file, by its name and content. */
export function kindOfFile(name: string, text: string): SourceKind {
  const named = BY_NAME.find(([pattern]) => pattern.test(name))?.[1];
  if (named) return named;
  const head = text.slice(0, HEAD);
  const start = head.trimStart();
  if (/^[{[]/.test(start) && /"\s*:/.test(start))
    return BY_FIELDS.find(([, fields]) => fields.test(head))?.[0] ?? 'schema';
  if (/<cookbook[\s>]/i.test(head)) return 'cookmate';
  if (/\.(?:csv|tsv|tab)$/i.test(name))
    return /main ingredient|url host|public url/i.test(head.slice(0, 2000)) ? 'plantoeat' : 'myrecipebox';
  if (isRecipeKeeper(head)) return 'recipekeeper';
  if (/\bid\s{0,9}=\s{0,9}["']?(?:original_link|recipeIngredients)\b/i.test(head)) return 'copymethat';
  if (/\.(?:md|markdown)$/i.test(name) || /^---\s*\n/.test(start)) return 'text';
  return /^(?:<!doctype html|<html|<\?xml[^>]*>\s*<html)|<(?:head|body|script|div|meta)\b/i.test(start)
    ? 'page'
    : 'text';
}
