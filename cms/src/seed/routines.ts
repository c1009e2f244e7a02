import { randomUUID } from 'node:crypto';
import type { Language } from '../domain/language';
import { addDays } from '../domain/time/day';
import { dateIn, FALLBACK_ZONE } from '../time/dateIn';
import { collectionOf } from '../records/registry';
import { insert, inWrite } from '../records/write/write';
import { markSeeded, seeded, type SeededIds } from './seeded';

interface Routines {
  readonly user: string;
  readonly language: Language;
  /** An exercise with the weekdays, start and end of its schedule. */
  readonly schedules: readonly (readonly [
    slug: string,
    weekdays: readonly number[],
    time: string,
    endTime: string,
  ])[];
  /** A supplement with the dose, the times and the remaining amount. */
  readonly intakes: readonly (readonly [
    slug: string,
    dosage: number,
    times: readonly string[],
    left: number,
  ])[];
}

/** Number of days since they began. */
const DAYS_BEFORE = 60;

/** Training and supplements of the demo people outside their plans; one supplement lasts only five more days. */
const ROUTINES: readonly Routines[] = [
  {
    user: 'demo-user',
    language: 'en',
    schedules: [
      ['brisk-morning-walk', [1, 2, 3, 4, 5], '06:40', '07:10'],
      ['push-ups-and-plank', [2, 4, 6], '19:00', '19:15'],
      ['cycling', [7], '10:00', '10:45'],
    ],
    intakes: [
      ['omega-3', 1, ['14:00'], 5],
      ['calcium', 1, ['09:00', '20:00'], 44],
    ],
  },
  {
    user: 'demo-friend',
    language: 'ka',
    schedules: [
      ['easy-run', [1, 3, 5], '07:30', '08:00'],
      ['evening-yoga', [2, 4, 6, 7], '21:00', '21:30'],
    ],
    intakes: [
      ['vitamin-b12', 4, ['08:30'], 20],
      ['zinc', 1, ['13:30'], 41],
    ],
  },
];

/** Seeds missing schedules and intakes of the demo people. */
export async function seedRoutines(people: SeededIds): Promise<void> {
  const known = await seeded();
  const from = addDays(dateIn(FALLBACK_ZONE, new Date()), -DAYS_BEFORE);
  for (const { user, language, schedules, intakes } of ROUTINES) {
    const owner = people.get(user);
    const put = (collection: string, slug: string, fields: object) =>
      seedOne({ name: `${collection} ${user} ${slug}`, collection, record: { ...fields, owner } }, known);
    for (const [slug, weekdays, time, endTime] of schedules) {
      const days = weekdays.map((weekday) => ({ key: randomUUID(), weekday, time, endTime }));
      await put('schedules', slug, { exercise: known.get(`exercise ${slug} ${language}`), days, from });
    }
    for (const [slug, dosage, times, left] of intakes) {
      await put('intakes', slug, {
        supplement: known.get(`supplement ${slug} ${language}`),
        dosage,
        times,
        left,
        from,
      });
    }
  }
}

interface SeedRecord {
  readonly name: string;
  readonly collection: string;
  readonly record: Record<string, unknown>;
}

async function seedOne({ name, collection, record }: SeedRecord, known: SeededIds): Promise<void> {
  if (known.has(name)) return;
  await inWrite(async (trx) => {
    const body = await insert(collectionOf(collection), record, trx);
    await markSeeded(trx, name, body.id);
  });
}
