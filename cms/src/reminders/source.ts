import type { Role } from '../domain/access/rights';
import type { Language } from '../domain/language';
import type { WallTime } from '../domain/reminders/due';
import type { Words } from '../domain/reminders/texts';
import type { Day } from '../domain/time/day';

/** Recipient of a reminder, with the language of the device. */
export interface ReminderRecipient {
  readonly id: number;
  readonly who: Role;
  readonly timeZone: string;
  readonly language: Language;
}

/** Notification on a device, and the page it opens. */
export interface PushMessage {
  readonly words: Words;
  readonly url: string;
  /** A later notification with the same tag replaces this one on the device. */
  readonly tag: string;
}

/** Event of which a person is reminded at its time in their own time zone. */
export interface TimedReminder {
  readonly at: WallTime;
  readonly key: string;
  readonly about: object;
}

/** Source of a kind of reminders. */
export interface Source {
  /** Returns the notification as things are now; undefined if it no longer applies. */
  say(about: object, reader: ReminderRecipient): Promise<PushMessage | undefined>;
  /** Returns the timed events on a person's day; only for kinds with a time of day. */
  times?(person: Omit<ReminderRecipient, 'language'>, day: Day): Promise<readonly TimedReminder[]>;
}
