import type { Knex } from 'knex';
import type { Row } from './strapi';
import { type Column, shapeOf, type Tie } from './strapiShape';
import { chunks, isValues, partsIn, type Values } from './values';

/**
 * Writes Strapi's own tables as its document service does, with one statement for each of them: the service checks every value
 * once more and writes each part by itself, which is most of what a write costs.
 */
const ROWS = 50;
const IDS = 500;

/** Makes records of checked values and answers each as Strapi would, without what stands in other tables; in the order given. */
export async function insertRows(trx: Knex, uid: string, list: readonly Values[]): Promise<Row[]> {
  const now = new Date();
  const times = { createdAt: now, updatedAt: now, publishedAt: now };
  const made = await insertWhole(
    trx,
    uid,
    list.map((data) => ({ ...data, ...times })),
  );
  const at = now.toISOString();
  return made.map((row) => ({ ...row, createdAt: at, updatedAt: at }));
}

/** Changes a record to checked values, what is not given stays but for `updatedAt`; says whether it is there. */
export async function updateRow(trx: Knex, uid: string, id: number, data: Values): Promise<boolean> {
  const { table, columns, ties } = shapeOf(uid);
  const now: Values = { updatedAt: new Date(), ...data };
  const given = columns.filter(({ name }) => now[name] !== undefined);
  const found: number = await trx(table).where({ id }).update(columnsOf(given, now));
  for (const tie of ties) {
    if (data[tie.name] === undefined) continue;
    await untie(trx, tie, [id]);
    await insertTied(trx, tie, [data], [id]);
  }
  return found > 0;
}

/** Deletes rows with their parts and their ties. */
export async function deleteRows(trx: Knex, uid: string, ids: readonly number[]): Promise<void> {
  const { table, ties } = shapeOf(uid);
  for (const tie of ties) await untie(trx, tie, ids);
  for (const some of chunks(ids, IDS)) await trx(table).whereIn('id', some).delete();
}

const begun = (columns: readonly Column[], data: Values): Values =>
  Object.fromEntries(
    columns.map(({ name, initial }) => {
      const value = data[name];
      if (value !== undefined) return [name, value];
      return [name, typeof initial === 'function' ? initial() : initial];
    }),
  );

const columnsOf = (columns: readonly Column[], row: Values): Values =>
  Object.fromEntries(columns.map(({ name, type, column }) => [column, stored(type, row[name])]));

const stored = (type: string, value: unknown): unknown =>
  type === 'json' && typeof value === 'object' && value !== null ? JSON.stringify(value) : value;

/** Writes rows of one table and what hangs on them; answers their plain values with their ids. */
async function insertWhole(
  trx: Knex,
  uid: string,
  list: readonly Values[],
): Promise<(Values & { readonly id: number })[]> {
  const { table, columns, ties } = shapeOf(uid);
  const rows = list.map((data) => begun(columns, data));
  const ids = await insertInto(
    trx,
    table,
    rows.map((row) => columnsOf(columns, row)),
  );
  for (const tie of ties) await insertTied(trx, tie, list, ids);
  return rows.map((row, at) => ({ ...row, id: ids[at] }));
}

/** Ties what a field holds to the rows that hold it, at its place; parts are written first. */
async function insertTied(
  trx: Knex,
  tie: Tie,
  list: readonly Values[],
  owners: readonly number[],
): Promise<void> {
  const { name, table, component, owner, target, order, fixed } = tie;
  const held = list.flatMap((data, at) =>
    (component ? partsIn(data[name]) : idsIn(data[name])).map((value, place) => ({ value, at, place })),
  );
  if (held.length === 0) return;
  const targets = component
    ? (await insertWhole(trx, component, held.map(({ value }) => value).filter(isValues))).map(({ id }) => id)
    : held.map(({ value }) => value);
  const rows = held.map(({ at, place }, which) => ({
    ...fixed,
    [owner]: owners[at],
    [target]: targets[which],
    ...(order && { [order]: place + 1 }),
  }));
  await insertInto(trx, table, rows);
}

/** Takes from rows what a field of them holds; parts go with it. */
async function untie(trx: Knex, { table, component, owner, target, fixed }: Tie, ids: readonly number[]) {
  for (const some of chunks(ids, IDS)) {
    const tied = () => trx(table).where(fixed).whereIn(owner, some);
    if (component) {
      const parts: Values[] = await tied().select(target);
      if (parts.length > 0)
        await deleteRows(
          trx,
          component,
          parts.map((part) => Number(part[target])),
        );
    }
    await tied().delete();
  }
}

/** Ids of what a field points to, however they were given. */
function idsIn(value: unknown): number[] {
  const given: unknown[] = Array.isArray(value) ? value : [value];
  return [...new Set(given.flatMap((one) => (isValues(one) ? one.id : one) ?? []).map(Number))];
}

/** Rows that one statement makes get ids that rise with their place. */
async function insertInto(trx: Knex, table: string, rows: readonly Values[]): Promise<number[]> {
  const ids: number[] = [];
  for (const some of chunks(rows, ROWS)) {
    const made: { id: number }[] = await trx(table).insert(some).returning('id');
    ids.push(...made.map(({ id }) => Number(id)).sort((a, b) => a - b));
  }
  return ids;
}
