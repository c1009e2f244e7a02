import { present } from '../domain/present';
import { randomUUID } from 'node:crypto';
import type { Knex } from 'knex';
import { LANGUAGES, type Language } from '../domain/language';
import { addDays } from '../domain/time/day';
import { dateIn, FALLBACK_ZONE } from '../time/dateIn';
import { collectionOf } from '../records/registry';
import { insert, inWrite } from '../records/write/write';
import { seedDoctor } from './content';
import { markSeeded, seeded, type SeededIds } from './seeded';
import { HOUSEHOLD_OF } from './people';
import { getOrThrow as fromMap } from '../records/getOrThrow';

/** Tbilisi has the same offset from UTC all year. */
const OFFSET = '+04:00';

/** Seeds doctor's visits and a year of examinations around the current day. */
export async function seedMedical(people: SeededIds): Promise<void> {
  const known = await seeded();
  for (const language of LANGUAGES) {
    const name = `doctor ${language}`;
    if (known.has(name)) continue;
    await inWrite(async (trx) =>
      markSeeded(trx, name, await seedOne(language, fromMap(people, HOUSEHOLD_OF[language]), trx)),
    );
  }
}

async function seedOne(language: Language, owner: number, trx: Knex): Promise<number> {
  const { visits, examinations } = seedDoctor();
  const today = dateIn(FALLBACK_ZONE, new Date());
  const ids: number[] = [];
  for (const visit of visits) {
    const startsAt = new Date(`${addDays(today, visit.daysFromNow)}T${visit.time}:00${OFFSET}`).toISOString();
    const body = await insert(
      collectionOf('visits'),
      { ...visit[language], startsAt, owner, key: randomUUID() },
      trx,
    );
    ids.push(body.id);
  }
  const { Name, parameters } = examinations[language];
  for (const { daysFromNow, values, visit } of examinations.series) {
    const results = values.map((value, at) => ({
      key: randomUUID(),
      parameter: parameters[at],
      value,
      ...examinations.units[at],
    }));
    const record = {
      Name,
      day: addDays(today, daysFromNow),
      visit: visit === undefined ? null : ids[visit],
      results,
      owner,
    };
    await insert(collectionOf('examinations'), record, trx);
  }
  return present(ids[0], 'a visit');
}
