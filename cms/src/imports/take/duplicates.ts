import type { Knex } from 'knex';
import { linesOf } from '../../domain/dish/lines';
import { nameKey } from '../../domain/text/clean';
import { readBodies } from '../../records/read/readModel';
import { collectionOf } from '../../records/registry';
import { sortColumn, tableOf } from '../../records/database/tables';
import type { CollectionMap } from '../../records/types';
import { sourceTable } from '../../records/write/write';
import { type ImportRow, normalizedAddress, sharedAddress, takenBefore } from '../preview/rows';
import type { ImportLine } from '../../domain/import/record';

type Dish = CollectionMap['dishes'];
const BATCH = 200;
const dishes = () => collectionOf('dishes');

/**
 * Returns the person's existing dish for each recipe that they already have, by recipe key: an earlier import with the
 * same source id, address, or name and lines, or a dish with the same address or the same name and lines. `addresses`
 * is reused between calls.
 */
export async function duplicatesOf(
  trx: Knex,
  owner: number,
  rows: readonly ImportRow[],
  addresses = noAddresses(),
): Promise<Map<string, number>> {
  const found = new Map<string, number>();
  const waiting = () => rows.filter(({ key }) => !found.has(key));
  for (const column of ['uid', 'sourceUrl', 'sameHash'] as const) {
    const left = waiting();
    const values = [...new Set(left.flatMap((row) => row[column] ?? []))];
    const known = await takenBefore(trx, owner, column, values);
    for (const row of left) note(found, row.key, known.get(row[column] ?? ''));
  }
  const at = await dishesAt(trx, owner, waiting(), addresses);
  for (const row of waiting()) note(found, row.key, at(row));
  await findSame(trx, owner, waiting(), found);
  return found;
}

function note(found: Map<string, number>, key: string, dish: number | undefined): void {
  if (dish !== undefined) found.set(key, dish);
}

/** Source addresses of a person's dishes, read up to the dish `last`. */
export interface Addresses {
  last: number;
  /** Dish id by address, and by address with name; null if there are several. */
  readonly dishes: Map<string, number | null>;
}
export const noAddresses = (): Addresses => ({ last: 0, dishes: new Map() });

/** Returns a function that finds the dish imported from a recipe's address; of several, the one with its name. */
async function dishesAt(
  trx: Knex,
  owner: number,
  rows: readonly ImportRow[],
  addresses: Addresses,
): Promise<(row: ImportRow) => number | undefined> {
  if (rows.some(({ sourceUrl }) => sourceUrl)) await readNewDishes(trx, owner, addresses);
  return ({ sourceUrl, recipe }) => {
    if (!sourceUrl) return undefined;
    const { dishes: known } = addresses;
    return known.get(sourceUrl) ?? known.get(sharedAddress(sourceUrl, recipe.Name)) ?? undefined;
  };
}

/** Reads the dishes created since the last call. */
async function readNewDishes(trx: Knex, owner: number, addresses: Addresses): Promise<void> {
  const own: { id: number; url: string; name: string | null }[] = await trx(`${sourceTable(dishes())} as s`)
    .join(`${tableOf(dishes())} as d`, 'd.id', 's.id')
    .where('d.owner', owner)
    .andWhere('d.id', '>', addresses.last)
    .whereNotNull('s.source_url')
    .orderBy('d.id')
    .select('s.id', 's.source_url as url', 'd.Name as name');
  const { dishes: known } = addresses;
  for (const { id, url, name } of own) {
    addresses.last = id;
    if (!url) continue;
    const address = normalizedAddress(url);
    known.set(address, known.has(address) ? null : id);
    known.set(sharedAddress(address, name ?? ''), id);
  }
}

async function findSame(
  trx: Knex,
  owner: number,
  rows: readonly ImportRow[],
  found: Map<string, number>,
): Promise<void> {
  for (let at = 0; at < rows.length; at += BATCH) {
    const some = rows.slice(at, at + BATCH);
    const named: { id: number }[] = await trx(tableOf(dishes()))
      .where({ owner })
      .whereIn(
        sortColumn('Name'),
        some.map(({ recipe }) => nameKey(recipe.Name)),
      )
      .select('id');
    if (named.length === 0) continue;
    const bodies = [
      ...(
        await readBodies(
          trx,
          dishes(),
          named.map(({ id }) => id),
        )
      ).values(),
    ];
    const names = await productNames(trx, bodies);
    for (const { key, recipe } of some) {
      const same = bodies.find(
        (dish) =>
          nameKey(dish.Name ?? '') === nameKey(recipe.Name) && hasLines(dish, recipe.ingredients, names),
      );
      note(found, key, same?.id);
    }
  }
}

async function productNames(trx: Knex, bodies: readonly Dish[]): Promise<Map<number, string[]>> {
  const ids = [...new Set(bodies.flatMap((dish) => linesOf(dish).flatMap(({ product }) => product ?? [])))];
  const products = await readBodies(trx, collectionOf('products'), ids);
  return new Map(
    [...products.values()].map(({ id, Name, NameKa }) => [
      id,
      [Name, NameKa].flatMap((name) => (name ? nameKey(name) : [])),
    ]),
  );
}

/** Returns whether a dish has exactly these lines: the same number, each with the same product by id or name. */
function hasLines(
  dish: Dish,
  lines: readonly ImportLine[],
  names: ReadonlyMap<number, readonly string[]>,
): boolean {
  const own = linesOf(dish);
  return (
    own.length === lines.length &&
    own.every(({ product }, at) => {
      const line = lines[at];
      if (!product || !line) return false;
      return line.product === product || (names.get(product) ?? []).includes(nameKey(line.name));
    })
  );
}
