import { readReminders } from '@/lib/api/reminders/reminders';
import { markHere, unsubscribeHere } from './here';
import { knownHere } from './known';

/** Unsubscribes this browser if it still shows reminders of another person who never signed out. */
export async function leaveOthersDevice(person: number): Promise<void> {
  // the person's own subscription, perhaps at an address that the CMS does not know yet
  if (knownHere(person)) return;
  const mark = await markHere();
  if (!mark) return;
  const { devices } = await readReminders();
  if (!devices.some((one) => one.mark === mark)) await unsubscribeHere();
}
