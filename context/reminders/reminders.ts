import * as reminders from '@/lib/api/reminders/reminders';
import type { ReminderChoice, ReminderDevice, Reminders } from '@/lib/api/reminders/reminders';
import type { Language } from '@/lib/domain/language';
import { currentMark, pushSupport, subscribePush, unsubscribePush } from '@/lib/push/subscription';
import { clearKnownMark, saveKnownMark } from '@/lib/push/knownMark';
import { useApi } from '@/context/ApiContext';
import { useAuth } from '@/context/AuthContext';
import { useRead } from '@/context/remote/read';

export type { ReminderChoice, ReminderDevice, Reminders };

/** Timeout in ms for the browser's push service and the CMS during sign-out. */
const UNSUBSCRIBE_TIMEOUT_MS = 3000;

/** Reminder settings and devices, with this browser's mark; null if it has not subscribed. */
export interface RemindersHere {
  readonly reminders: Reminders;
  readonly mark: string | null;
}

export function useReminders() {
  const { person } = useAuth();
  return useRead<RemindersHere>(person && ['reminders'], async () => {
    const [mark, read] = await Promise.all([currentMark().catch(() => null), reminders.readReminders()]);
    if (person && isOn(read, mark)) saveKnownMark({ person: person.id, mark });
    return { reminders: read, mark };
  });
}

export { pushSupport };

const isOn = ({ devices }: Reminders, here: string | null): boolean =>
  here !== null && devices.some(({ mark }) => mark === here);

/** Returns calls that change the reminders; each resolves to the new state. */
export function useReminderCalls() {
  const { write } = useApi();
  const { person } = useAuth();
  const here = async (read: Reminders): Promise<RemindersHere> => {
    const mark = await currentMark();
    if (person) saveKnownMark({ person: person.id, mark: isOn(read, mark) ? mark : null });
    return { reminders: read, mark };
  };
  return {
    set: (choice: ReminderChoice) =>
      write('reminders.set', async () => here(await reminders.setReminders(choice))),
    /** Resolves to null if the person has not granted the permission. */
    turnOn: (publicKey: string, language: Language) =>
      write(
        'reminders.on',
        async () => {
          const subscribed = await subscribePush(publicKey, language);
          return subscribed && here(await reminders.addDevice(subscribed));
        },
        { isDone: (answer) => answer !== null },
      ),
    turnOff: (mark: string, isHere: boolean) =>
      write('reminders.off', async () => {
        const read = await reminders.dropDevice(mark);
        if (isHere) await unsubscribePush();
        return here(read);
      }),
  };
}

/**
 * Unsubscribes this browser before sign-out, so the person's reminders no longer show here; gives up after the timeout.
 */
export async function unsubscribeDevice(): Promise<void> {
  clearKnownMark();
  const forget = async () => {
    const mark = await currentMark();
    if (mark) await Promise.allSettled([reminders.dropDevice(mark), unsubscribePush()]);
  };
  await Promise.race([forget(), new Promise((resolve) => setTimeout(resolve, UNSUBSCRIBE_TIMEOUT_MS))]);
}
