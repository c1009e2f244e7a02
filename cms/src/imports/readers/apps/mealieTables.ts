import { grouped } from '../../../domain/grouped';
import { isNode, listOf, textOf, type SchemaNode } from '../schema/nodes';

/** Rows of a backup by table name. */
export type Tables = ReadonlyMap<string, readonly SchemaNode[]>;

/** Normalizes an id: SQLite backups write it without hyphens, PostgreSQL backups with them. */
export const idOf = (value: unknown): string => textOf(value).replaceAll('-', '').toLowerCase();

export const tablesOf = (database: SchemaNode): Tables =>
  new Map(Object.entries(database).map(([name, rows]) => [name, listOf(rows).filter(isNode)]));

export const rowsById = (tables: Tables, name: string): Map<string, SchemaNode> =>
  new Map((tables.get(name) ?? []).map((row) => [idOf(row.id), row]));

export const groupedBy = (rows: readonly SchemaNode[], column: string): Map<string, SchemaNode[]> =>
  grouped(rows, (row) => idOf(row[column]));

export const inOrder = (rows: readonly SchemaNode[]): SchemaNode[] =>
  [...rows].sort((one, other) => Number(one.position ?? 0) - Number(other.position ?? 0));

/** Returns a line with its unit and food in place of their ids. */
export const lineOf = (
  row: SchemaNode,
  units: ReadonlyMap<string, SchemaNode>,
  foods: ReadonlyMap<string, SchemaNode>,
): SchemaNode => ({
  ...row,
  unit: units.get(idOf(row.unit_id)) ?? null,
  food: foods.get(idOf(row.food_id)) ?? null,
});
