import type { Knex } from 'knex';
import { isPostgres } from './database';
import type { Collection } from './types';

/** Whether records of the collection may have no number there: a dish without a time, a product without a price. */
export const canLack = ({ fields }: Collection, name: string): boolean => {
  const field = fields[name];
  return field?.kind === 'number' && !field.required && field.initial === undefined;
};

/**
 * Who asks for the quickest or the dearest wants those that have a figure: the others come last, whichever way it is sorted.
 * SQLite has them last downwards by itself and PostgreSQL upwards; saying so there would keep either from its index.
 */
export function orderLackingLast(
  query: Knex.QueryBuilder,
  column: string,
  direction: 'asc' | 'desc',
  mayLack: boolean,
): void {
  const isSaid = isPostgres() ? direction === 'desc' && mayLack : direction === 'asc';
  query.orderByRaw(`?? ${direction}${isSaid ? ' nulls last' : ''}`, [column]);
}
