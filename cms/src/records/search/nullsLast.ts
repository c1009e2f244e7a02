import type { Knex } from 'knex';
import { isPostgres } from '../database/database';
import type { Collection } from '../types';

/** True if a number field may be null: a dish without a time, a product without a price. */
export const canBeNull = ({ fields }: Collection, name: string): boolean => {
  const field = fields[name];
  return field?.kind === 'number' && !field.required && field.initial === undefined;
};

/**
 * Orders by a column with nulls last in both directions, so that records without a value never come first. SQLite puts
 * nulls last in descending order and PostgreSQL in ascending order anyway; writing NULLS LAST there would keep either
 * from using its index.
 */
export function orderNullsLast(
  query: Knex.QueryBuilder,
  column: string,
  direction: 'asc' | 'desc',
  isNullable: boolean,
): void {
  const isSaid = isPostgres() ? direction === 'desc' && isNullable : direction === 'asc';
  query.orderByRaw(`?? ${direction}${isSaid ? ' nulls last' : ''}`, [column]);
}
