import type { Knex } from 'knex';
import { dropDevicesOf } from './devices';
import { deleteSettings } from './settings';

/** Deletes a person's reminder settings and devices. */
export async function deleteReminders(trx: Knex, person: number): Promise<void> {
  await dropDevicesOf(trx, person);
  await deleteSettings(trx, person);
}
