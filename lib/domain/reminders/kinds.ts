import type { Role } from '../access/rights';

interface Kind {
  /** Age in minutes after which a reminder is no longer worth sending. */
  readonly staleMinutes: number;
  readonly roles: readonly Role[];
}

const EATERS: readonly Role[] = ['User', 'Admin'];
const HOUR = 60;

/**
 * Kinds of reminders; each is off until the person turns it on. A new kind is a new row here: the type checker then
 * requires its texts (texts.ts, locales/…/reminders.json) and its source (cms/src/reminders/kinds.ts).
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
/** Kinds in display order. */
export const REMINDER_KINDS: readonly ReminderKind[] = Object.keys(KINDS).filter(isKind);

/** Returns the kinds of reminders available to a role. */
export const kindsFor = (role: Role): ReminderKind[] =>
  REMINDER_KINDS.filter((kind) => KINDS[kind].roles.some((one) => one === role));

/** Time of the evening reminder about preparations for tomorrow. */
export const AHEAD_AT = '19:00';
/** Time of the expiry reminder: before supper, so that the food can still be cooked today. */
export const EXPIRING_AT = '17:00';
/** Maximum number of devices per person; a new one replaces the oldest. */
export const MOST_DEVICES = 10;
