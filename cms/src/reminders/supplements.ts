import { wordsOf } from '../domain/reminders/texts';
import type { Day } from '../domain/time/day';
import { calendarOf } from '../calendar/calendar';
import type { ReminderRecipient, PushMessage, Source, TimedReminder } from './source';

interface About {
  readonly day: Day;
  readonly time: string;
}

/** Returns the times of a day at which the person takes a supplement that is not yet marked. */
async function timesOn(person: number, day: Day): Promise<string[]> {
  const items = await calendarOf(person, day, day);
  const open = items.filter(({ kind, state }) => kind === 'supplements' && state === null);
  return [...new Set(open.flatMap(({ time }) => time ?? []))];
}

/** Sends one reminder per time, however many supplements there are, without naming them. */
export const supplements: Source = {
  async times({ id }, day): Promise<TimedReminder[]> {
    const about = (time: string): About => ({ day, time });
    return (await timesOn(id, day)).map((time) => ({
      at: { day, time },
      key: `${day} ${time}`,
      about: about(time),
    }));
  },
  async say({ day, time }: About, { id, language }: ReminderRecipient): Promise<PushMessage | undefined> {
    if (!(await timesOn(id, day)).includes(time)) return undefined;
    return { words: wordsOf('supplement', {}, language), url: '/dashboard', tag: 'supplement' };
  },
};
