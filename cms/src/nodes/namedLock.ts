import { setTimeout as pause } from 'node:timers/promises';
import { countShared } from './counts';
import { queryLink, queryLinkOne, type Client, hasNodes } from './link';

/** First part of the locks of named work, beside those of the start. */
const WORKS = 7_302_030;
const BETWEEN_TRIES = 250;

const heldNames = new Set<string>();
const lock = (name: string) => ({
  text: `select pg_try_advisory_lock(${WORKS}, hashtext($1)) as free`,
  values: [name],
});

/**
 * Runs `work` while no other node runs work of this name; the lock ends with the node that holds it, however that ends.
 * Waits for its turn until `isOver` says that nobody wants it any more.
 */
export async function withNamedLock(
  name: string,
  work: () => Promise<void>,
  isOver: () => boolean,
): Promise<void> {
  if (!hasNodes()) return work();
  while (!(await queryLinkOne<{ free: boolean }>(lock(name))).free) {
    if (isOver()) return;
    await pause(BETWEEN_TRIES);
  }
  heldNames.add(name);
  try {
    await work();
  } finally {
    heldNames.delete(name);
    const text = `select pg_advisory_unlock(${WORKS}, hashtext($1))`;
    // without a connection there is no lock either
    await queryLink({ text, values: [name] }).catch(() => undefined);
  }
}

/** Takes the locks of running work again after a lost connection, before another node does. */
export async function reacquireLocks(client: Client): Promise<void> {
  for (const name of heldNames) await client.query(lock(name));
}

/** True for the first node that comes to this within `seconds`. */
export const isFirstWithin = async (name: string, seconds: number): Promise<boolean> =>
  !hasNodes() || (await countShared(`first ${name}`, 1, 1, seconds)).isTaken;
