import type { Context } from 'koa';
import { callerIn, optionalDataOnly } from '../records/http/actions';
import { checkParams } from '../records/search/params';
import { expenditureOf, undoMove } from './learn';

/** GET users/me/expenditure: what the caller uses a day, as far as it is known, and how their target moved. */
export async function readExpenditure(ctx: Context): Promise<void> {
  checkParams(ctx.query, []);
  await answer(ctx);
}

/** POST users/me/expenditure/undo: takes the last move of the caller's target back; a second call changes nothing. */
export async function undoTargetMove(ctx: Context): Promise<void> {
  optionalDataOnly(ctx, []);
  await undoMove(callerIn(ctx));
  await answer(ctx);
}

async function answer(ctx: Context): Promise<void> {
  ctx.set('Cache-Control', 'private, no-store');
  ctx.body = { data: await expenditureOf(callerIn(ctx)) };
}
