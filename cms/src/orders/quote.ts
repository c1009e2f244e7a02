import type { Context } from 'koa';
import { UNITS } from '../domain/dish/types';
import { LIMITS } from '../domain/limits';
import { ORDER_LIMITS } from '../domain/order/types';
import { dataIn, verbData } from '../records/http/actions';
import { sql } from '../records/database/database';
import { choice, number, objects, text } from '../records/fields';
import { oncePerKey } from '../records/write/idempotency';
import type { GivenLine } from './order';
import { quoteOrder } from './place';

const FIELDS = {
  lines: objects(
    {
      product: number({ whole: true, above: 0, max: 2_147_483_647, required: true, key: 'reference' }),
      amount: number({ ...LIMITS.amount, key: 'amount', required: true }),
      unit: choice(UNITS, { required: true }),
    },
    ORDER_LIMITS.lines,
    { required: true },
  ),
  zone: text({ max: 36 }),
};

/** POST orders/quote {lines, zone?}: returns each line's current price and availability, in their order. */
export async function readQuote(ctx: Context): Promise<void> {
  const { lines, zone } = verbData<{ lines: GivenLine[]; zone: string | null }>(FIELDS, dataIn(ctx));
  ctx.body = await oncePerKey(ctx, async () => ({
    data: await quoteOrder(lines, zone, await sql()),
  }));
}
