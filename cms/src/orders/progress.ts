import type { Context } from 'koa';
import { ORDER_LIMITS } from '../domain/order/types';
import { callerIn, dataIn, verbData } from '../records/http/actions';
import { forbidden } from '../records/http/errors';
import { number } from '../records/fields';
import { change, inWrite } from '../records/write/write';
import { orderGuards } from './guards';
import { orderFor, orders } from './order';
import { wrongStateError } from './steps';

const FIELDS = { count: number({ required: true, whole: true, min: 0, max: ORDER_LIMITS.lines }) };

/** Records how many lines the courier has marked, at most the number of lines, for the customer to see. */
export async function progress(id: number, ctx: Context): Promise<number> {
  const { count } = verbData<{ count: number }>(FIELDS, dataIn(ctx));
  const caller = callerIn(ctx);
  await inWrite(async (trx) => {
    const body = await orderFor(id, caller);
    if (caller.who === 'User' || body.courier !== caller.id) throw forbidden();
    if (body.state !== 'accepted') throw wrongStateError(body.state);
    const packing = { by: caller.id, count: Math.min(count, body.lines.length) };
    if (body.packing?.by === packing.by && body.packing.count === packing.count) return;
    await change(orders(), body, { packing }, trx);
  }, orderGuards(id));
  return id;
}
