import type { Knex } from 'knex';
import type { ReminderKind } from '../domain/reminders/kinds';
import type { QuietHours } from '../domain/reminders/quiet';
import { rowsOf } from '../records/database/database';

/** A person's reminder kinds and quiet hours. */
export interface ReminderSettings {
  readonly kinds: readonly ReminderKind[];
  readonly quiet: QuietHours | null;
}
interface SettingsRow {
  readonly person: number;
  readonly kinds: string;
  readonly quiet: string | null;
}

const TABLE = 'supra_reminders';
const NONE: ReminderSettings = { kinds: [], quiet: null };

const toSettings = ({ kinds, quiet }: SettingsRow): ReminderSettings => ({
  kinds: JSON.parse(kinds),
  quiet: quiet && JSON.parse(quiet),
});

/** Returns a person's settings; by default nobody is reminded of anything. */
export async function settingsOf(db: Knex, person: number): Promise<ReminderSettings> {
  const [row] = await rowsOf<SettingsRow>(db(TABLE).where({ person }));
  return row ? toSettings(row) : NONE;
}

/** Returns whether the person has changed any setting. */
export async function hasSettings(db: Knex, person: number): Promise<boolean> {
  const { kinds, quiet } = await settingsOf(db, person);
  return kinds.length > 0 || quiet !== null;
}

export async function saveSettings(
  trx: Knex,
  person: number,
  { kinds, quiet }: ReminderSettings,
): Promise<void> {
  await trx(TABLE)
    .insert({ person, kinds: JSON.stringify(kinds), quiet: quiet && JSON.stringify(quiet) })
    .onConflict('person')
    .merge();
}

/** Returns people with a reachable device who want any of these kinds, with their settings. */
export async function peopleWanting(
  db: Knex,
  kinds: readonly ReminderKind[],
  only?: number,
): Promise<Map<number, ReminderSettings>> {
  const query = db(`${TABLE} as r`).whereExists(
    (theirs) =>
      void theirs
        .select('d.id')
        .from('supra_push_devices as d')
        .whereRaw('d.person = r.person')
        .whereNull('d.lost'),
  );
  if (only !== undefined) query.where('r.person', only);
  const found = (await rowsOf<SettingsRow>(query.select('r.*'))).map(
    (row) => [row.person, toSettings(row)] as const,
  );
  return new Map(found.filter(([, settings]) => settings.kinds.some((kind) => kinds.includes(kind))));
}

export async function deleteSettings(trx: Knex, person: number): Promise<void> {
  await trx(TABLE).where({ person }).delete();
}
