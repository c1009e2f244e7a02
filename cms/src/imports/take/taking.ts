import type { Knex } from 'knex';
import { errors } from '@strapi/utils';
import { nameKey } from '../../domain/text/clean';
import { collectionOf } from '../../records/registry';
import type { Caller } from '../../records/types';
import { create } from '../../records/write/write';
import { yieldToRequests } from './background';
import { type DishInput, dishInput } from '../bodyOf';
import { type Addresses, duplicatesOf, noAddresses } from './duplicates';
import { changeExtra } from '../extras/rows';
import type { ExtraTaking } from '../extras/take';
import { rateDish, taggedInput } from '../preview/mine';
import {
  type KnownProducts,
  addKnownProducts,
  noKnownProducts,
  productsFor,
  readProducts,
} from '../preview/products';
import type { TakeOptions } from '../preview/record';
import { dietsOf } from './mealsAndDiets';
import { changeRow, type ImportRow } from '../preview/rows';
import type { ImportRecipe } from '../types';

const dishes = () => collectionOf('dishes');
/** Milliseconds of pause, twice per recipe: SQLite runs synchronously, so other requests would get no turn. */
const PAUSE = 4;

export interface RefusedRow {
  readonly row: ImportRow;
  /** Faults by path within the recipe. */
  readonly faults: readonly { readonly path: readonly string[]; readonly key: string }[];
}

/** Creates dishes from recipes, without duplicates if all were requested. Returns those that could not be. */
export async function takeRows(
  trx: Knex,
  rows: readonly ImportRow[],
  caller: Caller,
  how: TakeOptions,
  { extras, known = noKnownProducts(), addresses = noAddresses() }: TakingState,
): Promise<RefusedRow[]> {
  const refused: RefusedRow[] = [];
  await addKnownProducts(trx, rows, known);
  const duplicates: ReadonlyMap<string, number> = how.isAll
    ? await duplicatesOf(trx, caller.id, rows, addresses)
    : new Map();
  const seen = new Set<string>();
  for (const row of rows) {
    await yieldToRequests(PAUSE);
    const marks = marksOf(row);
    const isLike = how.isAll && marks.some((mark) => seen.has(mark));
    const now = isLike ? await duplicatesOf(trx, caller.id, [row], addresses) : duplicates;
    if (now.has(row.key)) await changeRow(trx, row, { state: '' });
    else refused.push(...(await takeRow(trx, row, { extras, caller, how, known })));
    for (const mark of marks) seen.add(mark);
  }
  return refused;
}

/** State shared between the batches of one run. */
interface TakingState {
  readonly extras: ExtraTaking;
  readonly known?: KnownProducts;
  readonly addresses?: Addresses;
}

/** Returns keys by which a recipe may equal one taken just before it. */
const marksOf = ({ uid, sourceUrl, sameHash, recipe }: ImportRow): string[] => [
  ...(uid ? [`uid ${uid}`] : []),
  ...(sourceUrl ? [`url ${sourceUrl}`] : []),
  `hash ${sameHash}`,
  `name ${nameKey(recipe.Name)}`,
];

interface Taking {
  readonly extras: ExtraTaking;
  readonly caller: Caller;
  readonly how: TakeOptions;
  readonly known: KnownProducts;
}

async function takeRow(
  trx: Knex,
  row: ImportRow,
  { extras, caller, how, known }: Taking,
): Promise<RefusedRow[]> {
  const { recipe } = row;
  try {
    const whole = await extras.wholeDish(trx, row);
    const isMended = whole?.extra.state === 'mended';
    const input = whole && !isMended ? whole.input : await inputFor(trx, recipe, caller, known);
    await yieldToRequests(PAUSE);
    const visibility = how.visibility ?? whole?.input.visibility ?? 'private';
    const tagged = taggedInput({ ...whole?.input, ...input }, recipe, how.tags);
    const { id, updatedAt } = await create(dishes(), { ...tagged, visibility }, caller);
    if (whole) await changeExtra(trx, whole.extra, { state: 'taken', record: id, takenAt: updatedAt });
    else await rateDish(caller, id, recipe.rating);
    await changeRow(trx, row, {
      state: 'taken',
      dish: id,
      takenAt: updatedAt,
      hasPictures: hasPictures(recipe),
    });
    return [];
  } catch (error) {
    const faults = faultsOf(error);
    if (!faults) throw error;
    await changeRow(trx, row, { state: '', recipe: withWarnings(recipe, faults) });
    return [{ row, faults }];
  }
}

async function inputFor(
  trx: Knex,
  recipe: ImportRecipe,
  caller: Caller,
  known: KnownProducts,
): Promise<DishInput> {
  const productOf = await productsFor(trx, recipe, caller, known);
  await readProducts(trx, recipe.ingredients.map(productOf), known);
  const input = dishInput(recipe, productOf, (id) => known.products.get(id) ?? null);
  return { ...input, dietaryFlags: dietsThatHold(recipe, productOf, known) };
}

/** Returns those of the preview's diets that the dish's actual products support; diets set by a person stay. */
function dietsThatHold(
  recipe: ImportRecipe,
  productOf: (line: ImportRecipe['ingredients'][number]) => number,
  known: KnownProducts,
): ImportRecipe['dietaryFlags'] {
  if (recipe.dietsChosen) return recipe.dietaryFlags;
  const facts = recipe.ingredients.map((line) => known.products.get(productOf(line)) ?? null);
  const now = dietsOf(recipe.dietsSaid, recipe, facts);
  return recipe.dietaryFlags.filter((flag) => now.includes(flag));
}

const hasPictures = ({ images, Steps }: ImportRecipe): boolean =>
  images.length > 0 || Steps.some((step) => step.images.length > 0);

/** Returns the field faults of a validation error; undefined for other errors. */
function faultsOf(error: unknown): RefusedRow['faults'] | undefined {
  if (!(error instanceof errors.ValidationError)) return undefined;
  const { errors: found }: { errors?: RefusedRow['faults'] } = error.details;
  return found?.length ? found : undefined;
}

const withWarnings = (recipe: ImportRecipe, faults: RefusedRow['faults']): ImportRecipe => ({
  ...recipe,
  warnings: [...recipe.warnings, ...faults.map(({ path }) => ({ path, key: 'refused' as const }))],
});
