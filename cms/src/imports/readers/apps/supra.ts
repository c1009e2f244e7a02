import { DIETARY_FLAGS, DISH_TYPES } from '../../../domain/dish/types';
import { ANNOUNCED_OMISSIONS } from '../../../domain/import/omissions';
import { isRestorable } from '../../../domain/import/restorable';
import { isLanguage } from '../../../domain/language';
import type { Fault, ImageRef, ReadExtra, ReadRecipe, ReadSection } from '../../types';
import { toRecipe } from '../recipe';
import { isNode, listOf, textOf, type SchemaNode } from '../schema/nodes';
import { numberIn, textIn } from './content';

/** Returns the text of a file in the archive by name; undefined if it is missing. */
type TextAt = (name: string) => Promise<string | undefined>;
type SupraPiece = { readonly recipe: ReadRecipe } | { readonly extra: ReadExtra } | { readonly fault: Fault };

/** File that identifies an archive as Supra's own export. */
export const SUPRA_FILE = 'supra.json';
const RECORDS = /^records\/([a-z-]+)\.jsonl$/;
const REFERENCES = 'references';
/** Collection shared by everybody, matched by name. */
const FOODS = 'foods';
/** Collection of the person's own record, which holds their settings. */
const ACCOUNT = 'users';
/** Fields of an account that are never imported, because each account has its own. */
const WHO = ['Name', 'email'] as const;
/** Collections in an export that cannot be imported. */
const LEFT = [
  'orders',
  'memberships',
  'subscriptions',
  'reports',
  'dish-versions',
  'households',
  'pantry-movements',
  'imports',
] as const;
/** File in which an export names what it omits; older archives lack it. */
const LEFT_OUT_FILE = 'json/left-out.json';
/** Upper bound of records, more than anybody has. */
const MOST = 1_000_000;

/** Returns an identifier that stays the same in later imports; ids alone repeat in other databases. */
const uidOf = (record: SchemaNode): string => [textIn(record, 'id'), textIn(record, 'createdAt')].join(' ');
const nameOf = (record: SchemaNode): string =>
  textIn(record, 'Name') || textIn(record, 'doctor') || textIn(record, 'day');

/** Yields the content of Supra's own export in import order: recipes for the preview, and every complete record. */
export async function* supraPieces(names: readonly string[], textAt: TextAt): AsyncGenerator<SupraPiece> {
  const faults: Fault[] = [];
  const known = await linesAt(`records/${REFERENCES}.jsonl`, textAt, faults);
  for (const record of known) {
    const collection = textIn(record, 'collection');
    if ((isRestorable(collection) && collection !== ACCOUNT) || collection === FOODS)
      yield { extra: { ...extraOf(collection, record), data: { known: record } } };
  }
  const { person } = nodeIn(await textAt(SUPRA_FILE));
  const settings = (await recordsOf(ACCOUNT, textAt, faults)).find(({ id }) => id === person);
  yield { extra: settings ? extraOf(ACCOUNT, settings) : accountExtra({ known: { id: person } }) };
  yield { extra: leftExtra('identity', WHO.length) };
  const collections = names.flatMap((name) => RECORDS.exec(name)?.[1] ?? []);
  const isRead = (one: string) =>
    one === REFERENCES || (one === ACCOUNT ? settings !== undefined : isRestorable(one));
  for (const name of collections.filter((one) => !isRead(one)))
    yield {
      fault: { where: `records/${name}.jsonl`, key: 'unknownFile', message: 'Records that no import brings' },
    };
  const products = await recordsOf('products', textAt, faults);
  const ratings = await recordsOf('dish-notes', textAt, faults);
  const productNames = new Map(
    [...known.filter((one) => textIn(one, 'collection') === 'products'), ...products].map((one) => [
      one.id,
      one,
    ]),
  );
  for (const collection of collections.filter((one) => isRestorable(one) && one !== ACCOUNT)) {
    for (const record of await recordsOf(collection, textAt, faults)) {
      if (collection === 'dishes') yield { recipe: recipeOf(record, productNames, ratings) };
      yield { extra: extraOf(collection, record) };
    }
    yield* faults.splice(0).map((fault) => ({ fault }));
  }
  for (const collection of LEFT) {
    const count = listOf(parsed(await textAt(`json/${collection}.json`))).length;
    if (count > 0) yield { extra: leftExtra(collection, count) };
  }
  const named = listOf(parsed(await textAt(LEFT_OUT_FILE))).filter(isNode);
  for (const kind of ANNOUNCED_OMISSIONS) {
    const counts = named
      .filter((one) => one.kind === kind)
      .map((one) => Math.max(0, numberIn(one, 'count') ?? 0));
    const count = Math.min(
      MOST,
      counts.reduce((sum, one) => sum + Math.floor(one), 0),
    );
    if (count > 0) yield { extra: leftExtra(kind, count) };
  }
}

const leftExtra = (collection: string, left: number): ReadExtra => ({
  collection,
  uid: '',
  Name: '',
  data: { left },
});

const extraOf = (collection: string, record: SchemaNode): ReadExtra => ({
  collection,
  uid: uidOf(record),
  Name: nameOf(record),
  data: { record },
});

const accountExtra = (data: ReadExtra['data']): ReadExtra => ({
  collection: ACCOUNT,
  uid: '',
  Name: '',
  data,
});

const recordsOf = (collection: string, textAt: TextAt, faults: Fault[]): Promise<SchemaNode[]> =>
  linesAt(`records/${collection}.jsonl`, textAt, faults);

/** Parses the records of a file, one per line; a broken line becomes a fault, the others are read. */
async function linesAt(name: string, textAt: TextAt, faults: Fault[]): Promise<SchemaNode[]> {
  const lines = ((await textAt(name)) ?? '').split('\n');
  return lines.flatMap((line, at) => {
    if (!line.trim()) return [];
    const record = parsed(line);
    if (isNode(record)) return [record];
    faults.push({ where: `${name}:${at + 1}`, key: 'notJson', message: 'The line is not JSON' });
    return [];
  });
}

function parsed(text: string | undefined): unknown {
  try {
    return text === undefined ? undefined : JSON.parse(text);
  } catch {
    return undefined;
  }
}

function nodeIn(text: string | undefined): SchemaNode {
  const value = parsed(text);
  return isNode(value) ? value : {};
}

type Products = ReadonlyMap<unknown, SchemaNode>;

function recipeOf(dish: SchemaNode, products: Products, notes: readonly SchemaNode[]): ReadRecipe {
  const language = textIn(dish, 'language');
  const read = toRecipe({
    uid: uidOf(dish),
    Name: textIn(dish, 'Name'),
    servingAmount: numberIn(dish, 'servingAmount'),
    TimeToCook: numberIn(dish, 'TimeToCook'),
    prepTime: numberIn(dish, 'prepTime'),
    sections: sectionsOf(dish, products, language),
    images: entriesOf(dish.DishImages),
    tags: listOf(dish.tags).map((tag) => textOf(tag)),
    rating: numberIn(notes.find((note) => note.dish === dish.id) ?? {}, 'rating'),
    sourceUrl: textIn(dish, 'sourceUrl'),
    types: DISH_TYPES.filter((type) => listOf(dish.types).includes(type)),
    diets: DIETARY_FLAGS.filter((flag) => listOf(dish.dietaryFlags).includes(flag)),
  });
  return {
    ...read,
    isOwn: true,
    // Our own texts are plain already and are kept verbatim.
    Description: textIn(dish, 'Description'),
    Note: textIn(dish, 'Note'),
    Steps: listOf(dish.Steps)
      .filter(isNode)
      .map((step) => ({
        description: textIn(step, 'description'),
        ...(numberIn(step, 'minutes') !== null && { minutes: numberIn(step, 'minutes') ?? undefined }),
        images: entriesOf(step.images ?? step.image),
      })),
    language: isLanguage(language) ? language : read.language,
  };
}

const entriesOf = (value: unknown): ImageRef[] =>
  listOf(value).flatMap((file) =>
    isNode(file) && textIn(file, 'entry') ? [{ entry: textIn(file, 'entry') }] : [],
  );

function sectionsOf(dish: SchemaNode, products: Products, language: string): ReadSection[] {
  const linesIn = (holder: SchemaNode) =>
    listOf(holder.ingredients)
      .filter(isNode)
      .map((line) => lineOf(line, products, language));
  return [
    { title: '', lines: linesIn(dish) },
    ...listOf(dish.sections)
      .filter(isNode)
      .map((section) => ({ title: textIn(section, 'title'), lines: linesIn(section) })),
  ];
}

/** Formats a line as a cook would write it. */
function lineOf(line: SchemaNode, products: Products, language: string): string {
  const product = products.get(line.product) ?? {};
  const name =
    (language === 'ka' && textIn(product, 'NameKa')) || textIn(product, 'Name') || textIn(line, 'note');
  const range = [textIn(line, 'amount'), textIn(line, 'amountTo')].filter(Boolean).join('–');
  const amount = textIn(line, 'text') || [range, range && textIn(line, 'unit')].filter(Boolean).join(' ');
  return [[amount, name].filter(Boolean).join(' '), textIn(line, 'note')].filter(Boolean).join(', ');
}
