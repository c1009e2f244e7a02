import type { Knex } from 'knex';
import type { Context } from 'koa';
import { LIMITS } from '../domain/limits';
import { HAND_REASONS, LEVELS, type Level, PANTRY_OPS, type StepContent } from '../domain/pantry/types';
import { isUuid } from '../domain/text/uuid';
import { productOf } from '../products/of-food';
import { callerIn, dataIn, verbData } from '../records/http/actions';
import { fieldErrors } from '../records/http/errors';
import { choice, number, text } from '../records/fields';
import { oncePerKey } from '../records/write/idempotency';
import { showDeep } from '../records/read/read';
import { collectionOf } from '../records/registry';
import type { Caller } from '../records/types';
import { create, erase, inWrite, update } from '../records/write/write';
import { itemOf, pantryGuards } from './items';
import { recordStep, undoStep } from './steps';

const items = () => collectionOf('pantry-items');
const uuid = () => text({ pattern: { is: { test: isUuid }, key: 'reference' } });
const required = () => text({ required: true, pattern: { is: { test: isUuid }, key: 'reference' } });
const { max } = LIMITS.amount;

/** Amount fields that each operation accepts; name and storage place are ordinary fields beside them. */
const COUNT = {
  amount: number({ min: 0, max, key: 'amount' }),
  level: choice(LEVELS),
  move: uuid(),
  reason: choice(HAND_REASONS),
};
const MOVE = {
  move: required(),
  delta: number({ min: -max, max, required: true, key: 'amount' }),
  reason: choice(HAND_REASONS, { required: true }),
};
const UNDO = { move: required(), undoes: required() };

interface PantryRequest {
  readonly op: (typeof PANTRY_OPS)[number];
  readonly key: string;
  readonly given: Readonly<Record<string, unknown>>;
}

/**
 * POST pantry-items/change {op, key, …}: changes one item, named by its key rather than its id, so that an offline
 * phone can add items and go on changing them. A count sets the absolute amount. Taking or adding carries a step key: a
 * repeat with the same key counts once, and two phones that take at the same time both count. A deleted item takes no
 * change.
 */
export async function changePantry(ctx: Context): Promise<void> {
  const { op: asked, key, ...given } = dataIn(ctx);
  const op = PANTRY_OPS.find((one) => one === asked);
  if (!op) throw fieldErrors([{ path: ['op'], key: 'choice' }]);
  if (typeof key !== 'string' || !isUuid(key)) throw fieldErrors([{ path: ['key'], key: 'reference' }]);
  const caller = callerIn(ctx);
  ctx.body = await oncePerKey(ctx, () =>
    inWrite(
      async (trx) => {
        await carryOut({ op, key, given }, caller, trx);
        const item = await itemOf(key, caller, trx);
        return { data: item ? await showDeep(items(), item.id, caller) : null };
      },
      // Adding a food may create a product, which all households share.
      given.food === undefined
        ? async (trx) => pantryGuards((await itemOf(key, caller, trx))?.owner ?? caller.id)
        : undefined,
    ),
  );
}

async function carryOut(asked: PantryRequest, caller: Caller, trx: Knex): Promise<void> {
  const { op, key, given } = asked;
  if (op === 'add') return put(asked, caller, trx);
  const item = await itemOf(key, caller, trx);
  if (op === 'set') {
    const { count, rest } = split(given);
    if (item && Object.keys(rest).length > 0) await update(items(), item.id, rest, caller);
    if (item && count) await recordStep(item, { ...count, reason: count.reason ?? 'counted' }, caller, trx);
  } else if (op === 'move') {
    const { move, delta, reason } = verbData<Moved>(MOVE, given);
    if (item) await recordStep(item, { key: move, said: { by: delta }, reason }, caller, trx);
  } else if (op === 'undo') {
    const { move, undoes } = verbData<{ move: string; undoes: string }>(UNDO, given);
    if (item) await undoStep(item, { key: move, undoes }, caller, trx);
  } else {
    verbData({}, given);
    if (item) await erase(items(), item, trx);
  }
}

interface Moved {
  readonly move: string;
  readonly delta: number;
  readonly reason: (typeof HAND_REASONS)[number];
}

/** Adds an item unless its key exists already; without an amount its level is "some". */
async function put({ key, given }: PantryRequest, caller: Caller, trx: Knex): Promise<void> {
  if (await itemOf(key, caller, trx)) return;
  const { food, ...others } = given;
  const { count, rest } = split(others);
  const product = food === undefined ? {} : { product: await productOf(food, trx) };
  const item = await create(items(), { ...rest, ...product, key }, caller, { amount: 0, level: 'gone' });
  const step: Count = count ?? { said: { is: 'some' } };
  await recordStep(item, { ...step, reason: step.reason ?? 'bought' }, caller, trx);
}

interface Count {
  readonly key?: string;
  readonly said: StepContent;
  readonly reason?: (typeof HAND_REASONS)[number];
}

/** Splits a body into its amount fields, if any, and the remaining fields. */
function split(given: PantryRequest['given']): { count: Count | undefined; rest: Record<string, unknown> } {
  const ofCount = Object.entries(given).filter(([name]) => Object.hasOwn(COUNT, name));
  const rest = Object.fromEntries(Object.entries(given).filter(([name]) => !Object.hasOwn(COUNT, name)));
  if (ofCount.length === 0) return { count: undefined, rest };
  const { amount, level, move, reason } = verbData<{
    amount?: number | null;
    level?: Level | null;
    move?: string | null;
    reason?: (typeof HAND_REASONS)[number] | null;
  }>(COUNT, Object.fromEntries(ofCount));
  const is = amount ?? level;
  const isTwofold = typeof amount === 'number' && typeof level === 'string';
  if (is === undefined || is === null || isTwofold)
    throw fieldErrors([{ path: [isTwofold ? 'level' : 'amount'], key: isTwofold ? 'unknown' : 'amount' }]);
  return { count: { said: { is }, key: move ?? undefined, reason: reason ?? undefined }, rest };
}
