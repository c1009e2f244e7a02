import type { Knex } from 'knex';
import { isId } from '../write/input';
import type { Lock } from '../database/locks';
import { collectionOf } from '../registry';
import { tableOf } from '../database/tables';

/** A list is written by one at a time, its lines with it: it counts them. */
export const listGuards = (lists: readonly unknown[]): Lock[] =>
  lists.filter(isId).map((key) => ({ of: 'list', key }));

/** The lists of these lines; a line never moves to another one. */
export async function listsOf(trx: Knex, items: readonly number[]): Promise<Lock[]> {
  if (items.length === 0) return [];
  const rows: { list: number }[] = await trx(tableOf(collectionOf('shop-items')))
    .whereIn('id', items)
    .distinct('list');
  return listGuards(rows.map(({ list }) => Number(list)));
}
