import type { Knex } from 'knex';
import { isId } from '../write/input';
import type { Lock } from '../database/locks';
import { collectionOf } from '../registry';
import { tableOf } from '../database/tables';

/**
 * Returns locks for these lists. Only one write at a time changes a list or its lines, because the list counts its
 * lines.
 */
export const listGuards = (lists: readonly unknown[]): Lock[] =>
  lists.filter(isId).map((key) => ({ of: 'list', key }));

/** Returns locks for the lists of these lines; a line never moves to another list. */
export async function listsOf(trx: Knex, items: readonly number[]): Promise<Lock[]> {
  if (items.length === 0) return [];
  const rows: { list: number }[] = await trx(tableOf(collectionOf('shop-items')))
    .whereIn('id', items)
    .distinct('list');
  return listGuards(rows.map(({ list }) => Number(list)));
}
