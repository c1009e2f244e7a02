import type { Knex } from 'knex';
import { KINDS, type ReminderKind } from '../domain/reminders/kinds';
import { afterCommit, rowsOf, sql } from '../records/database/database';

const TABLE = 'supra_pushes';
const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
/** Longer than a message takes to be sent; whoever has it in hand then is gone, and another one sends it. */
export const IN_HAND = MINUTE;
/** For so long a reminder is known to have been sent: longer than any of them keeps. */
const KEPT = 7 * DAY;

/** One reminder for one device. */
export interface Push {
  readonly id: number;
  readonly device: number;
  /** The person of the device; null of one that has gone. */
  readonly person: number | null;
  readonly key: string;
  readonly kind: ReminderKind;
  /** What it tells of, as its source has put it. */
  readonly about: string;
  readonly at: number | string | null;
  readonly stale: number | string;
  readonly tries: number;
}
interface Reminder {
  readonly kind: ReminderKind;
  /** Tells it from every other one of its kind. */
  readonly key: string;
  readonly about: object;
  /** How old the news is already. */
  readonly pastMinutes?: number;
}

let wake = (): void => undefined;
/** From now on `listener` is called once there is something to send. */
export const onWaiting = (listener: () => void): void => void (wake = listener);

/** Leaves a reminder for each of a person's devices, in the writer's own transaction; one of the same key is left once. */
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

/** What is held back for a person is looked at again at once: they have just said when it may come. */
export async function lookAgain(trx: Knex, person: number): Promise<void> {
  const theirs = trx('supra_push_devices').where({ person }).select('id');
  const now = Date.now();
  // what is being sent at this moment is not taken out of its sender's hands, or it would be sent twice
  await trx(TABLE)
    .whereIn('device', theirs)
    .where('at', '>', now + IN_HAND)
    .update({ at: now });
  await afterCommit(() => wake());
}

interface Share {
  /** So many of a person's at most, however many wait. */
  readonly each: number;
  readonly most: number;
  /** Those that are being sent already. */
  readonly but: readonly number[];
}

/** Those whose time has come, the first ones first, a share of each person's. */
export async function waiting(now: number, { each, most, but }: Share): Promise<Push[]> {
  const db = await sql();
  const due = db(`${TABLE} as p`)
    .leftJoin('supra_push_devices as d', 'd.id', 'p.device')
    .where('p.at', '<=', now)
    .whereNotIn('p.id', [...but])
    .select('p.*', 'd.person')
    .rowNumber('turn', (turn) => void turn.partitionBy('d.person').orderBy('p.at').orderBy('p.id'));
  return rowsOf<Push>(
    db.from(due.as('due')).where('turn', '<=', each).orderBy('at').orderBy('id').limit(most),
  );
}

/** Takes a reminder in hand until then; of several nodes one gets it. */
export async function claim({ id, at }: Push, until: number): Promise<boolean> {
  const db = await sql();
  return (await db(TABLE).where({ id, at }).update({ at: until })) === 1;
}

/** What becomes of a reminder: it is looked at again at `at`, or over. */
export async function settle({ id }: Push, at: number | null, tries: number): Promise<void> {
  const db = await sql();
  await db(TABLE).where({ id }).update({ at, tries });
}

export async function forgetPushesOf(trx: Knex, devices: readonly number[]): Promise<void> {
  await trx(TABLE).whereIn('device', devices).delete();
}

/** Lets go of what was sent long ago. */
export async function sweepPushes(now = Date.now()): Promise<void> {
  const db = await sql();
  await db(TABLE)
    .where('made', '<', now - KEPT)
    .delete();
}
