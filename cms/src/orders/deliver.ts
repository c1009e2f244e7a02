import type { Context } from 'koa';
import { codeIn } from '../domain/order/code';
import { ORDER_LIMITS } from '../domain/order/types';
import { MINUTE } from '../domain/time/units';
import { callerIn, dataIn, idIn, verbData } from '../records/http/actions';
import { fieldErrors, StatusError } from '../records/http/errors';
import { media, text } from '../records/fields';
import { mayAttach } from '../records/storage/files';
import { project } from '../records/read/readModel';
import { inWrite, sourceTable } from '../records/write/write';
import { orderGuards } from './guards';
import { type Order, orderFor, orders } from './order';
import { moverIn, advanceOrder } from './steps';

const FIELDS = {
  code: text({ max: 60 }),
  proof: media(),
  Name: text({ max: ORDER_LIMITS.recipientName.max }),
};
interface DeliveryInput {
  readonly code: string | null;
  readonly proof: number | null;
  readonly Name: string | null;
}

/**
 * Counts wrong codes before the step, in a separate transaction: the refusal rolls the step back, and a retry under
 * another Idempotency-Key must not reset the count.
 */
export async function checkCode(ctx: Context): Promise<void> {
  const { code } = verbData<DeliveryInput>(FIELDS, dataIn(ctx));
  if (!code) return;
  const caller = callerIn(ctx);
  const refusal = await inWrite(
    async (trx) => {
      const body = await orderFor(idIn(ctx), caller);
      if (body.state !== 'onTheWay' || !['courier', 'admin'].includes(moverIn(body, caller) ?? ''))
        return undefined;
      const wait = Date.parse(String(body.lockedUntil ?? '')) - Date.now();
      if (wait > 0) return locked(wait);
      if (codeIn(code, body.number) === body.deliveryCode) return undefined;
      const fails = Number(body.codeFails ?? 0) + 1;
      const isLast = fails >= ORDER_LIMITS.wrongCodes;
      const lock = ORDER_LIMITS.lockMinutes * MINUTE;
      const kept = isLast
        ? { code_fails: 0, locked_until: new Date(Date.now() + lock).toISOString() }
        : { code_fails: fails };
      await trx(sourceTable(orders())).where({ id: body.id }).update(kept);
      await project(orders(), [body.id]);
      return isLast ? locked(lock) : wrong(ORDER_LIMITS.wrongCodes - fails);
    },
    orderGuards(idIn(ctx)),
  );
  if (refusal) throw refusal;
}

const locked = (wait: number) =>
  new StatusError(
    429,
    'Too many wrong codes',
    { code: 'code.locked' },
    { 'Retry-After': String(Math.ceil(wait / 1000)) },
  );

const wrong = (left: number) =>
  new StatusError(400, 'Wrong delivery code', {
    code: 'order.wrongCode',
    errors: [
      {
        path: ['code'],
        key: 'wrongCode',
        values: { left },
        message: 'Wrong delivery code',
        name: 'ValidationError',
      },
    ],
  });

/** Hands an order over: with the customer's code, or with a photo and recipient's name for Admin to review. */
export async function deliver(id: number, ctx: Context): Promise<number> {
  const { code, proof, Name } = verbData<DeliveryInput>(FIELDS, dataIn(ctx));
  const caller = callerIn(ctx);
  return advanceOrder(id, ctx, 'deliver', {
    isSame: (body) =>
      code
        ? !body.isUnconfirmed && codeIn(code, body.number) === body.deliveryCode
        : Boolean(body.isUnconfirmed) && Name === body.receivedBy && [null, photoOf(body)].includes(proof),
    async work(body, trx) {
      const deliveredAt = new Date().toISOString();
      if (code) {
        if (codeIn(code, body.number) !== body.deliveryCode) throw wrong(0);
        return { changes: { deliveredAt, isUnconfirmed: false } };
      }
      const photo = proof ?? photoOf(body);
      if (!photo) throw fieldErrors([{ path: ['code'], key: 'required' }]);
      if (!Name) throw fieldErrors([{ path: ['Name'], key: 'required' }]);
      const isOwn = photo === photoOf(body) || (await mayAttach(trx, [photo], caller, false)).has(photo);
      if (!isOwn) throw fieldErrors([{ path: ['proof'], key: 'reference' }]);
      return { changes: { deliveredAt, isUnconfirmed: true, receivedBy: Name, proof: photo } };
    },
  });
}

const photoOf = ({ proof }: Order): number | null => proof?.id ?? null;
