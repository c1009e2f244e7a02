import { AsyncResource } from 'node:async_hooks';
import { setImmediate as letOthers } from 'node:timers/promises';
import { daysDue, isDue, minutesPast, untilNext } from '../domain/reminders/due';
import { KINDS, REMINDER_KINDS, type ReminderKind } from '../domain/reminders/kinds';
import { MINUTE } from '../domain/time/units';
import { momentIn } from '../time/dateIn';
import { isFirstWithin } from '../nodes/namedLock';
import { sql } from '../records/database/database';
import { stackOf } from '../records/errorProperties';
import { inWrite } from '../records/write/write';
import { SOURCES } from './kinds';
import { remind } from './outbox';
import { type Reminded, remindedOf } from './people';
import { peopleWanting } from './settings';
import type { TimedReminder } from './source';

const CHECK_INTERVAL = 30_000;
/** Seconds; a look by another node within this time is not repeated. */
const RECENT_SECONDS = 20;
/** Maximum interval in minutes between readings of a person's day, because plans change meanwhile. */
const READ_AFTER = 10;

const TIMED = REMINDER_KINDS.filter((kind) => SOURCES[kind].times);
/** Time of each person's next look, as far as this node knows. */
let nextLooks = new Map<number, number>();
const outside = new AsyncResource('supra.reminders');
let timer: NodeJS.Timeout | undefined;

/** Starts queueing reminders of timed events when their time has come, on one node at a time. */
export function startSchedule(): void {
  timer = setInterval(() => void quietly(checkInTurn), CHECK_INTERVAL).unref();
  void quietly(checkInTurn);
}
export const stopSchedule = (): void => clearInterval(timer);

/** Looks at one person's day at once in the background, because their settings have changed. */
export const checkSoon = (person: number): void =>
  outside.runInAsyncScope(() => void quietly(() => checkPeople(person)));

async function checkInTurn(): Promise<void> {
  if (await isFirstWithin('reminders', RECENT_SECONDS)) await checkPeople();
}

async function checkPeople(only?: number): Promise<void> {
  const wanted = await peopleWanting(await sql(), TIMED, only);
  const people = await remindedOf([...wanted.keys()]);
  if (only === undefined) nextLooks = new Map([...nextLooks].filter(([id]) => people.has(id)));
  for (const person of people.values()) {
    if (only === undefined && (nextLooks.get(person.id) ?? 0) > Date.now()) continue;
    const minutes = await queueDueOf(person, wanted.get(person.id)?.kinds ?? []);
    nextLooks.set(person.id, Date.now() + minutes * MINUTE);
    await letOthers();
  }
}

/** Queues a person's due reminders and returns the minutes until the next look. */
async function queueDueOf(person: Reminded, kinds: readonly ReminderKind[]): Promise<number> {
  const now = momentIn(person.timeZone, new Date());
  let minutes = READ_AFTER;
  for (const kind of TIMED.filter((one) => kinds.includes(one))) {
    const { staleMinutes } = KINDS[kind];
    const times: TimedReminder[] = [];
    for (const day of daysDue(now, staleMinutes))
      times.push(...((await SOURCES[kind].times?.(person, day)) ?? []));
    for (const { at, key, about } of times.filter((one) => isDue(one.at, now, staleMinutes))) {
      const reminder = { kind, key, about, pastMinutes: minutesPast(at, now) };
      await inWrite((trx) => remind(trx, person.id, reminder), []);
    }
    minutes = untilNext(
      times.map(({ at }) => at),
      now,
      minutes,
    );
  }
  return minutes;
}

const quietly = (work: () => Promise<void>): Promise<void> =>
  work().catch((error: unknown) => void strapi.log.warn(`Reminders: ${stackOf(error)}`));
