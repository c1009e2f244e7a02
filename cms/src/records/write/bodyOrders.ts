import type { Knex } from 'knex';
import { isPostgres } from '../database/database';
import { badRequest } from '../http/errors';
import type { Narrow } from '../panel/operators';
import { collectionOf } from '../registry';
import { connection } from '../../vendor/strapi';
import { sortColumn, tableOf } from '../database/tables';
import type { Caller } from '../types';

type Order = (direction: 'asc' | 'desc', caller: Caller) => Narrow;

/*
 * Sort orders of Admin's tables for values without a column. All rows that pass the filters are sorted without an
 * index, which takes milliseconds at the thousands of rows these tables hold.
 */

/** Orders by a number in the record; unknown values come last in both directions. */
export const byFigure = (name: string): Order => orderBy(() => valueOf([name], 'double precision'));

/** Orders by a text in the record, ignoring case. */
export const byWords = (...path: readonly string[]): Order =>
  orderBy(() => connection().raw('lower(?)', [valueOf(path, 'text')]));

/** Orders by the name of the person in a relation of the record. */
export const byPerson = (relation: string): Order =>
  orderBy(() =>
    connection().raw('(select named.?? from ?? as named where named.id = ??)', [
      sortColumn('Name'),
      tableOf(collectionOf('users')),
      `r.${relation}`,
    ]),
  );

/** Restricts orders to Admin, because an order reveals the field it sorts by; anyone else gets a 400. */
export const forAdmin = (orders: Readonly<Record<string, Order>>): Readonly<Record<string, Order>> =>
  Object.fromEntries(
    Object.entries(orders).map(([name, order]): [string, Order] => [
      name,
      (direction, caller) => {
        if (caller.who !== 'Admin') throw badRequest(`Can not sort by ${name}`, ['sort']);
        return order(direction, caller);
      },
    ]),
  );

const orderBy =
  (expression: () => Knex.Raw): Order =>
  (direction) =>
  (query) =>
    void query.orderByRaw(`? is null, ? ${direction}`, [expression(), expression()]);

/** SQL for a value inside the record. The names in `path` come from the code, never from a caller. */
function valueOf(path: readonly string[], type: 'text' | 'double precision'): Knex.Raw {
  const db = connection();
  if (isPostgres()) return db.raw(`(??::json #>> '{${path.join(',')}}')::${type}`, ['r.head']);
  return db.raw(`json_extract(??, '$.${path.join('.')}')`, ['r.head']);
}
