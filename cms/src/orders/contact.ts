import { CARRIED_STATES } from '../domain/order/states';
import { sql } from '../records/database/database';
import { readBodies } from '../records/read/readModel';
import { collectionOf } from '../records/registry';
import type { Caller } from '../records/types';
import type { Order } from './order';

/** Returns the courier's phone for orders under way that belong to the caller. */
export async function courierPhones(
  bodies: readonly Order[],
  { id }: Caller,
): Promise<Map<number, { courierPhone: unknown }>> {
  const carried = bodies.filter(
    ({ customer, courier, state }) => customer === id && courier && CARRIED_STATES.includes(state),
  );
  const couriers = await readBodies(await sql(), collectionOf('users'), [
    ...new Set(carried.flatMap(({ courier }) => courier ?? [])),
  ]);
  return new Map(
    carried.map((body) => [body.id, { courierPhone: couriers.get(body.courier ?? 0)?.phone ?? null }]),
  );
}
