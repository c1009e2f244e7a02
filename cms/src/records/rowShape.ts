import { type Attribute, type JoinTable, metadataOf } from './strapi';
import type { Values } from './values';

/** How a record lies in Strapi's tables, as Strapi itself has it from the schemas. */
interface RowShape {
  readonly table: string;
  /** A record's plain values by their names; what is not given is as the schema begins it. */
  readonly rowOf: (data: Values) => Record<string, unknown>;
  /** The same by their columns, as the database takes them. */
  readonly columnsOf: (row: Values) => Values;
  readonly parts: readonly {
    readonly name: string;
    readonly component: string;
    readonly table: string;
    readonly link: LinkRow;
  }[];
  /** Relations and files. */
  readonly links: readonly { readonly name: string; readonly table: string; readonly link: LinkRow }[];
}
/** The row that ties a target to its owner at a place, from 1. */
type LinkRow = (owner: number, target: number, place: number) => Values;

const shapes = new Map<string, RowShape>();

export function rowShapeOf(uid: string): RowShape {
  const shape = shapes.get(uid) ?? readShape(uid);
  shapes.set(uid, shape);
  return shape;
}

function readShape(uid: string): RowShape {
  const { tableName, attributes } = metadataOf(uid);
  const all = Object.entries(attributes);
  const columns = all.flatMap(([name, { type, columnName, default: initial }]) =>
    columnName && type !== 'increments' ? [{ name, type, column: columnName, initial }] : [],
  );
  return {
    table: tableName,
    rowOf: (data) =>
      Object.fromEntries(
        columns.map(({ name, initial }) => [name, data[name] === undefined ? begun(initial) : data[name]]),
      ),
    columnsOf: (row) =>
      Object.fromEntries(columns.map(({ name, type, column }) => [column, stored(type, row[name])])),
    parts: all.flatMap(([name, { target, joinTable }]) =>
      target && joinTable?.on
        ? [{ name, component: target, table: joinTable.name, link: partLink(joinTable, name, target) }]
        : [],
    ),
    links: all.flatMap(([name, attribute]) => linkOf(uid, name, attribute)),
  };
}

const begun = (initial: unknown): unknown => (typeof initial === 'function' ? initial() : (initial ?? null));

const stored = (type: string, value: unknown): unknown =>
  type === 'json' && typeof value === 'object' && value !== null ? JSON.stringify(value) : value;

const partLink =
  ({ joinColumn, inverseJoinColumn }: JoinTable, field: string, component: string): LinkRow =>
  (owner, target, order) => ({
    [joinColumn.name]: owner,
    [inverseJoinColumn.name]: target,
    field,
    component_type: component,
    order,
  });

function linkOf(uid: string, name: string, { target, morphBy, joinTable }: Attribute): RowShape['links'] {
  if (joinTable && !joinTable.on) {
    const { joinColumn, inverseJoinColumn, orderColumnName } = joinTable;
    const link: LinkRow = (owner, id, place) => ({
      [joinColumn.name]: owner,
      [inverseJoinColumn.name]: id,
      ...(orderColumnName && { [orderColumnName]: place }),
    });
    return [{ name, table: joinTable.name, link }];
  }
  if (!target || !morphBy) return [];
  const files = metadataOf(target).attributes[morphBy].joinTable;
  if (!files?.morphColumn) return [];
  const { idColumn, typeColumn } = files.morphColumn;
  const link: LinkRow = (owner, id, order) => ({
    [files.joinColumn.name]: id,
    [idColumn.name]: owner,
    [typeColumn.name]: uid,
    field: name,
    order,
  });
  return [{ name, table: files.name, link }];
}
