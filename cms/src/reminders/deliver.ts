import { kindsFor } from '../domain/reminders/kinds';
import { quietMinutesLeft } from '../domain/reminders/quiet';
import { momentIn } from '../time/dateIn';
import { sql } from '../records/database/database';
import { inWrite } from '../records/write/write';
import { type Device, deviceOf, markDeviceLost } from './devices';
import { MINUTE, SECOND } from '../domain/time/units';
import { SOURCES } from './kinds';
import { claim, CLAIM_MS, type OutboxEntry, settle } from './outbox';
import { remindedOf } from './people';
import { post } from './post';
import { settingsOf } from './settings';
import type { PushMessage } from './source';

/** Maximum interval between checks of reminders held back by quiet hours, because clocks may change meanwhile. */
const QUIET_LOOK = 15 * MINUTE;
/** Pauses after the first, second and further failed tries; after the last one the reminder is given up. */
const PAUSES = [5 * SECOND, MINUTE, 10 * MINUTE, 60 * MINUTE];
/** Pause before an unreachable push service is tried again. */
const REST = MINUTE;

const resting = new Map<string, number>();

/**
 * Sends a reminder to its device if it is still wanted, still useful and not held back. Returns the time of the next
 * attempt, or null if there is none.
 */
export async function deliver(push: OutboxEntry): Promise<number | null> {
  if (!(await claim(push, Date.now() + CLAIM_MS))) return null;
  const { at, tries } = await attempt(push);
  await settle(push, at, tries);
  return at;
}

interface Attempt {
  /** Time of the next attempt; null if there is none. */
  readonly at: number | null;
  readonly tries: number;
}

async function attempt({ kind, about, device: id, stale, tries }: OutboxEntry): Promise<Attempt> {
  const over = { at: null, tries };
  const now = new Date();
  if (Number(stale) <= now.valueOf()) return over;
  const db = await sql();
  const device = await deviceOf(db, id);
  const person = device && (await remindedOf([device.person])).get(device.person);
  if (!device || !person) return over;
  const { kinds, quiet } = await settingsOf(db, person.id);
  // After a change of role, some chosen kinds may no longer be offered.
  if (!kinds.includes(kind) || !kindsFor(person.who).includes(kind)) return over;
  const held = quietMinutesLeft(quiet, momentIn(person.timeZone, now).time) * MINUTE;
  if (held > 0) return { at: now.valueOf() + Math.min(held, QUIET_LOOK), tries };
  const said = await SOURCES[kind].say(JSON.parse(about), { ...person, language: device.language });
  return said ? send(device, said, { stale: Number(stale), tries }) : over;
}

async function send(
  device: Device,
  said: PushMessage,
  { stale, tries }: { stale: number; tries: number },
): Promise<Attempt> {
  const { host } = new URL(device.endpoint);
  const rested = resting.get(host) ?? 0;
  if (rested > Date.now()) return { at: rested, tries };
  resting.delete(host);
  const posted = await post(device, said, Math.ceil((stale - Date.now()) / SECOND));
  if (posted === 'gone') await inWrite((trx) => markDeviceLost(trx, device), []);
  if (posted !== 'later') return { at: null, tries: tries + 1 };
  if (tries > 0) resting.set(host, Date.now() + REST);
  const pause = PAUSES.at(tries);
  return { at: pause === undefined ? null : Date.now() + pause, tries: tries + 1 };
}
