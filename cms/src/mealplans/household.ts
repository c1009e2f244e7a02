import { randomUUID } from 'node:crypto';
import type { Eater } from '../domain/mealplan/types';
import { bodyFor } from '../records/read';
import { collectionOf } from '../records/registry';
import type { Caller } from '../records/types';

/** Who eats at the caller's home, as a plan's eaters, the caller first; undefined where they have not said. */
export async function householdOf(caller: Caller): Promise<Eater[] | undefined> {
  const { household } = await bodyFor(collectionOf('users'), caller.id, caller);
  if (!household?.length) return undefined;
  return household.map(({ Name, factor }, at) => ({
    key: randomUUID(),
    Name: Name ?? '',
    factor: factor ?? 1,
    user: at === 0 ? caller.id : null,
  }));
}
