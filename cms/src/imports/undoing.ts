import type { Knex } from 'knex';
import { readBodies } from '../records/readModel';
import { collectionOf } from '../records/registry';
import type { CollectionMap } from '../records/types';
import { erase, inWrite } from '../records/write';
import { inBackground, isStopping, letOthers } from './background';
import { lastExtras } from './extras/rows';
import { eraseExtras } from './extras/undo';
import { isProductNeeded } from './needed';
import { type ImportBody, importNow } from './record';
import { changeRow, type Row, rowsOf } from './rows';
import { dropFolder } from './stored';

const BATCH = 5;
/** A product that was changed later than so many milliseconds after it was made is somebody's work. */
const AS_MADE = 1_000;

/** Deletes in the background what an undone import has still to take back, and its files. */
export const goOnUndoing = (id: number): void => inBackground(`undoing ${id}`, () => undoAll(id));

async function undoAll(id: number): Promise<void> {
  for (let isGoing = true; isGoing && !isStopping();) {
    isGoing = await inWrite(async (trx) => {
      const body = await importNow(trx, id);
      if (body?.state !== 'undone') return false;
      // what refers to dishes goes before them
      const beside = await lastExtras(trx, id, BATCH);
      await eraseExtras(trx, beside);
      if (beside.length > 0) return true;
      const rows = await rowsOf(trx, id, { state: 'undoing', most: BATCH });
      await eraseTaken(trx, body, rows);
      if (rows.length === 0) await dropFolder(body.work?.folder);
      return rows.length > 0;
    });
  }
}

/** Deletes the dishes of these recipes as far as they are still as they were taken, then the products that were made for them. */
export async function eraseTaken(trx: Knex, body: ImportBody, rows: readonly Row[]): Promise<void> {
  const dishes = collectionOf('dishes');
  const found = await readBodies(
    trx,
    dishes,
    rows.flatMap(({ dish }) => dish ?? []),
  );
  const products = new Set<number>();
  for (const row of rows) {
    await letOthers();
    const dish = row.dish === null ? undefined : found.get(row.dish);
    if (dish && Date.parse(dish.updatedAt) === Date.parse(row.takenAt ?? '')) {
      for (const product of productsOf(dish)) products.add(product);
      await erase(dishes, dish, trx);
    }
    await changeRow(trx, row, { state: '', dish: null, takenAt: null, hasPictures: false });
  }
  await eraseProducts(trx, body, [...products]);
}

const productsOf = ({ ingredients, sections }: CollectionMap['dishes']): number[] =>
  [...ingredients, ...sections.flatMap((section) => section.ingredients)].flatMap(
    ({ product }) => product ?? [],
  );

/** The person's own products that this import may have made, that nothing uses and nobody has changed. */
async function eraseProducts(trx: Knex, body: ImportBody, ids: readonly number[]): Promise<void> {
  const products = collectionOf('products');
  for (const product of (await readBodies(trx, products, ids)).values()) {
    const { owner, verified, createdAt, updatedAt } = product;
    const isOurs = owner === body.owner && !verified && Date.parse(createdAt) >= Date.parse(body.createdAt);
    if (!isOurs || Date.parse(updatedAt) - Date.parse(createdAt) > AS_MADE) continue;
    if (!(await isProductNeeded(trx, product.id))) await erase(products, product, trx);
  }
}
