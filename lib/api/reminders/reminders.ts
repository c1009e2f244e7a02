import type { Language } from '@/lib/domain/language';
import type { ReminderKind } from '@/lib/domain/reminders/kinds';
import type { QuietHours } from '@/lib/domain/reminders/quiet';
import { ask } from '@/lib/api/strapi';

/** Person's choice of reminders, and their quiet hours. */
export interface ReminderChoice {
  readonly kinds: readonly ReminderKind[];
  readonly quiet: QuietHours | null;
}
/** Person's browser that shows reminders. */
export interface ReminderDevice {
  /** Stands for the browser's push address. */
  readonly mark: string;
  readonly agent: string;
  readonly language: Language;
  readonly createdAt: string;
}
export interface Reminders extends ReminderChoice {
  readonly devices: readonly ReminderDevice[];
  /** Key with which a browser subscribes. */
  readonly publicKey: string;
}
interface NewDevice {
  readonly endpoint: string;
  readonly keys: { readonly p256dh: string; readonly auth: string };
  readonly language: Language;
  /** Mark under which this browser was known before. */
  readonly instead?: string;
}

export const readReminders = async (): Promise<Reminders> => (await ask('GET users/me/reminders', {})).data;
export const setReminders = async (choice: ReminderChoice): Promise<Reminders> =>
  (await ask('PUT users/me/reminders', { body: choice })).data;
export const addDevice = async (device: NewDevice): Promise<Reminders> =>
  (await ask('POST users/me/reminders/devices', { body: device })).data;
export const dropDevice = async (mark: string): Promise<Reminders> =>
  (await ask('DELETE users/me/reminders/devices/{mark}', { at: { mark } })).data;
