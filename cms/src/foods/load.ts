import { present } from '../domain/present';
import { createHash, randomBytes } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Knex } from 'knex';
import { isPostgres, sql } from '../records/database/database';
import { project } from '../records/read/readModel';
import { collectionOf } from '../records/registry';
import { metadataOf } from '../vendor/strapi';
import { ONE_TIME_TASKS } from '../records/database/tables';
import { inWrite } from '../records/write/write';
import type { LoadedFood } from './loaded';
import { substitutesIn } from './substitutes';
import { type FoodFiles, foodsOf } from './table';

/** Raise this when the same files are to be read differently. */
const VERSION = 2;
const NOTE = 'foods ';
const ROWS = 250;
const FOLDER = path.resolve('seed/foods');

const foods = () => collectionOf('foods');

/** Imports the food table if its files have changed since the last import; foods keep their ids. */
export async function loadFoods(): Promise<void> {
  const files = readFiles();
  const name = `${NOTE}${hashOf(files)}`;
  if (await (await sql())(ONE_TIME_TASKS).where({ name }).first('name')) return;
  const began = Date.now();
  const loaded = foodsOf(files);
  await inWrite(async (trx) => {
    const ids = await writeFoods(trx, loaded, files.substitutes);
    await project(foods(), ids);
    await trx(ONE_TIME_TASKS).where('name', 'like', `${NOTE}%`).delete();
    await trx(ONE_TIME_TASKS).insert({ name, record: loaded.length });
  });
  strapi.log.info(`${loaded.length} foods loaded in ${Date.now() - began} ms`);
}

function readFiles(): FoodFiles {
  const read = (file: string) => readFileSync(path.join(FOLDER, file), 'utf8');
  const names = readdirSync(path.join(FOLDER, 'kitchen')).sort();
  return {
    foods: read('foods.csv'),
    weights: read('weights.csv'),
    kitchen: new Map(names.map((name) => [name, read(`kitchen/${name}`)])),
    made: read('made.psv'),
    substitutes: read('substitutes.psv'),
  };
}

function hashOf({ foods: table, weights, kitchen, made, substitutes }: FoodFiles): string {
  const hash = createHash('sha256');
  for (const text of [`${VERSION}`, table, weights, made, substitutes]) hash.update(text);
  for (const [name, text] of kitchen) hash.update(name).update(text);
  return hash.digest('hex').slice(0, 32);
}

interface StoredFood {
  readonly id: number;
  readonly ndb: string;
  readonly Name: string;
}

/** Writes the foods into Strapi's table and returns the ids of all that changed or disappeared. */
async function writeFoods(trx: Knex, loaded: readonly LoadedFood[], pairs: string): Promise<number[]> {
  const { tableName, attributes } = metadataOf(foods().uid);
  const columnOf = (field: string) => attributes[field]?.columnName ?? field;
  const known: StoredFood[] = await trx(tableName).select('id', 'ndb', `${columnOf('Name')} as Name`);
  const ids = idsFor(loaded, known);
  const substitutes = substitutesIn(pairs, loaded, ids);
  const now = isPostgres() ? new Date() : Date.now();
  const rows = loaded.map((food, at) => ({
    id: ids[at],
    document_id: randomBytes(12).toString('hex'),
    created_at: now,
    published_at: now,
    updated_at: now,
    ...Object.fromEntries(Object.entries(food).map(([field, value]) => [columnOf(field), cell(value)])),
    [columnOf('substitutes')]: cell(substitutes.get(food.Name) ?? null),
  }));
  const changing = Object.keys(present(rows[0], 'a food')).filter(
    (column) => !['id', 'document_id', 'created_at', 'published_at'].includes(column),
  );
  for (let at = 0; at < rows.length; at += ROWS)
    await trx(tableName)
      .insert(rows.slice(at, at + ROWS))
      .onConflict('id')
      .merge(changing);
  return [...ids, ...(await deleteRemoved(trx, tableName, known, ids))];
}

const cell = (value: unknown): unknown =>
  typeof value === 'object' && value !== null ? JSON.stringify(value) : value;

/**
 * Assigns each food its previous id: matched by number and name, then by kitchen name, then by number alone. Foods
 * without a match get the next free ids.
 */
function idsFor(loaded: readonly LoadedFood[], known: readonly StoredFood[]): number[] {
  const both = new Map(known.map((food) => [`${food.ndb} ${food.Name}`, food.id]));
  const named = new Map(known.map(({ Name, id }) => [Name, id]));
  const same = loaded.map(({ ndb, Name }) => both.get(`${ndb} ${Name}`));
  const held = new Set(same);
  const exact = loaded.map(({ Name, curated }, at) => {
    const id = curated ? named.get(Name) : undefined;
    return same[at] ?? (held.has(id) ? undefined : id);
  });
  const taken = new Set(exact);
  let last = Math.max(0, ...known.map(({ id }) => id));
  const left = new Map<string, StoredFood[]>();
  for (const food of known.filter(({ id }) => !taken.has(id)))
    left.set(food.ndb, [...(left.get(food.ndb) ?? []), food]);
  return loaded.map(({ ndb }, at) => exact[at] ?? left.get(ndb)?.shift()?.id ?? (last += 1));
}

/** Deletes foods that the files no longer contain, except those that a product refers to. */
async function deleteRemoved(
  trx: Knex,
  table: string,
  known: readonly StoredFood[],
  kept: readonly number[],
): Promise<number[]> {
  const stays = new Set(kept);
  const gone = known.map(({ id }) => id).filter((id) => !stays.has(id));
  if (gone.length === 0) return [];
  const used: { food: number }[] = await trx('supra_products').whereIn('food', gone).select('food');
  const held = new Set(used.map(({ food }) => food));
  const dropped = gone.filter((id) => !held.has(id));
  await trx(table).whereIn('id', dropped).delete();
  return dropped;
}
