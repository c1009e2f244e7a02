import { CARRIED_STATES } from '../domain/order/states';
import type { OrderState } from '../domain/order/types';
import { sql } from '../records/database';
import { readBodies } from '../records/readModel';
import { collectionOf } from '../records/registry';
import type { Body, Caller } from '../records/types';

/** The phone of whoever carries an order, for the customer whose order it is and for as long as it is under way. */
export async function courierPhones(
  bodies: readonly Body[],
  { id }: Caller,
): Promise<Map<number, { courierPhone: unknown }>> {
  const carried = bodies.filter(
    ({ customer, courier, state }) =>
      customer === id && courier && CARRIED_STATES.includes(state as OrderState),
  );
  const couriers = await readBodies(await sql(), collectionOf('users'), [
    ...new Set(carried.map(({ courier }) => courier as number)),
  ]);
  return new Map(
    carried.map((body) => [body.id, { courierPhone: couriers.get(body.courier as number)?.phone ?? null }]),
  );
}
