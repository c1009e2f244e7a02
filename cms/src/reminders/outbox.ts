import type { Knex } from 'knex';
import { KINDS, type ReminderKind } from '../domain/reminders/kinds';
import { DAY, MINUTE } from '../domain/time/units';
import { afterCommit, rowsOf, sql } from '../records/database/database';

const TABLE = 'supra_pushes';
/**
 * Milliseconds for which a sender holds a reminder, longer than sending takes. After that the sender counts as gone and
 * another one sends it.
 */
export const CLAIM_MS = MINUTE;
/** Milliseconds for which a sent reminder is remembered, longer than any of them stays useful. */
const RETENTION_MS = 7 * DAY;

/** A reminder for one device. */
export interface OutboxEntry {
  readonly id: number;
  readonly device: number;
  /** Id of the device's owner; null if the device was deleted. */
  readonly person: number | null;
  readonly key: string;
  readonly kind: ReminderKind;
  /** JSON of the source's `about` data. */
  readonly about: string;
  readonly at: number | string | null;
  readonly stale: number | string;
  readonly tries: number;
}
interface Reminder {
  readonly kind: ReminderKind;
  /** Unique within the kind. */
  readonly key: string;
  readonly about: object;
  /** Age of the event in minutes. */
  readonly pastMinutes?: number;
}

let wake = (): void => undefined;
/** Registers the listener that is called when there is something to send. */
export const onWaiting = (listener: () => void): void => void (wake = listener);

/** Queues a reminder per device of a person, within the writer's transaction; once per device and key. */
export async function remind(
  db: Knex,
  person: number,
  { kind, key, about, pastMinutes = 0 }: Reminder,
): Promise<void> {
  const devices: number[] = await db('supra_push_devices').where({ person }).whereNull('lost').pluck('id');
  if (devices.length === 0) return;
  const now = Date.now();
  const stale = now + (KINDS[kind].staleMinutes - pastMinutes) * MINUTE;
  const rest = { kind, key: `${kind} ${key}`, about: JSON.stringify(about), at: now, stale, made: now };
  await db(TABLE)
    .insert(devices.map((device) => ({ device, ...rest })))
    .onConflict(['device', 'key'])
    .ignore();
  await afterCommit(() => wake());
}

/** Rechecks a person's held-back reminders at once, because their settings have changed. */
export async function recheckNow(trx: Knex, person: number): Promise<void> {
  const theirs = trx('supra_push_devices').where({ person }).select('id');
  const now = Date.now();
  // A reminder that is being sent keeps its lease; otherwise it would be sent twice.
  await trx(TABLE)
    .whereIn('device', theirs)
    .where('at', '>', now + CLAIM_MS)
    .update({ at: now });
  await afterCommit(() => wake());
}

interface Share {
  /** Maximum number per person. */
  readonly each: number;
  readonly most: number;
  /** Ids of those being sent already. */
  readonly but: readonly number[];
}

/** Returns the due reminders, oldest first, at most `each` per person. */
export async function dueEntries(now: number, { each, most, but }: Share): Promise<OutboxEntry[]> {
  const db = await sql();
  const due = db(`${TABLE} as p`)
    .leftJoin('supra_push_devices as d', 'd.id', 'p.device')
    .where('p.at', '<=', now)
    .whereNotIn('p.id', [...but])
    .select('p.*', 'd.person')
    .rowNumber('turn', (turn) => void turn.partitionBy('d.person').orderBy('p.at').orderBy('p.id'));
  return rowsOf<OutboxEntry>(
    db.from(due.as('due')).where('turn', '<=', each).orderBy('at').orderBy('id').limit(most),
  );
}

/** Leases a reminder until `until`; of several nodes one gets it. */
export async function claim({ id, at }: OutboxEntry, until: number): Promise<boolean> {
  const db = await sql();
  return (await db(TABLE).where({ id, at }).update({ at: until })) === 1;
}

/** Records the outcome: the next attempt at `at`, or null when the reminder is done. */
export async function settle({ id }: OutboxEntry, at: number | null, tries: number): Promise<void> {
  const db = await sql();
  await db(TABLE).where({ id }).update({ at, tries });
}

export async function deletePushesOf(trx: Knex, devices: readonly number[]): Promise<void> {
  await trx(TABLE).whereIn('device', devices).delete();
}

/** Deletes reminders that were created long ago. */
export async function sweepPushes(now = Date.now()): Promise<void> {
  const db = await sql();
  await db(TABLE)
    .where('made', '<', now - RETENTION_MS)
    .delete();
}
