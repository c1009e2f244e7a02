import { hash } from 'node:crypto';
import type { Knex } from 'knex';
import { nameKey } from '../../domain/text/clean';
import { countOf, sql } from '../../records/database/database';
import { readBodies } from '../../records/read/readModel';
import { tableOf } from '../../records/database/tables';
import { collectionOf } from '../../records/registry';
import type { ImageRef, ImportRecipe, ReadRecipe } from '../types';
import { uidHash } from '../uid';

/** Table of imported recipes, one per row. */
const TABLE = 'supra_import_recipes';
const BATCH = 100;

/** '' is in the preview, `taking` waits for the background, `taken` is a dish now, `undoing` is to be deleted. */
export type RowState = '' | 'taking' | 'taken' | 'undoing';
export interface ImportRow {
  readonly id: number;
  readonly import: number;
  readonly owner: number;
  readonly position: number;
  readonly key: string;
  readonly recipe: ImportRecipe;
  readonly uid: string | null;
  readonly sourceUrl: string | null;
  readonly sameHash: string;
  readonly state: RowState;
  readonly dish: number | null;
  readonly takenAt: string | null;
  readonly hasPictures: boolean;
}
type Raw = Omit<ImportRow, 'recipe' | 'hasPictures'> & {
  readonly body: string;
  readonly hasPictures: boolean | number;
};

/** Defaults for recipes read before imports supported meals and diets. */
const NOTHING_SAID = {
  types: [],
  typesGuessed: false,
  dietaryFlags: [],
  dietsSaid: [],
  dietsChosen: false,
} satisfies Partial<ImportRecipe>;

function toRow({ body, hasPictures, ...row }: Raw): ImportRow {
  const recipe: ImportRecipe = { ...NOTHING_SAID, ...JSON.parse(body) };
  return { ...row, hasPictures: Boolean(hasPictures), recipe };
}

/** PostgreSQL cannot index values longer than about two thousand bytes. */
const LONGEST_ADDRESS = 500;
const indexable = (text: string): string =>
  text.length > LONGEST_ADDRESS ? hash('sha256', text, 'base64') : text;

/** Normalizes an address, so that different spellings of it are equal. */
export const normalizedAddress = (url: string): string =>
  indexable(
    url
      .trim()
      .replace(/^https?:\/\/(?:www\.)?/i, '')
      .replace(/[?&]utm_[^&#]*/g, '')
      .replace(/#.*$/, '')
      .replace(/\/+$/, ''),
  );

/** Returns a hash of the name and the source lines of a recipe. */
const sameHashOf = ({ Name, sections }: ReadRecipe): string =>
  hash('sha256', [Name, ...sections.flatMap(({ lines }) => lines)].map(nameKey).join('\n'), 'base64');

const isShown = (image: ImageRef): boolean => !('base64' in image);

/** Removes embedded pictures; they have been stored as files by now. */
const withoutInline = (recipe: ImportRecipe): ImportRecipe => ({
  ...recipe,
  images: recipe.images.filter(isShown),
  Steps: recipe.Steps.map((step) => ({ ...step, images: step.images.filter(isShown) })),
});

export interface NewRow {
  readonly kind: string;
  readonly read: ReadRecipe;
  readonly recipe: ImportRecipe;
}

/** Returns a key for one of several recipes at an address, which includes the name. */
export const sharedAddress = (address: string, name: string): string =>
  indexable(`${address}#${nameKey(name)}`);

/** Adds recipes to an import from position `first`; call `noteShared` after the last ones. */
export async function addRows(
  trx: Knex,
  { id, owner }: { readonly id: number; readonly owner: number },
  first: number,
  list: readonly NewRow[],
): Promise<void> {
  const rows = list.map(({ kind, read, recipe }, at) => ({
    import: id,
    owner,
    position: first + at,
    key: recipe.key,
    body: JSON.stringify(withoutInline(recipe)),
    uid: read.uid ? uidHash(kind, read.uid) : null,
    sourceUrl: recipe.sourceUrl ? normalizedAddress(recipe.sourceUrl) : null,
    sameHash: sameHashOf(read),
    state: '',
  }));
  for (let at = 0; at < rows.length; at += BATCH) await trx(TABLE).insert(rows.slice(at, at + BATCH));
}

/** Distinguishes the import's recipes that share an address. */
export async function noteShared(trx: Knex, id: number): Promise<void> {
  const shared = trx(TABLE)
    .where({ import: id })
    .whereNotNull('sourceUrl')
    .groupBy('sourceUrl')
    .havingRaw('count(*) > 1')
    .select('sourceUrl');
  const rows: Pick<Raw, 'id' | 'body' | 'sourceUrl'>[] = await trx(TABLE)
    .where({ import: id })
    .whereIn('sourceUrl', shared)
    .select('id', 'body', 'sourceUrl');
  for (const { id: row, body, sourceUrl } of rows) {
    const { Name }: ImportRecipe = JSON.parse(body);
    await trx(TABLE)
      .where({ id: row })
      .update({ sourceUrl: sharedAddress(sourceUrl ?? '', Name) });
  }
}

/** Returns the recipes of an import in order, optionally only those in `state`, and at most `most`. */
export async function rowsOf(
  trx: Knex,
  id: number,
  { state, most, keys }: { state?: RowState; most?: number; keys?: readonly string[] } = {},
): Promise<ImportRow[]> {
  const query = trx(TABLE).where({ import: id }).orderBy('position');
  if (state !== undefined) query.andWhere({ state });
  if (keys) query.whereIn('key', keys);
  if (most) query.limit(most);
  const found: Raw[] = await query;
  return found.map(toRow);
}

/** Returns the recipe of an import with this source id. */
export async function rowByUid(trx: Knex, id: number, uid: string): Promise<ImportRow | undefined> {
  const row: Raw | undefined = await trx(TABLE).where({ import: id, uid }).first();
  return row && toRow(row);
}

/** Returns recipes whose pictures have still to be attached to their dishes. */
export async function rowsWithPictures(trx: Knex, id: number, most: number): Promise<ImportRow[]> {
  const query = trx(TABLE).where({ import: id, state: 'taken', hasPictures: true }).orderBy('position');
  const found: Raw[] = await query.limit(most);
  return found.map(toRow);
}

/** Returns whether the import's files contain pictures of its recipes, or of those in `state`. */
export const hasEntries = async (trx: Knex, id: number, state?: RowState): Promise<boolean> =>
  (await trx(TABLE)
    .where({ import: id, ...(state !== undefined && { state }) })
    .andWhere('body', 'like', '%"entry":%')
    .first('id')) !== undefined;

/** Returns the imports with pictures still to be attached to dishes. */
export async function importsWithPictures(db: Knex, owner?: number): Promise<number[]> {
  const rows: { import: number }[] = await db(TABLE)
    .where({ state: 'taken', hasPictures: true, ...(owner !== undefined && { owner }) })
    .distinct('import');
  return rows.map((row) => row.import);
}

type Changed = Partial<Pick<ImportRow, 'recipe' | 'state' | 'dish' | 'takenAt' | 'hasPictures'>>;

export async function changeRow(
  trx: Knex,
  { id }: Pick<ImportRow, 'id'>,
  { recipe, ...rest }: Changed,
): Promise<void> {
  await trx(TABLE)
    .where({ id })
    .update({ ...rest, ...(recipe && { body: JSON.stringify(recipe) }) });
}

/** Returns the imported recipes of these dishes. */
export async function rowsOfDishes(trx: Knex, dishes: readonly number[]): Promise<ImportRow[]> {
  const found: Raw[] = await trx(TABLE).where({ state: 'taken' }).whereIn('dish', dishes);
  return found.map(toRow);
}

/** Sets the state of these recipes. */
export async function setStates(trx: Knex, ids: readonly number[], state: RowState): Promise<void> {
  for (let at = 0; at < ids.length; at += BATCH)
    await trx(TABLE)
      .whereIn('id', ids.slice(at, at + BATCH))
      .update({ state });
}

/** Moves all recipes of an import from one state to another; returns their number. */
export const moveRows = (trx: Knex, id: number, from: RowState, to: RowState): Promise<number> =>
  trx(TABLE).where({ import: id, state: from }).update({ state: to });

/** Returns recipes to the preview if their dish was deleted since. */
export async function releaseDeleted(trx: Knex, id: number): Promise<void> {
  await trx(TABLE)
    .where({ import: id, state: 'taken' })
    .whereNotExists(
      trx(`${tableOf(collectionOf('dishes'))} as d`)
        .select('d.id')
        .where('d.id', trx.ref(`${TABLE}.dish`)),
    )
    .update({ state: '', dish: null, takenAt: null, hasPictures: false });
}

/** Returns the number of an import's recipes in this state. */
export const countRows = (trx: Knex, id: number, state: RowState): Promise<number> =>
  countOf(trx(TABLE).where({ import: id, state }));

/** Returns the number of waiting recipes in each of a person's imports, with the name of its source. */
export async function waitingCounts(db: Knex, owner: number): Promise<{ name: string; count: number }[]> {
  const waiting: { import: number; count: number | string }[] = await db(TABLE)
    .where({ owner, state: '' })
    .groupBy('import')
    .select('import')
    .count({ count: '*' });
  const bodies = await readBodies(
    db,
    collectionOf('imports'),
    waiting.map((one) => one.import),
  );
  return waiting.flatMap((one) => {
    const body = bodies.get(one.import);
    const isOver = !body || body.state === 'undone' || body.state === 'failed';
    return isOver ? [] : [{ name: body.source.name, count: Number(one.count) }];
  });
}

export async function deleteImportRows(trx: Knex, id: number, state?: RowState): Promise<void> {
  await trx(TABLE)
    .where({ import: id, ...(state !== undefined && { state }) })
    .delete();
}

export interface Counts extends Record<string, unknown> {
  readonly recipes: number;
  readonly taken: number;
}

/** Returns the number of recipes and of taken ones for each import. */
export async function countsOf(ids: readonly number[]): Promise<Map<number, { counts: Counts }>> {
  const db = await sql();
  const rows: { import: number; state: string; count: number | string }[] = await db(TABLE)
    .whereIn('import', ids)
    .groupBy('import', 'state')
    .select('import', 'state')
    .count({ count: '*' });
  return new Map(
    ids.map((id) => {
      const own = rows.filter((row) => row.import === id);
      const sum = (of: typeof rows) => of.reduce((total, { count }) => total + Number(count), 0);
      return [
        id,
        { counts: { recipes: sum(own), taken: sum(own.filter(({ state }) => state === 'taken')) } },
      ];
    }),
  );
}

/** Returns existing dishes of the person that were imported before, by the values of one column. */
export async function takenBefore(
  trx: Knex,
  owner: number,
  column: 'uid' | 'sourceUrl' | 'sameHash',
  values: readonly string[],
): Promise<Map<string, number>> {
  const found = new Map<string, number>();
  for (let at = 0; at < values.length; at += BATCH) {
    const rows: Record<string, unknown>[] = await trx(`${TABLE} as i`)
      .join(`${tableOf(collectionOf('dishes'))} as d`, 'd.id', 'i.dish')
      .where({ 'i.owner': owner, 'd.owner': owner })
      .whereIn(`i.${column}`, values.slice(at, at + BATCH))
      .select(`i.${column}`, 'i.dish');
    for (const row of rows) found.set(String(row[column]), Number(row.dish));
  }
  return found;
}
