import type { InsertTarget } from './runSql';
import { type Attribute, metadataOf } from '../../vendor/strapi';
import type { Values } from '../read/values';

/** Layout of a content type or component in Strapi's tables, as Strapi derives it from the schemas. */
interface Shape {
  readonly table: string;
  readonly columns: readonly Column[];
  /** Target of an INSERT, which returns the id. */
  readonly into: InsertTarget;
  readonly ties: readonly LinkTable[];
}
export interface Column {
  readonly name: string;
  readonly column: string;
  readonly type: string;
  /** Default of a new row, or a function that makes it. */
  readonly initial: unknown;
}
/** Table that links a row to the values of one of its fields: parts, related records or files. */
export interface LinkTable {
  readonly name: string;
  readonly table: string;
  readonly owner: string;
  readonly target: string;
  readonly order?: string;
  /** Constant columns of this field's rows. */
  readonly fixed: Values;
  /** Component of the parts, which belong to this row alone. */
  readonly component?: string;
}

const shapes = new Map<string, Shape>();

export function shapeOf(uid: string): Shape {
  const shape = shapes.get(uid) ?? readShape(uid);
  shapes.set(uid, shape);
  return shape;
}

function readShape(uid: string): Shape {
  const { tableName, attributes } = metadataOf(uid);
  const all = Object.entries(attributes);
  const columns = all.flatMap(([name, { type, columnName, default: initial = null }]) =>
    columnName && type !== 'increments' ? [{ name, type, column: columnName, initial }] : [],
  );
  return {
    table: tableName,
    columns,
    into: { table: tableName, columns: columns.map(({ column }) => column), then: 'returning "id"' },
    ties: all.flatMap(([name, attribute]) => tieOf(uid, name, attribute) ?? []),
  };
}

function tieOf(uid: string, name: string, { target, morphBy, joinTable }: Attribute): LinkTable | undefined {
  if (target && morphBy) return fileTie(uid, name, target, morphBy);
  if (!joinTable) return undefined;
  const { name: table, joinColumn, inverseJoinColumn, orderColumnName: order, on } = joinTable;
  const tie = { name, table, owner: joinColumn.name, target: inverseJoinColumn.name, order };
  if (!on) return { ...tie, fixed: {} };
  return { ...tie, component: target, fixed: { field: name, component_type: target } };
}

function fileTie(uid: string, name: string, target: string, by: string): LinkTable | undefined {
  const joinTable = metadataOf(target).attributes[by]?.joinTable;
  if (!joinTable?.morphColumn) return undefined;
  const { idColumn, typeColumn } = joinTable.morphColumn;
  return {
    name,
    table: joinTable.name,
    owner: idColumn.name,
    target: joinTable.joinColumn.name,
    order: 'order',
    fixed: { field: name, [typeColumn.name]: uid },
  };
}
