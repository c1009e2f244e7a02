import { sql } from '../records/database/database';
import { devicesOf, publicDevice } from './devices';
import { settingsOf } from './settings';

/** Streams a person's reminder settings and devices as JSON, without data that lets others send to a device. */
export async function* exportedReminders(person: number): AsyncGenerator<string> {
  const db = await sql();
  const devices = (await devicesOf(db, person)).map(publicDevice);
  yield JSON.stringify({ ...(await settingsOf(db, person)), devices }, null, 2);
}
