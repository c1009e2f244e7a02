import { readReminders } from '@/lib/api/reminders/reminders';
import { markHere, unsubscribeHere } from './here';
import { knownHere } from './known';

/** Where this browser still shows what somebody else is reminded of, who never signed out: it shows nothing of them any more. */
export async function leaveOthersDevice(person: number): Promise<void> {
  // their own, at an address that the CMS may not have been told of yet
  if (knownHere(person)) return;
  const mark = await markHere();
  if (!mark) return;
  const { devices } = await readReminders();
  if (!devices.some((one) => one.mark === mark)) await unsubscribeHere();
}
