import type { Knex } from 'knex';
import type { Context } from 'koa';
import { canStep, isOpen, isTaken, type Mover, type OrderStep, STEPS } from '../domain/order/states';
import { ORDER_LIMITS, type OrderState } from '../domain/order/types';
import { callerIn, dataIn, optionalDataIn, verbData } from '../records/http/actions';
import { ConflictError, fieldErrors, forbidden, notFound } from '../records/http/errors';
import { longText, relation } from '../records/fields';
import type { Guards } from '../records/database/locks';
import { show } from '../records/read/read';
import { readBodies } from '../records/read/readModel';
import { collectionOf } from '../records/registry';
import { tableOf } from '../records/database/tables';
import { deepOf } from '../records/read/tree';
import type { Caller } from '../records/types';
import { change, inWrite, sourceTable } from '../records/write/write';
import { openLedger } from '../stocks/ledger';
import { orderGuards } from './guards';
import { listGuardsOf } from './listLines';
import { type Order, type OrderEvent, orderFor, orders } from './order';
import { newEvent } from './place';

type Input = Record<string, unknown>;

/** Returns the caller's role in this order, or undefined for someone who can only read it. */
export function moverIn(body: Order, { id, who }: Caller): Mover | undefined {
  if (who === 'Admin') return 'admin';
  if (who === 'Courier' && body.courier === id) return 'courier';
  return body.customer === id ? 'customer' : undefined;
}

/** Returns whether the caller's last step was this one; a repeat then returns the order unchanged. */
function isRepeat(body: Order, step: OrderStep, caller: Caller): boolean {
  const last = body.history.at(-1);
  return (
    last !== undefined && last.state === body.state && body.state === STEPS[step].to && last.by === caller.id
  );
}

/** Steps that carry data: a late repeat, from an offline queue, is recognized by its data. */
const SAYING: readonly OrderStep[] = ['pack', 'deliver', 'fail', 'cancel'];

/** Returns the caller's history entry of this step, unless the order has returned to an earlier state since. */
function ownEventOf(body: Order, step: OrderStep, caller: Caller): OrderEvent | undefined {
  if (isRepeat(body, step, caller)) return body.history.at(-1);
  const mover = moverIn(body, caller);
  if (!mover || !SAYING.includes(step) || canStep(step, body.state, mover)) return undefined;
  return body.history.findLast(({ state, by }) => state === STEPS[step].to && by === caller.id);
}

async function refuseOther(body: Order, caller: Caller): Promise<never> {
  const present = await show(orders(), body, deepOf(orders()), caller);
  throw new ConflictError('This step was taken in another way', 'order.doneOtherwise', { present });
}

export const wrongStateError = (state: unknown) =>
  new ConflictError(`The order is ${String(state)}`, 'order.outOfTurn', { state });

/** Moves the state with a compare-and-set; of two simultaneous requests from the same state only one returns true. */
async function claim(trx: Knex, body: Order, to: OrderState): Promise<boolean> {
  return (
    (await trx(sourceTable(orders())).where({ id: body.id, state: body.state }).update({ state: to })) === 1
  );
}

interface Moved {
  readonly changes?: Input;
  readonly note?: string | null;
}

interface StepOptions {
  /** Performs the step and returns the other fields to change. */
  readonly work?: (body: Order, trx: Knex) => Promise<Moved> | Moved;
  /** Returns whether a repeat carries the same data as the first request. */
  readonly isSame?: (body: Order, event: OrderEvent, trx: Knex) => Promise<boolean> | boolean;
}

/** Takes an order one step further. A repeat returns it unchanged; one with different data throws a conflict. */
export async function advanceOrder(
  id: number,
  ctx: Context,
  step: OrderStep,
  { work = () => ({}), isSame = () => true }: StepOptions = {},
): Promise<number> {
  const caller = callerIn(ctx);
  await inWrite(
    async (trx) => {
      const body = await orderFor(id, caller);
      const mover = moverIn(body, caller);
      const taken = ownEventOf(body, step, caller);
      if (taken) return (await isSame(body, taken, trx)) ? undefined : refuseOther(body, caller);
      if (!mover || !STEPS[step].from[mover]) throw forbidden();
      if (!canStep(step, body.state, mover)) throw wrongStateError(body.state);
      const { changes = {}, note } = await work(body, trx);
      await advance(trx, body, { to: STEPS[step].to, by: caller.id, note, changes });
    },
    stepGuards(id, step),
  );
  return id;
}

/** Locks the order and, if the step ends it, the lists that its lines came from. */
function stepGuards(id: number, step: OrderStep): Guards {
  if (isOpen(STEPS[step].to)) return orderGuards(id);
  return async (trx) => [...orderGuards(id), ...(await listGuardsOf(id, trx))];
}

interface Advance {
  readonly to: OrderState;
  readonly by: number;
  readonly note?: string | null;
  readonly changes: Input;
}

async function advance(trx: Knex, body: Order, { to, by, note, changes }: Advance): Promise<void> {
  if (!(await claim(trx, body, to))) throw wrongStateError(body.state);
  const history = [...body.history, newEvent(to, by, note ?? null)];
  await change(orders(), body, { ...changes, state: to, history }, trx);
}

const nothing = (ctx: Context) => verbData<Input>({}, optionalDataIn(ctx));
const reason = () => longText({ required: true, ...ORDER_LIMITS.reason, lengthKey: 'tooLong' });

/** Assigns an unassigned order to the calling courier; of several simultaneous callers exactly one gets it. */
export async function accept(id: number, ctx: Context): Promise<number> {
  nothing(ctx);
  const caller = callerIn(ctx);
  await inWrite(async (trx) => {
    // A courier who comes too late can no longer read the order; they get a conflict rather than a 404.
    const body = (await readBodies<Order>(trx, orders(), [id])).get(id);
    if (!body) throw notFound();
    if (body.courier === caller.id && body.state === 'accepted') return;
    if (body.state !== 'placed') throw new ConflictError('Another courier was quicker', 'order.alreadyTaken');
    await advance(trx, body, { to: 'accepted', by: caller.id, changes: { courier: caller.id } });
  }, orderGuards(id));
  return id;
}

export async function release(id: number, ctx: Context): Promise<number> {
  nothing(ctx);
  const caller = callerIn(ctx);
  // After the release the order has no courier, so only its history identifies a repeat.
  const body = await orderFor(id, caller);
  if (isRepeat(body, 'release', caller)) return id;
  return advanceOrder(id, ctx, 'release', { work: () => ({ changes: { courier: null, questions: [] } }) });
}

export const depart = (id: number, ctx: Context) => (nothing(ctx), advanceOrder(id, ctx, 'depart'));
export const retry = (id: number, ctx: Context) => (nothing(ctx), advanceOrder(id, ctx, 'retry'));

export async function fail(id: number, ctx: Context): Promise<number> {
  const { reason: note } = verbData<{ reason: string }>({ reason: reason() }, dataIn(ctx));
  return advanceOrder(id, ctx, 'fail', {
    work: () => ({ note }),
    isSame: (_body, then) => then.note === note,
  });
}

/** Cancels an order: reserved stock becomes free, packed goods return to their lots. */
export async function cancel(id: number, ctx: Context): Promise<number> {
  const caller = callerIn(ctx);
  const given = optionalDataIn(ctx);
  const { reason: note } = verbData<{ reason: string | null }>(
    { reason: longText({ ...ORDER_LIMITS.reason, lengthKey: 'tooLong' }) },
    given,
  );
  return advanceOrder(id, ctx, 'cancel', {
    isSame: (_body, then) => then.note === note,
    async work(body, trx) {
      if (moverIn(body, caller) !== 'customer' && !note)
        throw fieldErrors([{ path: ['reason'], key: 'required' }]);
      await putBack(trx, body, caller.id);
      return { note, changes: { reservations: [] } };
    },
  });
}

/** Returns packed goods to their lots, or frees stock that was only reserved. */
const putBack = (trx: Knex, body: Order, by: number): Promise<void> =>
  isTaken(body.state) ? giveBack(trx, body, by) : setFree(trx, body);

/** Removes all personal data of the customer from an order; an open order is cancelled. */
export async function anonymizeOrder(body: Order, trx: Knex): Promise<void> {
  const customer = body.customer as number;
  const isOver = !isOpen(body.state);
  if (!isOver) await putBack(trx, body, customer);
  const history = body.history.map((event) => ({
    ...event,
    by: event.by === customer ? null : event.by,
    // Free text may contain personal data.
    note: null,
  }));
  const nameless = {
    customer: null,
    recipient: null,
    address: null,
    Note: null,
    receivedBy: null,
    proof: null,
    shoplist: null,
    deliveryCode: null,
  };
  const ended = isOver ? {} : { state: 'cancelled', reservations: [] };
  const events = isOver ? history : [...history, { ...newEvent('cancelled', 0), by: null }];
  await change(orders(), body, { ...nameless, ...ended, history: events }, trx);
}

async function setFree(trx: Knex, body: Order): Promise<void> {
  const ledger = await openLedger(
    trx,
    body.lines.map(({ product }) => product),
  );
  for (const { parts } of body.reservations ?? []) ledger.release(parts);
  await ledger.close();
}

async function giveBack(trx: Knex, body: Order, by: number): Promise<void> {
  const rows: { stock: number; product: number; delta: number }[] = await trx(
    tableOf(collectionOf('stock-movements')),
  )
    .where({ order: body.id })
    .select('stock', 'product', 'delta');
  const ledger = await openLedger(
    trx,
    rows.map(({ product }) => product),
  );
  const taken = new Map<number, number>();
  for (const { stock, delta } of rows) taken.set(stock, (taken.get(stock) ?? 0) - Number(delta));
  for (const [stock, amount] of taken) {
    if (amount > 0 && ledger.lot(stock)) ledger.move(stock, amount, { reason: 'order', by, order: body.id });
  }
  await ledger.close();
}

/** An Admin assigns an order to a courier; a placed order becomes accepted. */
export async function assign(id: number, ctx: Context): Promise<number> {
  const { courier } = verbData<{ courier: number }>(
    { courier: relation('users', { required: true }) },
    dataIn(ctx),
  );
  const caller = callerIn(ctx);
  await inWrite(async (trx) => {
    const body = await orderFor(id, caller);
    const person = (await readBodies(trx, collectionOf('users'), [courier])).get(courier);
    if (person?.Rolee !== 'Courier' || person.blocked)
      throw fieldErrors([{ path: ['courier'], key: 'reference' }]);
    if (body.courier === courier) return;
    if (['delivered', 'cancelled'].includes(body.state)) throw wrongStateError(body.state);
    const to = body.state === 'placed' ? 'accepted' : body.state;
    // Drops the previous courier's questions; that courier no longer packs the order.
    const changes = to === 'accepted' ? { courier, questions: [] } : { courier };
    await advance(trx, body, { to, by: caller.id, changes });
  }, orderGuards(id));
  return id;
}
