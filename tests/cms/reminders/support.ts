import { api, type Wire } from '../support/api';
import { type Person, signUp } from '../support/people';
import { made } from '../support/records';
import { stack } from '../support/api';
import type { Browser } from './pushService';

const ALL = ['order', 'supplement', 'ahead', 'expiring', 'invitation'];

/** Makes a person on the test's own CMS, with their calls. */
export async function newcomer(url: string, name = 'Nino') {
  const account = await signUp(stack().emulator, { name });
  const calls = api(account, url);
  const { body } = await calls.get('users/me');
  const person: Person = { ...account, id: body.id };
  return {
    ...person,
    ...calls,
    made: async (path: string, data: Wire) => made(await calls.post(path, data)),
  };
}
export type Newcomer = Awaited<ReturnType<typeof newcomer>>;

export const reminders = 'users/me/reminders';

/** Turns on these kinds of reminders on these browsers. */
export async function wants(
  person: Pick<Newcomer, 'put' | 'post'>,
  browsers: readonly Browser[],
  kinds: readonly string[] = ALL,
  quiet: object | null = null,
): Promise<Wire> {
  for (const { subscription } of browsers) made(await person.post(`${reminders}/devices`, subscription));
  return made(await person.put(reminders, { kinds, quiet }));
}

/** Returns a time zone in which it is this hour now; the minutes are those of UTC. */
export function zoneAt(hour: number): string {
  const east = (hour - new Date().getUTCHours() + 24) % 24;
  if (east === 0) return 'Etc/GMT';
  return east <= 12 ? `Etc/GMT-${east}` : `Etc/GMT+${24 - east}`;
}

/** Returns the current day and time in a zone. */
export function wallIn(timeZone: string, at = new Date()): { day: string; time: string } {
  const time = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const;
  return {
    day: new Intl.DateTimeFormat('en-CA', { timeZone }).format(at),
    time: new Intl.DateTimeFormat('en-GB', { ...time, timeZone }).format(at),
  };
}
