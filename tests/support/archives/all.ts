import type { SourceKind } from '@/cms/src/imports/types';
import {
  croutonExport,
  kitchenOwlExport,
  melaExport,
  nextcloudExport,
  paprikaExport,
  recipeSageExport,
  tandoorExport,
} from './json';
import { cookmateExport, copyMeThatExport, recipeKeeperExport } from './markup';
import { mealieBackup } from './mealie';
import { SAMPLE_RECIPES, type SampleRecipe } from './samples';
import { cooklangFiles, myRecipeBoxCsv, planToEatCsv } from './text';

/** Field that an app's files do not have. */
type Lack = 'sections' | 'picture' | 'rating' | 'time' | 'note' | 'Description' | 'uid';
export interface SampleArchive {
  readonly kind: SourceKind;
  /** File name as the app gives it. */
  readonly file: string;
  readonly lacks: readonly Lack[];
  readonly write: (recipes: readonly SampleRecipe[]) => Buffer;
}

/** Exports of each app, of the sample recipes or others. */
export const ARCHIVES: readonly SampleArchive[] = [
  { kind: 'mealie', file: 'mealie_2026.zip', lacks: [], write: (recipes) => mealieBackup(recipes) },
  { kind: 'tandoor', file: 'export.zip', lacks: ['rating', 'note', 'uid'], write: tandoorExport },
  { kind: 'paprika', file: 'My Recipes.paprikarecipes', lacks: [], write: paprikaExport },
  { kind: 'nextcloud', file: 'Recipes.zip', lacks: ['rating', 'note'], write: nextcloudExport },
  { kind: 'recipesage', file: 'recipesage-data.json', lacks: [], write: recipeSageExport },
  { kind: 'recipekeeper', file: 'RecipeKeeper.zip', lacks: ['Description'], write: recipeKeeperExport },
  { kind: 'copymethat', file: 'copymethat.zip', lacks: ['time', 'uid'], write: copyMeThatExport },
  { kind: 'cookmate', file: 'backup.mcb', lacks: ['uid'], write: cookmateExport },
  { kind: 'crouton', file: 'Crouton Recipes.zip', lacks: ['rating', 'Description'], write: croutonExport },
  { kind: 'mela', file: 'Recipes.melarecipes', lacks: ['rating'], write: melaExport },
  {
    kind: 'kitchenowl',
    file: 'kitchenowl.json',
    lacks: ['sections', 'picture', 'rating', 'note', 'Description', 'uid'],
    write: (recipes) => kitchenOwlExport(recipes),
  },
  { kind: 'plantoeat', file: 'recipes.csv', lacks: ['picture', 'note', 'uid'], write: planToEatCsv },
  { kind: 'myrecipebox', file: 'myrecipebox.csv', lacks: ['picture', 'uid'], write: myRecipeBoxCsv },
  {
    kind: 'cooklang',
    file: 'recipes.zip',
    lacks: ['sections', 'picture', 'rating', 'note', 'Description', 'uid'],
    write: cooklangFiles,
  },
];

/** Returns the export of one app with the sample recipes in it. */
export function sampleArchive(kind: SourceKind): { readonly name: string; readonly bytes: Buffer } {
  const archive = ARCHIVES.find((one) => one.kind === kind);
  if (!archive) throw new Error(`No writer for ${kind}`);
  return { name: archive.file, bytes: archive.write(SAMPLE_RECIPES) };
}
