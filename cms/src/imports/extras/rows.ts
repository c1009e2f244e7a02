import type { Knex } from 'knex';
import { RETURNING } from '../../domain/import/returning';
import { cleanLine } from '../../domain/text/clean';
import { isId } from '../../records/write/input';
import { uidHash } from '../uid';
import type { ReadExtra, ReadExtraData } from '../types';

/** What imports hold beside recipes, one thing a row. */
const TABLE = 'supra_import_extras';
const BATCH = 100;
const LONGEST_NAME = 300;

/** `take` can become a record, `known` says by what a record of others is found, `left` how much of something cannot come. */
type Part = 'take' | 'known' | 'left';
/** The same as those of recipes; `here` was here already, `left` could not be taken, `mended` is no more as it was read. */
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

/** Records of a collection that nobody knows come last. */
function rankOf(collection: string): number {
  const at = RETURNING.findIndex((name) => name === collection);
  return at < 0 ? RETURNING.length : at;
}

function sourceOf(data: ReadExtraData): number | null {
  const id = 'record' in data ? data.record.id : 'known' in data ? data.known.id : null;
  return isId(id) ? id : null;
}

export interface NewExtra {
  readonly kind: string;
  readonly extra: ReadExtra;
}

/** Puts what was read beside recipes into an import. */
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

/** What an import holds beside recipes, in the order in which it is taken; with `most` no more than so much. */
export async function extrasOf(trx: Knex, id: number, which: Which = {}, most?: number): Promise<ExtraRow[]> {
  const query = trx(TABLE)
    .where({ import: id, ...which })
    .orderBy(['rank', 'position']);
  if (most) query.limit(most);
  const rows: Raw[] = await query;
  return rows.map(toRow);
}

/** The name of a thing of an import by its number in the archive; empty where the archive does not have it. */
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

/** The last of what is to be taken back, in the order in which it was taken. */
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

/** What a person's imports have made of the same thing, the newest first. */
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

/** Puts what is in one state into another; answers how much that is. */
export const moveExtras = (trx: Knex, id: number, from: ExtraState, to: ExtraState): Promise<number> =>
  trx(TABLE).where({ import: id, state: from }).update({ state: to });

export const forgetExtras = async (trx: Knex, id: number, which: Which = {}): Promise<void> =>
  void (await trx(TABLE)
    .where({ import: id, ...which })
    .delete());

/** Whether anything of an import beside recipes has files in it. */
export const haveEntries = async (trx: Knex, id: number): Promise<boolean> =>
  (await trx(TABLE)
    .where({ import: id, part: 'take' })
    .andWhere('data', 'like', '%"entry":%')
    .first('id')) !== undefined;

/** Whether anything beside recipes was taken. */
export const areTaken = async (trx: Knex, id: number): Promise<boolean> =>
  (await extrasOf(trx, id, { state: 'taken' }, 1)).length > 0;

/** A recipe that was mended is no more the dish that the archive holds whole. */
export const noteMended = async (
  trx: Knex,
  { import: id, uid }: { readonly import: number; readonly uid: string | null },
): Promise<void> =>
  void (await trx(TABLE).where({ import: id, collection: 'dishes', uid }).update({ state: 'mended' }));
