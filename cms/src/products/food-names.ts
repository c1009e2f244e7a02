import type { Context } from 'koa';
import { sql } from '../records/database/database';
import { checkParams } from '../records/search/params';
import { readBodies } from '../records/read/readModel';
import { collectionOf } from '../records/registry';
import { tableOf } from '../records/database/tables';
import type { CollectionMap } from '../records/types';
import { productsOfFoods } from './nameCache';

/**
 * GET foods/names: curated foods that have no product, in a compact form that browsers can cache: `[id, Name, NameKa,
 * category]` each, by id.
 */
export async function listFoodNames(ctx: Context): Promise<void> {
  checkParams(ctx.query, []);
  const db = await sql();
  const foods = collectionOf('foods');
  const found: { id: number }[] = await db(tableOf(foods))
    .where({ curated: true })
    .orderBy('id')
    .select('id');
  const standing = await productsOfFoods();
  const ids = found.map(({ id }) => id).filter((id) => !standing.has(id));
  const bodies = await readBodies<CollectionMap['foods']>(db, foods, ids, 'head');
  ctx.body = {
    data: ids.flatMap((id) => {
      const food = bodies.get(id);
      return food ? [[id, food.Name, food.NameKa, food.category]] : [];
    }),
  };
}
