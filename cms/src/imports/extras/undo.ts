import type { Knex } from 'knex';
import { updateSaveCount } from '../../dishes/sharing';
import { readBodies } from '../../records/read/readModel';
import { collectionOf, findCollection } from '../../records/registry';
import type { Body } from '../../records/types';
import { erase } from '../../records/write/write';
import { itemsOf } from '../../shoplists/items';
import { isProductInUse } from '../preview/isProductInUse';
import { isUnchanged } from '../preview/isUnchanged';
import { changeExtra, type ExtraRow, extrasOf } from './rows';

/** A record edited since its import, by collection and name. */
export interface EditedExtra {
  readonly collection: string;
  readonly id: number;
  readonly Name: string;
}

/** Collections that are not undone here: recipes are undone separately, and settings stay. */
const STAYING = ['dishes', 'users'];

/** Returns the imported extras that were edited since; deleted ones do not matter. */
export async function editedExtras(trx: Knex, id: number): Promise<EditedExtra[]> {
  const rows = await extrasOf(trx, id, { state: 'taken' });
  const ours = await itemsMade(trx, id);
  const edited: EditedExtra[] = [];
  for (const row of rows) {
    const body = STAYING.includes(row.collection) ? undefined : await bodyOf(trx, row);
    if (body && (await isEdited(trx, row, body, ours))) edited.push(editedOf(row, body));
  }
  return edited;
}

const editedOf = ({ collection, name }: ExtraRow, { id, Name }: Body): EditedExtra => ({
  collection,
  id,
  Name: String(Name ?? name),
});

/** Returns the list lines created by an import that still exist. */
async function itemsMade(trx: Knex, id: number): Promise<ReadonlySet<number>> {
  const rows = await extrasOf(trx, id, { collection: 'shop-items' });
  return new Set(
    rows.flatMap(({ state, record }) =>
      (state === 'taken' || state === 'undoing') && record !== null ? record : [],
    ),
  );
}

/** Returns whether a record was edited since its import. */
async function isEdited(trx: Knex, row: ExtraRow, body: Body, ours: ReadonlySet<number>): Promise<boolean> {
  if (Date.parse(body.updatedAt) !== Date.parse(row.takenAt ?? '')) return true;
  return row.collection === 'shoplists' && (await isListEdited(trx, row, body.id, ours));
}

/** Returns whether a list has lines other than its imported ones, or one of those was changed. */
async function isListEdited(
  trx: Knex,
  { data }: ExtraRow,
  list: number,
  ours: ReadonlySet<number>,
): Promise<boolean> {
  const items = await itemsOf(list, trx);
  if (!('lines' in data)) return items.some(({ id }) => !ours.has(id));
  return items.length > data.lines.length || !items.every(isUnchanged);
}

async function bodyOf(trx: Knex, { collection, record }: ExtraRow): Promise<Body | undefined> {
  const target = findCollection(collection);
  return target && record !== null ? (await readBodies(trx, target, [record])).get(record) : undefined;
}

/** Deletes an import's extras, dependent ones first. Products in use stay, and edited ones, which it returns. */
export async function eraseExtras(trx: Knex, id: number, rows: readonly ExtraRow[]): Promise<EditedExtra[]> {
  const stayed: EditedExtra[] = [];
  for (const row of [...rows].reverse()) {
    const body = STAYING.includes(row.collection) ? undefined : await bodyOf(trx, row);
    if (body && (await isEdited(trx, row, body, await itemsFor(trx, id, row)))) {
      stayed.push(editedOf(row, body));
      await changeExtra(trx, row, { state: 'here', takenAt: null });
      continue;
    }
    const isNeeded = body && row.collection === 'products' && (await isProductInUse(trx, body.id));
    if (body && !isNeeded) {
      await erase(collectionOf(row.collection), body, trx);
      if (row.collection === 'saves') await updateSaveCount(trx, Number(body.dish));
    }
    await changeExtra(trx, row, { state: '', record: null, takenAt: null });
  }
  return stayed;
}

/** A list's own lines are deleted before it, so a line that remains belongs to somebody. */
const itemsFor = async (trx: Knex, id: number, { collection }: ExtraRow): Promise<ReadonlySet<number>> =>
  collection === 'shoplists' ? itemsMade(trx, id) : new Set();
