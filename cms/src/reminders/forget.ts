import type { Knex } from 'knex';
import { dropDevicesOf } from './devices';
import { forgetSettings } from './settings';

/** Deletes a person's reminder settings and devices. */
export async function forgetReminders(trx: Knex, person: number): Promise<void> {
  await dropDevicesOf(trx, person);
  await forgetSettings(trx, person);
}
