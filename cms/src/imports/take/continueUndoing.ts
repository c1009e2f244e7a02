import type { Knex } from 'knex';
import { linesOf } from '../../domain/dish/lines';
import { readBodies, rows as bodiesOf } from '../../records/read/readModel';
import { collectionOf } from '../../records/registry';
import { tableOf } from '../../records/database/tables';
import { stackOf } from '../../records/errorProperties';
import type { CollectionMap } from '../../records/types';
import { chunks } from '../../records/read/values';
import { erase, inWrite } from '../../records/write/write';
import { isUnchanged } from '../preview/isUnchanged';
import { inBackground, isStopping, yieldToRequests } from './background';
import { extrasOf, lastExtras, moveExtras } from '../extras/rows';
import { eraseExtras } from '../extras/undo';
import { isProductInUse } from '../preview/isProductInUse';
import { changeImport, changeInState, type ImportBody, currentImport, MAX_FAULTS } from '../preview/record';
import { changeRow, moveRows, type ImportRow, rowsOf } from '../preview/rows';
import { dropFolder } from '../source/stored';
import type { Fault } from '../types';

type Dish = CollectionMap['dishes'];
type Note = CollectionMap['dish-notes'];
const BATCH = 5;
/** Number of successive failures after which an error counts as permanent. */
const MOST_TRIES = 3;
/** Maximum number of ids per query. */
const MOST_ASKED = 500;

/** Undoes the rest of an import in the background and deletes its files; the state becomes `undone` only then. */
export const continueUndoing = (id: number): void => inBackground(`undoing ${id}`, () => undoAll(id));

async function undoAll(id: number): Promise<void> {
  let failures = 0;
  for (let isGoing = true; isGoing && !isStopping();) {
    try {
      isGoing = await inWrite((trx) => undoSome(trx, id));
      failures = 0;
    } catch (error) {
      failures += 1;
      if (isStopping() || failures < MOST_TRIES) {
        strapi.log.warn(`Import, undoing ${id}, is tried again: ${stackOf(error)}`);
        continue;
      }
      await breakOff(id);
      throw error;
    }
  }
}

async function undoSome(trx: Knex, id: number): Promise<boolean> {
  const body = await currentImport(trx, id);
  if (!body || !isUndoing(body)) return false;
  // Records that refer to dishes are deleted before them.
  const beside = await lastExtras(trx, id, BATCH);
  const rows = beside.length > 0 ? [] : await rowsOf(trx, id, { state: 'undoing', most: BATCH });
  const stayed = [
    ...(await eraseExtras(trx, id, beside)).map(({ collection, Name }) => `${collection}: ${Name}`),
    ...(await eraseTaken(trx, body, rows)),
  ];
  const faults = stayed.map((where): Fault => ({
    where,
    key: 'edited',
    message: 'It was edited, and stays',
  }));
  const count = beside.length + rows.length;
  const isOver = count === 0;
  const { done, total } = body.progress;
  if (!isOver || body.state === 'undoing')
    await changeImport(trx, body, {
      state: isOver ? 'undone' : body.state,
      progress: { done: isOver ? total : Math.min(done + count, total), total },
      faults: [...body.faults, ...faults].slice(-MAX_FAULTS),
    });
  if (isOver) await dropFolder(body.work?.folder);
  return !isOver;
}

/** An import of an older release may be `undone` and still have things to delete. */
const isUndoing = ({ state }: ImportBody): boolean => state === 'undoing' || state === 'undone';

/** Marks the remaining records as taken again, so that the undo can be repeated. */
async function breakOff(id: number): Promise<void> {
  await changeInState(id, ['undoing', 'undone'], async (trx, { faults }) => {
    const total =
      (await moveRows(trx, id, 'undoing', 'taken')) + (await moveExtras(trx, id, 'undoing', 'taken'));
    return {
      state: 'taken',
      progress: { done: total, total },
      faults: [NOT_UNDONE, ...faults.filter(({ key }) => key !== NOT_UNDONE.key)].slice(0, MAX_FAULTS),
    };
  });
}
const NOT_UNDONE: Fault = { where: '', key: 'notUndone', message: 'Not all could be taken back' };

/** Returns dishes with a note by the person that the import did not bring; it would be deleted with the dish. */
export async function notedDishes(
  trx: Knex,
  { id, owner }: ImportBody,
  dishes: readonly number[],
): Promise<ReadonlySet<number>> {
  const notes = collectionOf('dish-notes');
  const brought = new Set(
    (await extrasOf(trx, id, { collection: notes.name, state: 'taken' })).map(({ record }) => record),
  );
  const own: Note[] = [];
  for (const some of chunks(dishes, MOST_ASKED))
    own.push(...(await bodiesOf<Note>(trx(tableOf(notes)).where({ user: owner }).whereIn('dish', some))));
  return new Set(own.flatMap((note) => (note.Note && note.dish && !brought.has(note.id) ? note.dish : [])));
}

/** Returns whether nobody has edited a dish, or written a note on it, since it was taken. */
export const isDishAsTaken = ({ takenAt }: ImportRow, dish: Dish, noted: ReadonlySet<number>): boolean =>
  Date.parse(dish.updatedAt) === Date.parse(takenAt ?? '') && !noted.has(dish.id);

/** Deletes the recipes' unedited dishes, then their products. Returns the names of the dishes that stay. */
export async function eraseTaken(trx: Knex, body: ImportBody, rows: readonly ImportRow[]): Promise<string[]> {
  const dishes = collectionOf('dishes');
  const ids = rows.flatMap(({ dish }) => dish ?? []);
  const found: Map<number, Dish> = await readBodies(trx, dishes, ids);
  const noted = await notedDishes(trx, body, ids);
  const products = new Set<number>();
  const stayed: string[] = [];
  for (const row of rows) {
    await yieldToRequests();
    const dish = row.dish === null ? undefined : found.get(row.dish);
    if (dish && isDishAsTaken(row, dish, noted)) {
      for (const { product } of linesOf(dish)) if (product) products.add(product);
      await erase(dishes, dish, trx);
    } else if (dish) stayed.push(dish.Name ?? row.recipe.Name);
    await changeRow(trx, row, { state: '', dish: null, takenAt: null, hasPictures: false });
  }
  await eraseProducts(trx, body, [...products]);
  return stayed;
}

/** Deletes the person's own products that this import may have created, if they are unused and unedited. */
async function eraseProducts(trx: Knex, body: ImportBody, ids: readonly number[]): Promise<void> {
  const products = collectionOf('products');
  for (const product of (await readBodies(trx, products, ids)).values()) {
    const { owner, verified, createdAt } = product;
    const isOurs = owner === body.owner && !verified && Date.parse(createdAt) >= Date.parse(body.createdAt);
    if (!isOurs || !isUnchanged(product)) continue;
    if (!(await isProductInUse(trx, product.id))) await erase(products, product, trx);
  }
}
