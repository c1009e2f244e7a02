import type { Language } from '@/lib/domain/language';
import type { ReminderKind } from '@/lib/domain/reminders/kinds';
import type { QuietHours } from '@/lib/domain/reminders/quiet';
import { raw, send } from '@/lib/api/strapi';

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

const PATH = 'users/me/reminders';
const DEVICES = `${PATH}/devices`;

export const readReminders = async (): Promise<Reminders> => (await raw<{ data: Reminders }>(PATH)).data;
export const setReminders = (choice: ReminderChoice) => send<Reminders>('PUT', PATH, choice);
export const addDevice = (device: NewDevice) => send<Reminders>('POST', DEVICES, device);
export const dropDevice = (mark: string) => send<Reminders>('DELETE', `${DEVICES}/${mark}`, {});
