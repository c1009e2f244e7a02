import type { Knex } from 'knex';
import { keepSaveCount } from '../../dishes/sharing';
import { readBodies } from '../../records/readModel';
import { collectionOf, findCollection } from '../../records/registry';
import type { Body } from '../../records/types';
import { erase } from '../../records/write';
import { itemsOf } from '../../shoplists/items';
import { isProductNeeded } from '../needed';
import { changeExtra, type ExtraRow, extrasOf } from './rows';

/** What was edited since, by its collection and name. */
export interface EditedExtra {
  readonly collection: string;
  readonly id: number;
  readonly Name: string;
}

/** Of what an import made beside recipes, what is no more as it was taken; what was deleted since is no hindrance. */
export async function editedExtras(trx: Knex, id: number): Promise<EditedExtra[]> {
  const rows = await extrasOf(trx, id, { state: 'taken' });
  const ours = new Set(
    rows.flatMap(({ collection, record }) => (collection === 'shop-items' && record !== null ? record : [])),
  );
  const edited: EditedExtra[] = [];
  for (const row of rows) {
    const body = await bodyOf(trx, row);
    if (!body || row.collection === 'dishes') continue;
    const isSame = Date.parse(body.updatedAt) === Date.parse(row.takenAt ?? '');
    const isWorkedOn = row.collection === 'shoplists' && (await isListEdited(trx, row, body.id, ours));
    if (!isSame || isWorkedOn)
      edited.push({ collection: row.collection, id: body.id, Name: String(body.Name ?? row.name) });
  }
  return edited;
}

/** A line that was changed later than so many milliseconds after it was made is somebody's work. */
const AS_MADE = 1_000;

/** Whether a list has lines that it was not taken with, or one of those that came with it was changed. */
async function isListEdited(
  trx: Knex,
  { data }: ExtraRow,
  list: number,
  ours: ReadonlySet<number>,
): Promise<boolean> {
  const items = await itemsOf(list, trx);
  if (!('lines' in data)) return items.some(({ id }) => !ours.has(id));
  const isEdited = ({ createdAt, updatedAt }: Body) =>
    Date.parse(updatedAt) - Date.parse(createdAt) > AS_MADE;
  return items.length > data.lines.length || items.some(isEdited);
}

async function bodyOf(trx: Knex, { collection, record }: ExtraRow): Promise<Body | undefined> {
  const target = findCollection(collection);
  return target && record !== null ? (await readBodies(trx, target, [record])).get(record) : undefined;
}

/** Deletes what an import made beside recipes, what refers to others first. Products that something uses by now stay. */
export async function eraseExtras(trx: Knex, rows: readonly ExtraRow[]): Promise<void> {
  for (const row of [...rows].reverse()) {
    const body = row.collection === 'dishes' ? undefined : await bodyOf(trx, row);
    const isNeeded = body && row.collection === 'products' && (await isProductNeeded(trx, body.id));
    if (body && !isNeeded) {
      await erase(collectionOf(row.collection), body, trx);
      if (row.collection === 'saves') await keepSaveCount(trx, Number(body.dish));
    }
    await changeExtra(trx, row, { state: '', record: null, takenAt: null });
  }
}
