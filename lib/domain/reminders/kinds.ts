import type { Role } from '../access/rights';

interface Kind {
  /** What comes later than this says nothing worth a buzz any more. */
  readonly staleMinutes: number;
  readonly roles: readonly Role[];
}

const EATERS: readonly Role[] = ['User', 'Admin'];
const HOUR = 60;

/**
 * What a person can be reminded of; each is off until they ask for it. A new kind is a row here: the types then ask for its words
 * (texts.ts, locales/…/reminders.json) and for where it comes from (cms/src/reminders/kinds.ts).
 */
export const KINDS = {
  order: { staleMinutes: 12 * HOUR, roles: ['User', 'Admin', 'Courier'] },
  supplement: { staleMinutes: HOUR, roles: EATERS },
  ahead: { staleMinutes: 3 * HOUR, roles: EATERS },
  expiring: { staleMinutes: 3 * HOUR, roles: EATERS },
  invitation: { staleMinutes: 72 * HOUR, roles: EATERS },
} as const satisfies Readonly<Record<string, Kind>>;

export type ReminderKind = keyof typeof KINDS;

const isKind = (name: string): name is ReminderKind => Object.hasOwn(KINDS, name);
/** In the order in which they are offered. */
export const REMINDER_KINDS: readonly ReminderKind[] = Object.keys(KINDS).filter(isKind);

/** The kinds that somebody of this role can be reminded of. */
export const kindsFor = (role: Role): ReminderKind[] =>
  REMINDER_KINDS.filter((kind) => KINDS[kind].roles.some((one) => one === role));

/** The evening's hour at which one is told what to begin for tomorrow. */
export const AHEAD_AT = '19:00';
/** Before supper, so that it can still be cooked today. */
export const EXPIRING_AT = '17:00';
/** Devices of one person; the one that was added first makes room. */
export const MOST_DEVICES = 10;
