import type { Knex } from 'knex';
import { fingerprint } from '../hash';
import { TURN_PATIENCE } from '../../queues/patience';
import { codeOf } from '../thrown';

/**
 * On PostgreSQL whoever writes has either everything to themselves, or shares it and has what they name to themselves. Everything is
 * the default: what many depend on (a product, a recipe that plans hold, people, members) is written alone, so nothing that was
 * read of it meanwhile is older than what is kept. What only one person, one list or one order depends on names that.
 */
export type Guards = readonly Lock[] | ((trx: Knex) => Promise<readonly Lock[]>) | undefined;
export interface Lock {
  readonly of: (typeof KINDS)[number];
  readonly key: number | string;
}

/** Locks are taken in this order and, within a kind, by number; so no two can wait for each other. */
const KINDS = ['key', 'person', 'list', 'plan', 'record', 'order', 'stock', 'number', 'pantry'] as const;
const EVERYTHING = 7_302_026;
/** A two-part lock is none of the database's one-part ones, so the kinds need only differ from each other. */
const FIRST_KIND = 7_302_100;

type Place = readonly [kind: number, key: number];
const placeOf = ({ of, key }: Lock): Place => [
  FIRST_KIND + KINDS.indexOf(of),
  typeof key === 'number' ? key : fingerprint(key),
];
const compare = (one: Place, other: Place): number => one[0] - other[0] || one[1] - other[1];

/** What the transactions that write have to themselves beside sharing everything; null is everything. */
const held = new WeakMap<Knex, Place[] | null>();
export const hasBegun = (trx: Knex): boolean => held.has(trx);

/** Thrown where a transaction that shares everything turns out to need more than it may still take; it begins again, alone. */
class NeedsEverything extends Error {}

/** Whether a transaction has to begin again with everything to itself: it asked for that, or two waited for each other after all. */
export const mustBeAlone = (error: unknown): boolean =>
  error instanceof NeedsEverything || codeOf(error) === '40P01';

export async function lockEverything(trx: Knex): Promise<void> {
  held.set(trx, null);
  await trx.raw("select set_config('lock_timeout', ?, true), pg_advisory_xact_lock(?)", [
    String(TURN_PATIENCE),
    EVERYTHING,
  ]);
}

export async function shareEverything(trx: Knex): Promise<void> {
  held.set(trx, []);
  await trx.raw("select set_config('lock_timeout', ?, true), pg_advisory_xact_lock_shared(?)", [
    String(TURN_PATIENCE),
    EVERYTHING,
  ]);
}

/** Has for this transaction to itself what `guards` name, everything where they name nothing. */
export async function guard(trx: Knex, guards: Guards): Promise<void> {
  const own = held.get(trx);
  if (!own) return;
  if (!guards) throw new NeedsEverything('This is written alone');
  const named = typeof guards === 'function' ? await guards(trx) : guards;
  const places = named.map(placeOf).sort(compare);
  const last = own.at(-1);
  const missing = places.filter(
    (one, at) =>
      !own.some((had) => compare(had, one) === 0) && !(at > 0 && compare(places[at - 1], one) === 0),
  );
  if (missing.length === 0) return;
  if (last && compare(missing[0], last) < 0) throw new NeedsEverything('This would be out of order');
  own.push(...missing);
  // A list is worked off from its first to its last.
  await trx.raw(`select ${missing.map(() => 'pg_advisory_xact_lock(?, ?)').join(', ')}`, missing.flat());
}
