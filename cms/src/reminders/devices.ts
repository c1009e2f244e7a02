import { hash } from 'node:crypto';
import type { Knex } from 'knex';
import type { Language } from '../domain/language';
import { MOST_DEVICES } from '../domain/reminders/kinds';
import { rowsOf } from '../records/database/database';
import { deletePushesOf } from './outbox';

const TABLE = 'supra_push_devices';

/** A browser's push subscription. */
interface Subscription {
  readonly endpoint: string;
  readonly p256dh: string;
  readonly auth: string;
  readonly language: Language;
  /** Device name shown to the person. */
  readonly agent: string;
}
export interface Device extends Subscription {
  readonly id: number;
  readonly person: number;
  readonly mark: string;
  readonly made: number | string;
}

/** Returns the public fields of a device, without its address, to which anybody could send. */
export const publicDevice = ({ mark, agent, language, made }: Device) => ({
  mark,
  agent,
  language,
  createdAt: new Date(Number(made)).toISOString(),
});

/** Returns the mark that stands for an address, because only the push service may know the address. */
const markOf = (endpoint: string): string => hash('sha256', endpoint, 'base64url');

/** Returns the person's reachable devices. */
export const devicesOf = (db: Knex, person: number): Promise<Device[]> =>
  rowsOf<Device>(db(TABLE).where({ person }).whereNull('lost').orderBy('id'));

export async function deviceOf(db: Knex, id: number): Promise<Device | undefined> {
  return (await rowsOf<Device>(db(TABLE).where({ id })))[0];
}

/** Adds a device or updates it. A browser belongs to one person, so a previous owner loses it. */
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
 * Replaces a device of the person whose browser now has another address. Does nothing if they have turned it off
 * meanwhile, or if it belongs to somebody else.
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

/** Marks a device as dropped by its push service: nothing is sent to it until its browser reports its new address. */
export async function markDeviceLost(trx: Knex, { id }: Device): Promise<void> {
  await deletePushesOf(trx, [id]);
  await trx(TABLE).where({ id }).update({ lost: Date.now() });
}

/** Deletes a device if it belongs to the person. */
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
  await deletePushesOf(trx, ids);
  await trx(TABLE).whereIn('id', ids).delete();
}
