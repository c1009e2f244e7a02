import type { Knex } from 'knex';
import { rowShapeOf } from './rowShape';
import type { Row } from './strapi';
import { isValues, partsIn, type Values } from './values';

/**
 * Writes records into Strapi's own tables as its document service does, with one statement for each table: the service checks
 * every value once more and writes each part by itself, which is most of what a record costs.
 */
const ROWS = 50;

/** Makes records of checked values and answers each as Strapi would, without what stands in other tables; in the order given. */
export async function insertRows(trx: Knex, uid: string, list: readonly Values[]): Promise<Row[]> {
  const now = new Date();
  const times = { createdAt: now, updatedAt: now, publishedAt: now };
  const { rows, ids } = await insertLevel(
    trx,
    uid,
    list.map((data) => ({ ...data, ...times })),
  );
  const at = now.toISOString();
  return rows.map((row, place) => ({ ...row, id: ids[place], createdAt: at, updatedAt: at }));
}

/** Writes the rows of one table, then what hangs on them. */
async function insertLevel(
  trx: Knex,
  uid: string,
  list: readonly Values[],
): Promise<{ rows: Values[]; ids: number[] }> {
  const shape = rowShapeOf(uid);
  const rows = list.map((data) => shape.rowOf(data));
  const ids = await insertInto(trx, shape.table, rows.map(shape.columnsOf));
  for (const { name, component, table, link } of shape.parts) {
    const held = list.flatMap((data, at) =>
      partsIn(data[name]).map((value, place) => ({ value, at, place })),
    );
    const { ids: parts } = await insertLevel(
      trx,
      component,
      held.map(({ value }) => value),
    );
    const links = held.map(({ at, place }, which) => link(ids[at], parts[which], place + 1));
    await insertInto(trx, table, links);
  }
  for (const { name, table, link } of shape.links) {
    const links = list.flatMap((data, at) =>
      idsOf(data[name]).map((id, place) => link(ids[at], id, place + 1)),
    );
    await insertInto(trx, table, links);
  }
  return { rows, ids };
}

/** Ids of what a field points to, however they were given. */
function idsOf(value: unknown): number[] {
  const given: unknown[] = Array.isArray(value) ? value : [value];
  const ids = given.flatMap((one) => (isValues(one) ? one.id : one) ?? []);
  return [...new Set(ids.map(Number))];
}

/** Rows that one statement makes get ids that rise with their place. */
async function insertInto(trx: Knex, table: string, rows: readonly Values[]): Promise<number[]> {
  const ids: number[] = [];
  for (let at = 0; at < rows.length; at += ROWS) {
    const made: { id: number }[] = await trx(table)
      .insert(rows.slice(at, at + ROWS))
      .returning('id');
    ids.push(...made.map(({ id }) => Number(id)).sort((a, b) => a - b));
  }
  return ids;
}
