import type { Knex } from 'knex';
import type { Context } from 'koa';
import { fitsPrep } from '../../domain/dish/times';
import { DIETARY_FLAGS, type DietaryFlag, DISH_TYPES, UNITS } from '../../domain/dish/types';
import { LANGUAGES } from '../../domain/language';
import { LIMITS } from '../../domain/limits';
import { isWebAddress } from '../../domain/text/address';
import { callerIn, dataOnly } from '../../records/http/actions';
import { type FieldError, fieldErrors } from '../../records/http/errors';
import {
  boolean,
  choice,
  type Fields,
  longText,
  number,
  objects,
  relation,
  text,
  type ValuesOf,
  words,
} from '../../records/fields';
import { checkInput } from '../../records/write/input';
import { readBodies } from '../../records/read/readModel';
import { collectionOf } from '../../records/registry';
import { isText, isValues, listIn } from '../../records/read/values';
import { inWrite } from '../../records/write/write';
import { markOutdated } from '../extras/rows';
import { lineIn, withCorrections } from '../source/lines';
import { answer, parseAnswers } from './questions';
import { factsReader } from './facts';
import { redetectDiets, mealsOf } from '../take/mealsAndDiets';
import { changeImport, ownImport } from './record';
import { changeRow, releaseDeleted, type ImportRow, rowsOf } from './rows';
import { refuseBusy } from '../take/take';
import type { ImageRef, ImportRecipe } from '../types';
import { REMARKS, warningsOf } from './warnings';

/** Texts too long for a dish cause a warning; only absurd lengths are refused. */
const LONG = { max: 20_000 };
const LINE = { max: 2_000 };
const MANY = 500;

const lineFields = {
  text: text(LINE),
  amount: number({ above: 0 }),
  amountTo: number({ above: 0 }),
  unit: choice(UNITS),
  name: text(LINE),
  note: text(LINE),
  food: relation('foods'),
  product: relation('products'),
  own: boolean(),
  section: number({ whole: true, min: 0, max: MANY }),
};
const imageFields = { url: text(LINE), entry: text(LINE) };
const fields = {
  Name: text(LINE),
  Description: longText(LONG),
  Note: longText(LONG),
  language: choice(LANGUAGES),
  servingAmount: number({ whole: true, ...LIMITS.servings }),
  TimeToCook: number({ whole: true, ...LIMITS.minutes, key: 'time' }),
  prepTime: number({ whole: true, ...LIMITS.prepMinutes, key: 'time' }),
  sections: objects({ title: text(LINE) }, MANY),
  ingredients: objects(lineFields, MANY),
  Steps: objects(
    {
      description: longText(LONG),
      minutes: number({ whole: true, ...LIMITS.minutes, key: 'time' }),
      images: objects(imageFields, MANY),
    },
    MANY,
  ),
  images: objects(imageFields, MANY),
  tags: words(),
  types: words(DISH_TYPES),
  dietaryFlags: words(DIETARY_FLAGS),
  rating: number({ whole: true, min: 1, max: 5 }),
  sourceUrl: text({ max: LIMITS.url.max, pattern: { is: { test: isWebAddress }, key: 'url' } }),
} satisfies Fields;
type Given = Partial<ValuesOf<typeof fields>>;

/**
 * PUT imports/{id} {recipes?: [{key, …changed}], answers?: [{name, product, food, own}]}: corrects recipes and
 * recomputes their warnings, then applies answers about names to all waiting recipes.
 */
export async function correctImport(id: number, ctx: Context): Promise<void> {
  const { recipes: given, answers } = dataOnly(ctx, ['recipes', 'answers']);
  const recipes = given === undefined && answers !== undefined ? [] : given;
  if (!Array.isArray(recipes)) throw fieldErrors([{ path: ['recipes'], key: 'required' }]);
  await inWrite(async (trx) => {
    const body = await ownImport(id, callerIn(ctx));
    refuseBusy(body);
    await releaseDeleted(trx, id);
    const keyOf = (one: unknown): string => (isValues(one) && isText(one.key) ? one.key : '');
    const keys = recipes.map(keyOf);
    const rows = new Map((await rowsOf(trx, id, { keys })).map((row) => [row.key, row]));
    for (const [at, changed] of recipes.entries()) {
      const row = rows.get(keyOf(changed));
      if (!row || row.state !== '') throw fieldErrors([{ path: ['recipes', at, 'key'], key: 'reference' }]);
      await changeRow(trx, row, { recipe: await correctedRecipe(trx, row, changed, ['recipes', at]) });
      await markOutdated(trx, row);
    }
    await answer(trx, id, parseAnswers(answers));
    await changeImport(trx, body, {});
  });
}

async function correctedRecipe(
  trx: Knex,
  { recipe }: ImportRow,
  { key: _key, ...all }: Record<string, unknown>,
  path: FieldError['path'],
): Promise<ImportRecipe> {
  const given = Object.fromEntries(Object.entries(all).filter(([name]) => !WORKED_OUT.includes(name)));
  const raw = 'ingredients' in given ? { ...given, ingredients: linesIn(given.ingredients) } : given;
  const { data, errors } = checkInput(fields, raw, true, 'editor');
  const changes: Given = data;
  const {
    sections = recipe.sections,
    ingredients,
    Steps,
    images,
    tags,
    types,
    dietaryFlags,
    ...rest
  } = changes;
  const wrong: FieldError[] = [
    ...errors,
    ...(fitsPrep({ ...recipe, ...textsOf(rest) }) ? [] : [{ path: ['prepTime'], key: 'prepTime' }]),
    ...(errors.length ? [] : await wrongLines(trx, ingredients ?? [], sections.length)),
  ];
  if (wrong.length) throw fieldErrors(wrong.map((one) => ({ ...one, path: [...path, ...one.path] })));
  const own = imagesOf(recipe);
  const next = {
    ...recipe,
    ...textsOf(rest),
    sections: sections.map(({ title }) => ({ title: title ?? '' })),
    ingredients: ingredients
      ? await withCorrections(
          ingredients.map(({ own, ...line }) => ({
            ...line,
            text: line.text ?? '',
            note: line.note ?? '',
            ...(own && { own }),
          })),
          recipe,
        )
      : withinSections(recipe, sections.length),
    Steps: Steps
      ? Steps.map(({ description, minutes, images: shown }) => ({
          description: description ?? '',
          minutes,
          images: knownImages(shown, own),
        }))
      : recipe.Steps,
    images: images ? knownImages(images, own) : recipe.images,
    tags: tags ?? recipe.tags,
  };
  const sorted = {
    ...next,
    ...(types ? { types, typesGuessed: false } : recipe.typesGuessed && mealsOf({}, next)),
    ...(await correctedDiets(trx, recipe, next, dietaryFlags)),
  };
  const remarks = Object.values(REMARKS).filter(
    ({ path: [field], key }) => !(field in rest) && recipe.warnings.some((one) => one.key === key),
  );
  return {
    ...sorted,
    warnings: [...warningsOf(sorted), ...remarks],
  };
}

/** Fields that a response contains but a request may not set. */
const WORKED_OUT = ['warnings', 'dish', 'duplicateOf', 'typesGuessed', 'dietsSaid', 'dietsChosen'];

/** Keeps diets set by a person; otherwise recomputes them. */
async function correctedDiets(
  trx: Knex,
  before: ImportRecipe,
  next: ImportRecipe,
  given: readonly DietaryFlag[] | undefined,
): Promise<Partial<ImportRecipe>> {
  const isSet = given && String(given) !== String(before.dietaryFlags);
  if (isSet) return { dietaryFlags: given, dietsChosen: true };
  return redetectDiets(factsReader(trx), next);
}

/** Accepts lines that are only a text. */
const linesIn = (given: unknown): unknown => (Array.isArray(given) ? listIn(given).map(lineIn) : given);

/** Converts emptied texts to '' rather than null. */
function textsOf({ Name, Description, Note, sourceUrl, language, ...rest }: Given) {
  const texts = { Name, Description, Note, sourceUrl };
  const said = Object.entries(texts).filter(([, value]) => value !== undefined);
  const { servingAmount, TimeToCook, prepTime, rating } = rest;
  const numbers = Object.entries({ servingAmount, TimeToCook, prepTime, rating }).filter(
    ([, value]) => value !== undefined,
  );
  return {
    ...Object.fromEntries(said.map(([name, value]) => [name, value ?? ''])),
    ...Object.fromEntries(numbers),
    ...(language && { language }),
  };
}

/** Moves lines of removed sections outside any section. */
const withinSections = ({ ingredients }: ImportRecipe, count: number): ImportRecipe['ingredients'] =>
  ingredients.map((line) =>
    line.section !== null && line.section >= count ? { ...line, section: null } : line,
  );

const nameOf = (image: ImageRef | { url: string | null; entry: string | null }): string =>
  ('entry' in image && image.entry) || ('url' in image && image.url) || '';

const imagesOf = ({ images, Steps }: ImportRecipe): Map<string, ImageRef> =>
  new Map([...images, ...Steps.flatMap((step) => step.images)].map((image) => [nameOf(image), image]));

/** Keeps only known pictures, which may be left out or moved; new ones can be added once the recipe is a dish. */
const knownImages = (
  given: readonly { url: string | null; entry: string | null }[],
  own: ReadonlyMap<string, ImageRef>,
): ImageRef[] => given.flatMap((image) => own.get(nameOf(image)) ?? []);

async function wrongLines(
  trx: Knex,
  lines: readonly ValuesOf<typeof lineFields>[],
  sections: number,
): Promise<FieldError[]> {
  const wrong: FieldError[] = [];
  for (const name of ['food', 'product'] as const) {
    const ids = [...new Set(lines.flatMap((line) => line[name] ?? []))];
    const there = await readBodies(trx, collectionOf(name === 'food' ? 'foods' : 'products'), ids);
    for (const [at, { [name]: id }] of lines.entries())
      if (id !== null && !there.has(id)) wrong.push({ path: ['ingredients', at, name], key: 'reference' });
  }
  for (const [at, { section }] of lines.entries())
    if (section !== null && section >= sections)
      wrong.push({ path: ['ingredients', at, 'section'], key: 'reference' });
  return wrong;
}
