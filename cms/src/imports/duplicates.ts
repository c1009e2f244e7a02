import type { Knex } from 'knex';
import { nameKey } from '../domain/text/clean';
import { readBodies } from '../records/readModel';
import { collectionOf } from '../records/registry';
import { sortColumn, tableOf } from '../records/tables';
import type { CollectionMap } from '../records/types';
import { sourceTable } from '../records/write';
import { type Row, sameAddress, takenBefore } from './rows';
import type { ImportLine } from './types';

type Dish = CollectionMap['dishes'];
const BATCH = 200;
const dishes = () => collectionOf('dishes');

/**
 * Which of these recipes the person has already, each with that dish of theirs: taken before by the source's own id, its address
 * or the same name and lines, or a dish of the same address, or of the same name and lines.
 */
export async function duplicatesOf(
  trx: Knex,
  owner: number,
  rows: readonly Row[],
): Promise<Map<string, number>> {
  const found = new Map<string, number>();
  const waiting = () => rows.filter(({ key }) => !found.has(key));
  for (const column of ['uid', 'sourceUrl', 'sameHash'] as const) {
    const left = waiting();
    const values = [...new Set(left.flatMap((row) => row[column] ?? []))];
    const known = await takenBefore(trx, owner, column, values);
    for (const row of left) note(found, row.key, known.get(row[column] ?? ''));
  }
  const byAddress = await dishesAt(trx, owner, waiting());
  for (const row of waiting()) note(found, row.key, byAddress.get(row.sourceUrl ?? ''));
  await findSame(trx, owner, waiting(), found);
  return found;
}

function note(found: Map<string, number>, key: string, dish: number | undefined): void {
  if (dish !== undefined) found.set(key, dish);
}

/** The person's dishes by the addresses that they were taken from. */
async function dishesAt(trx: Knex, owner: number, rows: readonly Row[]): Promise<Map<string, number>> {
  const found = new Map<string, number>();
  if (!rows.some(({ sourceUrl }) => sourceUrl)) return found;
  const own: { id: number; url: string }[] = await trx(`${sourceTable(dishes())} as s`)
    .join(`${tableOf(dishes())} as d`, 'd.id', 's.id')
    .where('d.owner', owner)
    .whereNotNull('s.source_url')
    .select('s.id', 's.source_url as url');
  for (const { id, url } of own) if (url) found.set(sameAddress(url), id);
  return found;
}

async function findSame(
  trx: Knex,
  owner: number,
  rows: readonly Row[],
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

const linesOf = ({ ingredients, sections }: Dish) => [
  ...ingredients,
  ...sections.flatMap((section) => section.ingredients),
];

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

/** Whether a dish has these very lines: as many, each of the same product by its id or by its name. */
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
      if (!product) return false;
      return line.product === product || (names.get(product) ?? []).includes(nameKey(line.name));
    })
  );
}
