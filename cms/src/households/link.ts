import type { Context } from 'koa';
import { limitTokens, isToken } from '../people/invited';
import { callerIn, optionalDataOnly } from '../records/http/actions';
import { sql } from '../records/database/database';
import { notFound } from '../records/http/errors';
import { oncePerKey } from '../records/write/idempotency';
import { checkParams } from '../records/search/params';
import { show, showDeep } from '../records/read/read';
import { firstBody } from '../records/read/readModel';
import { collectionOf } from '../records/registry';
import { paramIn } from '../vendor/strapi';
import { tableOf } from '../records/database/tables';
import { newToken } from '../records/http/token';
import { treeOf } from '../records/read/tree';
import { change, inWrite } from '../records/write/write';
import { ownHousehold, addHouseholdMember } from './members';
import type { Household } from './people';

const households = () => collectionOf('households');

/** Returns the household that a join link opens; a rate limit slows down guessing. */
async function opened(ctx: Context): Promise<Household> {
  const joinToken = paramIn(ctx, 'token');
  const found =
    isToken(joinToken) &&
    (await firstBody<Household>((await sql())(tableOf(households())).where({ joinToken })));
  if (found) return found;
  await limitTokens(callerIn(ctx).id);
  throw notFound();
}

/** GET households/join/{token}: the household's name and its owner's. */
export async function showByLink(ctx: Context): Promise<void> {
  checkParams(ctx.query, []);
  const tree = treeOf(households(), { owner: { fields: ['Name'] } }, ['Name']);
  ctx.set('Cache-Control', 'private, no-store');
  ctx.body = { data: await show(households(), await opened(ctx), tree, callerIn(ctx)) };
}

/** POST households/join/{token}: makes the caller a member. */
export async function joinByLink(ctx: Context): Promise<void> {
  optionalDataOnly(ctx, []);
  const caller = callerIn(ctx);
  ctx.body = await oncePerKey(ctx, async () => {
    const id = await inWrite(async (trx) => {
      const household = await opened(ctx);
      await addHouseholdMember(household, caller.id, trx);
      return household.id;
    });
    return { data: await showDeep(households(), id, caller) };
  });
}

/** POST households/{id}/renew-token: replaces the join link; the previous one stops working. */
export async function renewLink(id: number, ctx: Context): Promise<number> {
  optionalDataOnly(ctx, []);
  await inWrite(async (trx) => {
    await change(households(), await ownHousehold(id, ctx), { joinToken: newToken() }, trx);
  });
  return id;
}
