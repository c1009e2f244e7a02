import { hash } from 'node:crypto';
import type { Knex } from 'knex';
import type { Language } from '../domain/language';
import { MOST_DEVICES } from '../domain/reminders/kinds';
import { rowsOf } from '../records/database/database';
import { forgetPushesOf } from './outbox';

const TABLE = 'supra_push_devices';

/** A browser that shows reminders to a person, as it has subscribed. */
interface Subscription {
  readonly endpoint: string;
  readonly p256dh: string;
  readonly auth: string;
  readonly language: Language;
  /** What a person calls it. */
  readonly agent: string;
}
export interface Device extends Subscription {
  readonly id: number;
  readonly person: number;
  readonly mark: string;
  readonly made: number | string;
}

/** What is told of a device: not its address, to which anybody could send. */
export const shownDevice = ({ mark, agent, language, made }: Device) => ({
  mark,
  agent,
  language,
  createdAt: new Date(Number(made)).toISOString(),
});

/** Stands for an address, which is nobody's business but the push service's. */
const markOf = (endpoint: string): string => hash('sha256', endpoint, 'base64url');

/** Those that can be reached. */
export const devicesOf = (db: Knex, person: number): Promise<Device[]> =>
  rowsOf<Device>(db(TABLE).where({ person }).whereNull('lost').orderBy('id'));

export async function deviceOf(db: Knex, id: number): Promise<Device | undefined> {
  return (await rowsOf<Device>(db(TABLE).where({ id })))[0];
}

/** Takes a device in, or what has changed of it; one browser is one person's, so whoever had it before has it no more. */
export async function addDevice(trx: Knex, person: number, subscription: Subscription): Promise<void> {
  const mark = markOf(subscription.endpoint);
  const [known]: Device[] = await trx(TABLE).where({ mark });
  if (known?.person === person) {
    await trx(TABLE)
      .where({ mark })
      .update({ ...subscription, lost: null });
    return;
  }
  if (known) await drop(trx, [known.id]);
  const own: { id: number }[] = await trx(TABLE).where({ person }).orderBy('id').select('id');
  const ids = own.map(({ id }) => id);
  await drop(trx, ids.slice(0, Math.max(0, ids.length + 1 - MOST_DEVICES)));
  await trx(TABLE).insert({ person, mark, ...subscription, made: Date.now() });
}

/**
 * Takes a device in for one that the person had, in a browser that is reached elsewhere now. One that they have turned off meanwhile
 * stays off, and another's is none of theirs.
 */
export async function replaceDevice(
  trx: Knex,
  person: number,
  subscription: Subscription,
  old: string,
): Promise<void> {
  const [known]: Device[] = await trx(TABLE).where({ mark: old, person });
  if (!known) return;
  await addDevice(trx, person, subscription);
  if (old !== markOf(subscription.endpoint)) await drop(trx, [known.id]);
}

/** Its push service knows it no more: nothing is sent to it, until its browser says where it is reached now. */
export async function loseDevice(trx: Knex, { id }: Device): Promise<void> {
  await forgetPushesOf(trx, [id]);
  await trx(TABLE).where({ id }).update({ lost: Date.now() });
}

/** Nothing more is sent to this device, if it is the person's. */
export async function dropDevice(trx: Knex, mark: string, person: number): Promise<void> {
  const rows: { id: number }[] = await trx(TABLE).where({ mark, person }).select('id');
  await drop(
    trx,
    rows.map(({ id }) => id),
  );
}

export async function dropDevicesOf(trx: Knex, person: number): Promise<void> {
  const rows: { id: number }[] = await trx(TABLE).where({ person }).select('id');
  await drop(
    trx,
    rows.map(({ id }) => id),
  );
}

async function drop(trx: Knex, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return;
  await forgetPushesOf(trx, ids);
  await trx(TABLE).whereIn('id', ids).delete();
}
