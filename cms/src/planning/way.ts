import type { Context } from 'koa';
import { callerIn, dataIn } from '../records/http/actions';
import { checkParams } from '../records/search/params';
import { bodyFor } from '../records/read/read';
import { collectionOf } from '../records/registry';
import { change, inWrite } from '../records/write/write';
import { checkReadable } from './readable';
import { askedWay, type PlanningWay } from './request';

const me = (ctx: Context) => bodyFor(collectionOf('users'), callerIn(ctx).id, callerIn(ctx));

/** GET users/me/planning: how the caller plans a week, as they said last; null where they have not. */
export async function readWay(ctx: Context): Promise<void> {
  checkParams(ctx.query, []);
  ctx.body = { data: (await me(ctx)).planning ?? null };
}

/** PUT users/me/planning: what the next week is asked with; takes the place of what was kept, and nothing forgets it. */
export async function keepWay(ctx: Context): Promise<void> {
  const way = askedWay(dataIn(ctx));
  await checkReadable(way.from ?? [], [], callerIn(ctx));
  const planning: PlanningWay | null = Object.keys(way).length > 0 ? way : null;
  await inWrite(async (trx) => change(collectionOf('users'), await me(ctx), { planning }, trx));
  ctx.body = { data: planning };
}
