import type { Knex } from 'knex';
import { isPostgres } from '../database/database';
import { badRequest } from '../http/errors';
import type { Narrow } from '../panel/operators';
import { collectionOf } from '../registry';
import { connection } from '../strapi';
import { sortColumn, tableOf } from '../database/tables';
import type { Caller } from '../types';

type Order = (direction: 'asc' | 'desc', caller: Caller) => Narrow;

/*
 * Orders of Admin's tables by what has no column of its own. All that the filters let through is sorted without an index, which is
 * a matter of milliseconds at the thousands that these tables hold.
 */

/** Orders by a figure that stands in the record; one that is not known comes last both ways. */
export const byFigure = (name: string): Order => orderBy(() => valueOf([name], 'double precision'));

/** Orders by words that stand in the record, in any capitals. */
export const byWords = (...path: readonly string[]): Order =>
  orderBy(() => connection().raw('lower(?)', [valueOf(path, 'text')]));

/** Orders by the name of the person whom a relation of the record names. */
export const byPerson = (relation: string): Order =>
  orderBy(() =>
    connection().raw('(select named.?? from ?? as named where named.id = ??)', [
      sortColumn('Name'),
      tableOf(collectionOf('users')),
      `r.${relation}`,
    ]),
  );

/** The same for Admin alone: an order tells of the field that it goes by. */
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

/** A value of the record's own, by the names that lead to it; the names are the code's, never a caller's. */
function valueOf(path: readonly string[], type: 'text' | 'double precision'): Knex.Raw {
  const db = connection();
  if (isPostgres()) return db.raw(`(??::json #>> '{${path.join(',')}}')::${type}`, ['r.head']);
  return db.raw(`json_extract(??, '$.${path.join('.')}')`, ['r.head']);
}
