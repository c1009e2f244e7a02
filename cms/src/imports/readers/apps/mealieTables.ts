import { grouped } from '../../../domain/grouped';
import { isNode, listOf, textOf, type Node } from '../schema/nodes';

/** Rows of a backup by table name. */
export type Tables = ReadonlyMap<string, readonly Node[]>;

/** Normalizes an id: SQLite backups write it without hyphens, PostgreSQL backups with them. */
export const idOf = (value: unknown): string => textOf(value).replaceAll('-', '').toLowerCase();

export const tablesOf = (database: Node): Tables =>
  new Map(Object.entries(database).map(([name, rows]) => [name, listOf(rows).filter(isNode)]));

export const rowsById = (tables: Tables, name: string): Map<string, Node> =>
  new Map((tables.get(name) ?? []).map((row) => [idOf(row.id), row]));

export const groupedBy = (rows: readonly Node[], column: string): Map<string, Node[]> =>
  grouped(rows, (row) => idOf(row[column]));

export const inOrder = (rows: readonly Node[]): Node[] =>
  [...rows].sort((one, other) => Number(one.position ?? 0) - Number(other.position ?? 0));

/** Returns a line with its unit and food in place of their ids. */
export const lineOf = (
  row: Node,
  units: ReadonlyMap<string, Node>,
  foods: ReadonlyMap<string, Node>,
): Node => ({
  ...row,
  unit: units.get(idOf(row.unit_id)) ?? null,
  food: foods.get(idOf(row.food_id)) ?? null,
});
