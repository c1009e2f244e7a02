import { readReminders } from '@/lib/api/reminders';
import { markHere, unsubscribeHere } from './here';

/** Where this browser still shows what somebody else is reminded of, who never signed out: it shows nothing of them any more. */
export async function leaveOthersDevice(): Promise<void> {
  const mark = await markHere();
  if (!mark) return;
  const { devices } = await readReminders();
  if (!devices.some((one) => one.mark === mark)) await unsubscribeHere();
}
