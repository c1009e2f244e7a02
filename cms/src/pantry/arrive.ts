import { randomUUID } from 'node:crypto';
import type { Context } from 'koa';
import type { Knex } from 'knex';
import { LIMITS, PANTRY_LIMITS } from '../domain/limits';
import { type DeliveredLine, deliveredLines } from '../domain/order/delivered';
import { orderCause } from '../domain/pantry/cause';
import { standingSteps } from '../domain/pantry/replay';
import { usualExpiry, usualPlace } from '../domain/pantry/shelfLife';
import { todayOf } from '../time/clock';
import { orderGuards } from '../orders/guards';
import { type Order, orderFor } from '../orders/order';
import { wrongStateError } from '../orders/steps';
import { callerIn, optionalDataOnly } from '../records/http/actions';
import { forbidden } from '../records/http/errors';
import { keyOf } from '../records/hash';
import { guard } from '../records/database/locks';
import { creates } from '../records/http/rate';
import { readBodies, rows } from '../records/read/readModel';
import { collectionOf } from '../records/registry';
import { tableOf } from '../records/database/tables';
import type { Caller, CollectionMap } from '../records/types';
import { change, insert, inWrite } from '../records/write/write';
import { householdPantryGuards, stepsFor } from './causes';
import { inPantryOf, type PantryItem } from './items';
import { recordStep } from './steps';

type Product = CollectionMap['products'];
const items = () => collectionOf('pantry-items');
const table = (trx: Knex) => trx(tableOf(items()));

/** Puts a delivery into the pantry automatically if the customer or somebody in their household uses the pantry. */
export async function storeDelivery(order: Order, trx: Knex): Promise<void> {
  const { customer } = order;
  if (customer === null) return;
  const isInUse = await table(trx)
    .whereIn('id', inPantryOf({ id: customer }))
    .first('id');
  if (isInUse) await putOrder(order, customer, trx);
}

/** POST orders/{id}/put-away: its customer puts a delivered order into the pantry; a repeat adds nothing. */
export async function putAwayOrder(id: number, ctx: Context): Promise<number> {
  optionalDataOnly(ctx, []);
  const caller = callerIn(ctx);
  await inWrite(async (trx) => {
    const order = await orderFor(id, caller);
    if (order.customer !== caller.id) throw forbidden();
    if (order.state !== 'delivered') throw wrongStateError(order.state);
    await creates(caller.id, order.lines.length);
    await putOrder(order, caller.id, trx);
  }, orderGuards(id));
  return id;
}

async function putOrder(order: Order, customer: number, trx: Knex): Promise<void> {
  const arrived = deliveredLines<number>(order.lines);
  await guard(trx, await householdPantryGuards(customer, trx));
  const caller: Caller = { id: customer, who: 'User' };
  const cause = orderCause(order.id);
  const steps = await stepsFor({ cause }, caller, trx);
  const known = {
    keys: new Set(steps.map(({ key }) => key)),
    there: new Set(standingSteps(steps).map(({ key }) => key)),
  };
  const home: DeliveryTarget = {
    customer,
    today: await todayOf(caller),
    products: await readBodies(
      trx,
      collectionOf('products'),
      arrived.map(({ product }) => product),
    ),
    things: await rows<PantryItem>(table(trx).whereIn('id', inPantryOf(caller)).orderBy('id')),
  };
  for (const line of arrived) {
    const key = freeKey(`${cause} ${line.key}`, known);
    const item = key && (await placeFor(line, home, trx));
    if (!item) continue;
    const said = { by: line.amount };
    const stands = await recordStep(
      item,
      { key, said, reason: 'ordered', of: { cause, Name: null, meal: null } },
      caller,
      trx,
    );
    home.things = [...home.things.filter(({ id }) => id !== stands.id), stands];
  }
}

/**
 * Returns the key for a line's pantry step, or undefined if a step of the line still stands, so that a repeat adds
 * nothing. A line whose step was undone gets a new key.
 */
function freeKey(
  line: string,
  { keys, there }: { readonly keys: ReadonlySet<string>; readonly there: ReadonlySet<string> },
): string | undefined {
  for (let at = 0; ; at += 1) {
    const key = keyOf(`${line} ${at}`);
    if (there.has(key)) return undefined;
    if (!keys.has(key)) return key;
  }
}

interface DeliveryTarget {
  readonly customer: number;
  readonly today: string;
  readonly products: ReadonlyMap<number, Product>;
  things: readonly PantryItem[];
}

/** Returns the pantry item to add a line to, creating one if needed; undefined if there is no room. */
async function placeFor(
  line: DeliveredLine<number>,
  home: DeliveryTarget,
  trx: Knex,
): Promise<PantryItem | undefined> {
  const product = home.products.get(line.product);
  if (!product) return undefined;
  const place = usualPlace(product);
  const expiresOn = usualExpiry(product, place, home.today);
  const same = home.things.filter((thing) => thing.product === line.product && thing.unit === line.unit);
  const stands = same.find(
    ({ level, ...thing }) => level !== 'gone' && [null, expiresOn].includes(thing.expiresOn),
  );
  const used = same.find(({ level }) => level === 'gone');
  if (stands) return (stands.amount ?? 0) + line.amount <= LIMITS.amount.max ? stands : undefined;
  if (used) return change(items(), used, { expiresOn, openedOn: null }, trx);
  if (home.things.filter(({ owner }) => owner === home.customer).length >= PANTRY_LIMITS.items)
    return undefined;
  return insert(
    items(),
    {
      owner: home.customer,
      key: randomUUID(),
      product: product.id,
      Name: product.Name,
      amount: 0,
      level: 'gone',
      unit: line.unit,
      place,
      expiresOn,
    },
    trx,
  );
}
