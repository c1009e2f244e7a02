import { readReminders } from '@/lib/api/reminders/reminders';
import { currentMark, unsubscribePush } from './subscription';
import { knownMark } from './knownMark';

/** Unsubscribes this browser if it still shows reminders of another person who never signed out. */
export async function unsubscribeOthers(person: number): Promise<void> {
  // the person's own subscription, perhaps at an address that the CMS does not know yet
  if (knownMark(person)) return;
  const mark = await currentMark();
  if (!mark) return;
  const { devices } = await readReminders();
  if (!devices.some((one) => one.mark === mark)) await unsubscribePush();
}
