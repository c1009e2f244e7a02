import type { Language } from '@/lib/domain/language';
import type { ReminderKind } from '@/lib/domain/reminders/kinds';
import type { QuietHours } from '@/lib/domain/reminders/quiet';
import { raw, send } from '@/lib/api/strapi';

/** What a person wants to be reminded of, and when not to be. */
export interface ReminderChoice {
  readonly kinds: readonly ReminderKind[];
  readonly quiet: QuietHours | null;
}
/** A browser of the person's that shows reminders. */
export interface ReminderDevice {
  /** Stands for its address. */
  readonly mark: string;
  readonly agent: string;
  readonly language: Language;
  readonly createdAt: string;
}
export interface Reminders extends ReminderChoice {
  readonly devices: readonly ReminderDevice[];
  /** With what a browser subscribes. */
  readonly publicKey: string;
}
interface NewDevice {
  readonly endpoint: string;
  readonly keys: { readonly p256dh: string; readonly auth: string };
  readonly language: Language;
  /** By what mark this browser was known before. */
  readonly instead?: string;
}

const PATH = 'users/me/reminders';
const DEVICES = `${PATH}/devices`;

export const readReminders = async (): Promise<Reminders> => (await raw<{ data: Reminders }>(PATH)).data;
export const setReminders = (choice: ReminderChoice) => send<Reminders>('PUT', PATH, choice);
export const addDevice = (device: NewDevice) => send<Reminders>('POST', DEVICES, device);
export const dropDevice = (mark: string) => send<Reminders>('DELETE', `${DEVICES}/${mark}`, {});
