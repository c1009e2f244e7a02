import type { Context } from 'koa';
import { callerIn, dataIn } from '../records/http/actions';
import { checkParams } from '../records/search/params';
import { bodyFor } from '../records/read/read';
import { collectionOf } from '../records/registry';
import { change, inWrite } from '../records/write/write';
import { checkReadable } from './readable';
import { parsePreferences, type PlanningPreferences } from './request';

const me = (ctx: Context) => bodyFor(collectionOf('users'), callerIn(ctx).id, callerIn(ctx));

/** GET users/me/planning: the caller's last planning preferences, null if they have none. */
export async function readPreferences(ctx: Context): Promise<void> {
  checkParams(ctx.query, []);
  ctx.body = { data: (await me(ctx)).planning ?? null };
}

/** PUT users/me/planning: replaces the caller's planning preferences; they do not expire. */
export async function savePreferences(ctx: Context): Promise<void> {
  const way = parsePreferences(dataIn(ctx));
  await checkReadable(way.from ?? [], [], callerIn(ctx));
  const planning: PlanningPreferences | null = Object.keys(way).length > 0 ? way : null;
  await inWrite(async (trx) => change(collectionOf('users'), await me(ctx), { planning }, trx));
  ctx.body = { data: planning };
}
