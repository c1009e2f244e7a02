import type { Knex } from 'knex';
import { RESTORABLE } from '../../domain/import/restorable';
import { cleanLine } from '../../domain/text/clean';
import { isId } from '../../records/write/input';
import { uidHash } from '../uid';
import type { ReadExtra, ReadExtraData } from '../types';

/** Table of an import's records other than recipes, one per row. */
const TABLE = 'supra_import_extras';
const BATCH = 100;
const LONGEST_NAME = 300;

/** `take` can become a record, `known` helps to find somebody else's record, `left` counts the omitted ones. */
type Part = 'take' | 'known' | 'left';
/** States of recipes, and `here`: existed before, `left`: not imported, `mended`: differs from the archive now. */
export type ExtraState = '' | 'taking' | 'taken' | 'here' | 'left' | 'mended' | 'undoing';
export interface ExtraRow {
  readonly id: number;
  readonly import: number;
  readonly owner: number;
  readonly collection: string;
  readonly uid: string;
  readonly source: number | null;
  readonly part: Part;
  readonly name: string;
  readonly data: ReadExtraData;
  readonly file: number;
  readonly position: number;
  readonly state: ExtraState;
  readonly record: number | null;
  readonly takenAt: string | null;
}
type Raw = Omit<ExtraRow, 'data'> & { readonly data: string };

function toRow({ data, ...row }: Raw): ExtraRow {
  const parsed: ReadExtraData = JSON.parse(data);
  return { ...row, data: parsed };
}

const partOf = (data: ReadExtraData): Part => ('known' in data ? 'known' : 'left' in data ? 'left' : 'take');

/** Records of unknown collections come last. */
function rankOf(collection: string): number {
  const at = RESTORABLE.findIndex((name) => name === collection);
  return at < 0 ? RESTORABLE.length : at;
}

function sourceOf(data: ReadExtraData): number | null {
  const id = 'record' in data ? data.record.id : 'known' in data ? data.known.id : null;
  return isId(id) ? id : null;
}

export interface NewExtra {
  readonly kind: string;
  readonly extra: ReadExtra;
}

/** Stores records other than recipes in an import. */
export async function addExtras(
  trx: Knex,
  { id, owner }: { readonly id: number; readonly owner: number },
  first: number,
  list: readonly NewExtra[],
): Promise<void> {
  const rows = list.map(({ kind, extra }, at) => ({
    import: id,
    owner,
    rank: rankOf(extra.collection),
    position: first + at,
    collection: extra.collection,
    uid: uidHash(kind, extra.uid),
    source: sourceOf(extra.data),
    part: partOf(extra.data),
    name: [...cleanLine(extra.Name)].slice(0, LONGEST_NAME).join(''),
    data: JSON.stringify(extra.data),
    file: extra.file ?? 0,
    state: '',
  }));
  for (let at = 0; at < rows.length; at += BATCH) await trx(TABLE).insert(rows.slice(at, at + BATCH));
}

type Which = Partial<Pick<ExtraRow, 'part' | 'state' | 'collection' | 'source' | 'uid'>>;

/** Returns an import's records other than recipes in import order, at most `most` if given. */
export async function extrasOf(trx: Knex, id: number, which: Which = {}, most?: number): Promise<ExtraRow[]> {
  const query = trx(TABLE)
    .where({ import: id, ...which })
    .orderBy(['rank', 'position']);
  if (most) query.limit(most);
  const rows: Raw[] = await query;
  return rows.map(toRow);
}

/** Returns the name of a record by its id in the archive; empty if the archive lacks it. */
export async function nameOfExtra(
  trx: Knex,
  id: number,
  { collection, source }: { readonly collection: string; readonly source: unknown },
): Promise<string> {
  if (!isId(source)) return '';
  const found: { name: string } | undefined = await trx(TABLE)
    .where({ import: id, collection, source })
    .orderBy(['rank', 'position'])
    .first('name');
  return found?.name ?? '';
}

/** Returns the last records to be undone, in the order in which they were imported. */
export async function lastExtras(trx: Knex, id: number, most: number): Promise<ExtraRow[]> {
  const rows: Raw[] = await trx(TABLE)
    .where({ import: id, state: 'undoing' })
    .orderBy([
      { column: 'rank', order: 'desc' },
      { column: 'position', order: 'desc' },
    ])
    .limit(most);
  return rows.reverse().map(toRow);
}

/** Returns the records that a person's imports have created from the same source record, newest first. */
export async function takenExtras(trx: Knex, { owner, collection, uid }: ExtraRow): Promise<number[]> {
  const rows: { record: number }[] = await trx(TABLE)
    .where({ owner, collection, uid })
    .whereNotNull('record')
    .orderBy('id', 'desc')
    .select('record');
  return rows.map(({ record }) => record);
}

type Changed = Partial<Pick<ExtraRow, 'state' | 'record' | 'takenAt'>>;

export const changeExtra = async (trx: Knex, { id }: Pick<ExtraRow, 'id'>, changed: Changed): Promise<void> =>
  void (await trx(TABLE).where({ id }).update(changed));

export async function setExtraStates(trx: Knex, ids: readonly number[], state: ExtraState): Promise<void> {
  for (let at = 0; at < ids.length; at += BATCH)
    await trx(TABLE)
      .whereIn('id', ids.slice(at, at + BATCH))
      .update({ state });
}

/** Moves all records from one state to another; returns their number. */
export const moveExtras = (trx: Knex, id: number, from: ExtraState, to: ExtraState): Promise<number> =>
  trx(TABLE).where({ import: id, state: from }).update({ state: to });

export const deleteExtraRows = async (trx: Knex, id: number, which: Which = {}): Promise<void> =>
  void (await trx(TABLE)
    .where({ import: id, ...which })
    .delete());

/** Returns whether any record other than a recipe contains files. */
export const haveEntries = async (trx: Knex, id: number): Promise<boolean> =>
  (await trx(TABLE)
    .where({ import: id, part: 'take' })
    .andWhere('data', 'like', '%"entry":%')
    .first('id')) !== undefined;

/** Returns whether any record other than a recipe was imported. */
export const areTaken = async (trx: Knex, id: number): Promise<boolean> =>
  (await extrasOf(trx, id, { state: 'taken' }, 1)).length > 0;

/** Marks the complete record of a dish as outdated, because the person has corrected the recipe. */
export const markOutdated = async (
  trx: Knex,
  { import: id, uid }: { readonly import: number; readonly uid: string | null },
): Promise<void> =>
  void (await trx(TABLE).where({ import: id, collection: 'dishes', uid }).update({ state: 'mended' }));
