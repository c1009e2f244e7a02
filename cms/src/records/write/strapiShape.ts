import type { Into } from './direct';
import { type Attribute, metadataOf } from '../strapi';
import type { Values } from '../read/values';

/** How records of a kind, or parts of one, lie in Strapi's tables, as Strapi itself has it from the schemas. */
interface Shape {
  readonly table: string;
  readonly columns: readonly Column[];
  /** Where a new row goes, which answers its id. */
  readonly into: Into;
  readonly ties: readonly Tie[];
}
export interface Column {
  readonly name: string;
  readonly column: string;
  readonly type: string;
  /** What a new row holds that is given nothing for it, or what makes that. */
  readonly initial: unknown;
}
/** The table that ties a row to those that a field of it holds: parts, related records or files. */
export interface Tie {
  readonly name: string;
  readonly table: string;
  readonly owner: string;
  readonly target: string;
  readonly order?: string;
  /** What the rows of this field hold besides. */
  readonly fixed: Values;
  /** The kind of the parts, which are nobody else's. */
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

function tieOf(uid: string, name: string, { target, morphBy, joinTable }: Attribute): Tie | undefined {
  if (target && morphBy) return fileTie(uid, name, target, morphBy);
  if (!joinTable) return undefined;
  const { name: table, joinColumn, inverseJoinColumn, orderColumnName: order, on } = joinTable;
  const tie = { name, table, owner: joinColumn.name, target: inverseJoinColumn.name, order };
  if (!on) return { ...tie, fixed: {} };
  return { ...tie, component: target, fixed: { field: name, component_type: target } };
}

function fileTie(uid: string, name: string, target: string, by: string): Tie | undefined {
  const { joinTable } = metadataOf(target).attributes[by];
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
