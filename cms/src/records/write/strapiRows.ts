import { present } from '../../domain/present';
import type { Knex } from 'knex';
import { queryRows, type InsertTarget, insertInto, placeholders, updateIn } from './runSql';
import type { StrapiRow } from '../../vendor/strapi';
import { type Column, shapeOf, type LinkTable } from './strapiShape';
import { chunks, idsGiven, isValues, partsIn, type Values } from '../read/values';

/**
 * Maximum number of ids per statement. The functions here write Strapi's own tables as its document service does, but
 * with one statement per table: the service checks every value once more and writes each part separately, which is most
 * of what a write costs.
 */
const IDS = 500;

/**
 * Inserts records of checked values and returns each as Strapi would, without data of other tables; keeps the given
 * order.
 */
export async function insertRows(trx: Knex, uid: string, list: readonly Values[]): Promise<StrapiRow[]> {
  const now = new Date();
  const times = { createdAt: now, updatedAt: now, publishedAt: now };
  const ties = new Ties(trx);
  const given = list.map((data) => ({ ...data, ...times }));
  const made = await insertWhole(trx, uid, given, ties);
  await ties.write();
  const at = now.toISOString();
  return made.map((row) => ({ ...row, createdAt: at, updatedAt: at }));
}

/**
 * Changes a record to checked values; omitted fields stay, except `updatedAt`. Returns false if the record does not
 * exist.
 */
export async function updateRow(trx: Knex, uid: string, id: number, data: Values): Promise<boolean> {
  const { table, columns, ties } = shapeOf(uid);
  const now: Values = { updatedAt: new Date(), ...data };
  const given = columns.filter(({ name }) => now[name] !== undefined);
  const into = { table, columns: given.map(({ column }) => column) };
  const isThere = await updateIn(trx, into, id, storedIn(given, now));
  const fresh = new Ties(trx);
  for (const tie of ties) {
    if (data[tie.name] === undefined) continue;
    await untie(trx, tie, [id]);
    await tieUp(trx, tie, { list: [data], owners: [id], ties: fresh });
  }
  await fresh.write();
  return isThere;
}

/** Deletes rows with their parts and links. */
export async function deleteRows(trx: Knex, uid: string, ids: readonly number[]): Promise<void> {
  const { table, ties } = shapeOf(uid);
  for (const tie of ties) await untie(trx, tie, ids);
  for (const some of chunks(ids, IDS))
    await queryRows(trx, `delete from "${table}" where "id" in (${placeholders(some.length)})`, some);
}

/** Collects rows of link tables until both sides exist, so that each table gets them at once. */
class Ties {
  readonly #tables = new Map<string, { into: InsertTarget; rows: unknown[][] }>();
  constructor(private readonly trx: Knex) {}

  add(table: string, row: Values): void {
    const columns = Object.keys(row);
    const known = this.#tables.get(table) ?? { into: { table, columns }, rows: [] };
    known.rows.push(known.into.columns.map((name) => row[name]));
    this.#tables.set(table, known);
  }

  async write(): Promise<void> {
    for (const { into, rows } of this.#tables.values()) await insertInto(this.trx, into, rows);
  }
}

const withDefaults = (columns: readonly Column[], data: Values): Values =>
  Object.fromEntries(
    columns.map(({ name, initial }) => {
      const value = data[name];
      if (value !== undefined) return [name, value];
      return [name, typeof initial === 'function' ? initial() : initial];
    }),
  );

const storedIn = (columns: readonly Column[], row: Values): unknown[] =>
  columns.map(({ name, type }) => stored(type, row[name]));

const stored = (type: string, value: unknown): unknown =>
  type === 'json' && typeof value === 'object' && value !== null ? JSON.stringify(value) : value;

/** Inserts rows of one table with their parts; returns their plain values with their ids. */
async function insertWhole(
  trx: Knex,
  uid: string,
  list: readonly Values[],
  ties: Ties,
): Promise<(Values & { readonly id: number })[]> {
  const shape = shapeOf(uid);
  const rows = list.map((data) => withDefaults(shape.columns, data));
  const made = await insertInto<{ id: number }>(
    trx,
    shape.into,
    rows.map((row) => storedIn(shape.columns, row)),
  );
  // The rows of one INSERT get ids that rise in their order.
  const owners = made.map(({ id }) => Number(id)).sort((a, b) => a - b);
  for (const tie of shape.ties) await tieUp(trx, tie, { list, owners, ties });
  return rows.map((row, at) => ({ ...row, id: present(owners[at]) }));
}

interface Holding {
  readonly list: readonly Values[];
  /** Ids of the rows that hold the field, in the order of `list`. */
  readonly owners: readonly number[];
  readonly ties: Ties;
}

/** Links the values of a field to the rows that hold it, in their order; parts are written first. */
async function tieUp(trx: Knex, tie: LinkTable, { list, owners, ties }: Holding): Promise<void> {
  const { name, table, component, owner, target, order, fixed } = tie;
  const held = list.flatMap((data, at) =>
    (component ? partsIn(data[name]) : idsGiven(data[name])).map((value, place) => ({ value, at, place })),
  );
  if (held.length === 0) return;
  const values = held.map(({ value }) => value);
  const targets = component
    ? (await insertWhole(trx, component, values.filter(isValues), ties)).map(({ id }) => id)
    : values;
  for (const [which, { at, place }] of held.entries())
    ties.add(table, {
      ...fixed,
      [owner]: owners[at],
      [target]: targets[which],
      ...(order && { [order]: place + 1 }),
    });
}

/** Removes a field's links from rows, and with them its parts. */
async function untie(
  trx: Knex,
  { table, component, owner, target, fixed }: LinkTable,
  ids: readonly number[],
): Promise<void> {
  const names = Object.keys(fixed);
  const isFixed = names.map((name) => `"${name}" = ? and `).join('');
  for (const some of chunks(ids, IDS)) {
    const tied = `from "${table}" where ${isFixed}"${owner}" in (${placeholders(some.length)})`;
    const bindings = [...names.map((name) => fixed[name]), ...some];
    const gone = await queryRows<Values>(trx, `delete ${tied} returning "${target}"`, bindings);
    if (component && gone.length > 0)
      await deleteRows(
        trx,
        component,
        gone.map((part) => Number(part[target])),
      );
  }
}
