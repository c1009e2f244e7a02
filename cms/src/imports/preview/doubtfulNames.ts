import type { Knex } from 'knex';
import { isDoubtful, unansweredWords } from '../../domain/dish/doubts';
import { linesOf } from '../../domain/dish/lines';
import { LIMITS } from '../../domain/limits';
import { foodNameCache, matchableFoods } from '../../foods/find';
import { productNameCache } from '../../products/nameCache';
import { rowsOf, sql } from '../../records/database/database';
import { project, readBodies } from '../../records/read/readModel';
import { collectionOf } from '../../records/registry';
import { ONE_TIME_TASKS, tableOf } from '../../records/database/tables';
import type { CollectionMap } from '../../records/types';
import { inWrite, sourceTable } from '../../records/write/write';
import { rowsOfDishes } from './rows';

type Dish = CollectionMap['dishes'];
const dishes = () => collectionOf('dishes');

/** Progress entry; its `record` is the last dish that was checked. */
const PROGRESS = 'look again';
const DONE = 'looked again';
const BATCH = 200;

/**
 * Runs once at an upgrade: marks recipes whose names may have been matched to wrong foods, for their editors to check.
 * An interrupted run continues at the next start. `updatedAt` stays, because nobody has edited anything.
 */
export async function flagDoubtfulNames(): Promise<void> {
  const db = await sql();
  if (await db(ONE_TIME_TASKS).where({ name: DONE }).first('name')) return;
  const began: { record: number } | undefined = await db(ONE_TIME_TASKS)
    .where({ name: PROGRESS })
    .first('record');
  let noted = 0;
  for (let last = began?.record ?? 0, isOver = false; !isOver;) {
    const found = await rowsOf<{ id: number }>(
      db(tableOf(dishes())).where('id', '>', last).orderBy('id').limit(BATCH).select('id'),
    );
    const ids = found.map(({ id }) => id);
    isOver = ids.length < BATCH;
    last = ids.at(-1) ?? last;
    noted += await inWrite((trx) => noteIn(trx, ids, isOver ? null : last));
  }
  if (noted > 0) strapi.log.info(`${noted} recipes hold words to be looked at again`);
}

async function noteIn(trx: Knex, ids: readonly number[], last: number | null): Promise<number> {
  const doubtful = await doubtsOf(trx, ids);
  for (const [id, words] of doubtful)
    await trx(sourceTable(dishes()))
      .where({ id })
      .update({ look_again: JSON.stringify(words.slice(0, LIMITS.lookAgain.max)) });
  await project(dishes(), [...doubtful.keys()]);
  await trx(ONE_TIME_TASKS).where({ name: PROGRESS }).delete();
  await trx(ONE_TIME_TASKS).insert({ name: last === null ? DONE : PROGRESS, record: last ?? 0 });
  return doubtful.size;
}

/** Returns the doubtful words of these dishes, from the lines they were imported from or else from their texts. */
async function doubtsOf(trx: Knex, ids: readonly number[]): Promise<Map<number, string[]>> {
  const bodies = await readBodies<Dish>(trx, dishes(), ids);
  const imported = new Map((await rowsOfDishes(trx, ids)).map((row) => [row.dish, row]));
  const held = await readProducts(
    trx,
    [...bodies].flatMap(([id, body]) => (imported.has(id) ? [] : linesOf(body))),
  );
  const index = await matchableFoods();
  const foods = (await foodNameCache()).all;
  const products = (await productNameCache()).all;
  const foodOf = (product: number | null) => foods.get(products.get(product ?? 0)?.food ?? 0);
  const found = new Map<number, string[]>();
  for (const [id, body] of bodies) {
    const lines = linesOf(body);
    const taken = new Set(lines.flatMap(({ product }) => foodOf(product) ?? []));
    const row = imported.get(id);
    const words = row
      ? row.recipe.ingredients.flatMap(({ name, product, food }) => {
          const meant = foods.get(food ?? 0) ?? foodOf(product);
          return meant && taken.has(meant) && isDoubtful(name, meant, index) ? name : [];
        })
      : unansweredWords(
          [body.Name, body.Note ?? '', ...body.Steps.map(({ description }) => description ?? '')],
          lines.map(({ product }) => ({ allergens: held.get(product ?? 0)?.allergens ?? null })),
          index,
        );
    if (words.length > 0) found.set(id, [...new Set(words)]);
  }
  return found;
}

/** Reads all products of these lines at once. */
const readProducts = (trx: Knex, lines: readonly { readonly product: number | null }[]) =>
  readBodies(
    trx,
    collectionOf('products'),
    [...new Set(lines.flatMap(({ product }) => product ?? []))],
    'head',
  );
