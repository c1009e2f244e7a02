import type { Role } from '../domain/access/rights';
import type { Language } from '../domain/language';
import type { WallTime } from '../domain/reminders/due';
import type { Words } from '../domain/reminders/texts';
import type { Day } from '../domain/time/day';

/** To whom a reminder is told, on which kind of device. */
export interface Reader {
  readonly id: number;
  readonly who: Role;
  readonly timeZone: string;
  readonly language: Language;
}

/** What a device shows, and what it opens. */
export interface Said {
  readonly words: Words;
  readonly url: string;
  /** A later one of the same tag takes its place on the device. */
  readonly tag: string;
}

/** Something that a person is reminded of at a time of theirs. */
export interface Timed {
  readonly at: WallTime;
  readonly key: string;
  readonly about: object;
}

/** Where a kind of reminders comes from. */
export interface Source {
  /** What is said of it as things are now; undefined where there is nothing to say any more. */
  say(about: object, reader: Reader): Promise<Said | undefined>;
  /** Of kinds that come at a time of day: what lies on a day of the person's. */
  times?(person: Omit<Reader, 'language'>, day: Day): Promise<readonly Timed[]>;
}
