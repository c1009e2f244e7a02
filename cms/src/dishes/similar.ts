import type { Context } from 'koa';
import { callerIn, idIn } from '../records/http/actions';
import { compose } from '../records/read/compose';
import { rowsOf, sql } from '../records/database/database';
import { checkOneParams } from '../records/search/params';
import { openBody } from '../records/read/read';
import { readBodies } from '../records/read/readModel';
import { collectionOf } from '../records/registry';
import { tableOf } from '../records/database/tables';
import { treeOf } from '../records/read/tree';
import { similarityIndex } from './similarityIndex';

const MOST = 6;
/** Number of the nearest recipes to search for ones that the caller may read. */
const MAX_CANDIDATES = 120;

/** GET dishes/{id}/similar: returns at most six recipes that the caller may read, the most similar first. */
export async function similarDishes(ctx: Context): Promise<void> {
  checkOneParams(ctx.query);
  const dishes = collectionOf('dishes');
  const caller = callerIn(ctx);
  const id = idIn(ctx);
  const tree = treeOf(dishes, ctx.query.populate, ctx.query.fields);
  await openBody(dishes, id, caller);
  const near = (await similarityIndex()).like(id, MAX_CANDIDATES);
  const db = await sql();
  const readable = await rowsOf<{ id: number }>(
    db(`${tableOf(dishes)} as r`)
      .whereIn('r.id', near)
      .where((within) => dishes.scope(within, caller))
      .select('r.id'),
  );
  const open = new Set(readable.map((one) => one.id));
  const ids = near.filter((one) => open.has(one)).slice(0, MOST);
  const bodies = await readBodies(db, dishes, ids);
  ctx.body = {
    data: await compose(
      dishes,
      ids.flatMap((one) => bodies.get(one) ?? []),
      tree,
      caller,
    ),
  };
}
