import { sql } from '../records/database/database';
import { devicesOf, shownDevice } from './devices';
import { settingsOf } from './settings';

/** What a person has said of reminders, and their devices; nothing by which anybody else could send to one. */
export async function* exportedReminders(person: number): AsyncGenerator<string> {
  const db = await sql();
  const devices = (await devicesOf(db, person)).map(shownDevice);
  yield JSON.stringify({ ...(await settingsOf(db, person)), devices }, null, 2);
}
