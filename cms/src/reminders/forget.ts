import type { Knex } from 'knex';
import { dropDevicesOf } from './devices';
import { forgetSettings } from './settings';

/** What goes with a person. */
export async function forgetReminders(trx: Knex, person: number): Promise<void> {
  await dropDevicesOf(trx, person);
  await forgetSettings(trx, person);
}
