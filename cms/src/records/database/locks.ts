import type { Knex } from 'knex';
import { fingerprint } from '../hash';
import { QUEUE_TIMEOUT_MS } from './timeouts';
import { codeOf } from '../errorProperties';

/**
 * Locks that a write names on PostgreSQL. A write either locks everything, or shares that lock and also locks what it
 * names. Undefined means everything: data that much depends on (a product, a recipe that plans hold, people, members)
 * is written alone, so nothing read meanwhile is older than what is stored. A write names its locks if only one person,
 * one list or one order depends on it.
 */
export type Guards = readonly Lock[] | ((trx: Knex) => Promise<readonly Lock[]>) | undefined;
export interface Lock {
  readonly of: (typeof KINDS)[number];
  readonly key: number | string;
}

/**
 * Kinds of locks. They are taken in this order and, within a kind, by number, so no two transactions can wait for each
 * other.
 */
const KINDS = ['key', 'person', 'list', 'plan', 'record', 'order', 'stock', 'number', 'pantry'] as const;
const EVERYTHING = 7_302_026;
/**
 * First part of two-part locks. PostgreSQL keeps them apart from one-part locks, so the kinds need only differ from
 * each other.
 */
const FIRST_KIND = 7_302_100;

type Place = readonly [kind: number, key: number];
const placeOf = ({ of, key }: Lock): Place => [
  FIRST_KIND + KINDS.indexOf(of),
  typeof key === 'number' ? key : fingerprint(key),
];
const compare = (one: Place, other: Place): number => one[0] - other[0] || one[1] - other[1];

/** Locks of each writing transaction besides the shared one on everything; null means it has locked everything. */
const heldLocks = new WeakMap<Knex, Place[] | null>();
export const hasBegun = (trx: Knex): boolean => heldLocks.has(trx);

/**
 * Thrown if a transaction that shares the lock on everything needs more than it may still take; it begins again, alone.
 */
class NeedsEverything extends Error {}

/**
 * True if a transaction must begin again with everything locked: it asked for that, or PostgreSQL detected a deadlock.
 */
export const needsFullLock = (error: unknown): boolean =>
  error instanceof NeedsEverything || codeOf(error) === '40P01';

export async function lockEverything(trx: Knex): Promise<void> {
  heldLocks.set(trx, null);
  await trx.raw("select set_config('lock_timeout', ?, true), pg_advisory_xact_lock(?)", [
    String(QUEUE_TIMEOUT_MS),
    EVERYTHING,
  ]);
}

export async function shareEverything(trx: Knex): Promise<void> {
  heldLocks.set(trx, []);
  await trx.raw("select set_config('lock_timeout', ?, true), pg_advisory_xact_lock_shared(?)", [
    String(QUEUE_TIMEOUT_MS),
    EVERYTHING,
  ]);
}

/**
 * Takes the locks that `guards` name for this transaction. Undefined means everything: throws NeedsEverything unless
 * that is already locked.
 */
export async function guard(trx: Knex, guards: Guards): Promise<void> {
  const own = heldLocks.get(trx);
  if (!own) return;
  if (!guards) throw new NeedsEverything('This is written alone');
  const named = typeof guards === 'function' ? await guards(trx) : guards;
  const places = named.map(placeOf).sort(compare);
  const last = own.at(-1);
  const missing = places.filter((one, at) => {
    const before = places[at - 1];
    return !own.some((had) => compare(had, one) === 0) && !(before && compare(before, one) === 0);
  });
  const [first] = missing;
  if (!first) return;
  if (last && compare(first, last) < 0) throw new NeedsEverything('This would be out of order');
  own.push(...missing);
  // PostgreSQL evaluates a select list from first to last.
  await trx.raw(`select ${missing.map(() => 'pg_advisory_xact_lock(?, ?)').join(', ')}`, missing.flat());
}
