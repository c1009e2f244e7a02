import * as reminders from '@/lib/api/reminders/reminders';
import type { Language } from '@/lib/domain/language';
import { isAllowed, markHere, markOf, subscribedHere, subscribeHere, unsubscribeHere } from '@/lib/push/here';
import { keepKnown, knownHere } from '@/lib/push/known';

/**
 * Renews this browser's push subscription at the CMS. Browsers end or replace subscriptions silently; if the current
 * one differs from the one the CMS knows, it replaces the old one there. Anyone who has turned reminders off meanwhile,
 * or revoked the permission, gets none.
 */
export async function followPush(person: number, language: Language): Promise<void> {
  const known = knownHere(person);
  const here = await markHere();
  if (known === undefined) return learn(person, here);
  if (known === null || known === here) return;
  if (!isAllowed()) {
    await reminders.dropDevice(known);
    return keepKnown({ person, mark: null });
  }
  const now = (await subscribedHere(language)) ?? (await anew(language));
  if (!now) return;
  const { devices } = await reminders.addDevice({ ...now, instead: known });
  const mark = await markOf(now.endpoint);
  const isOn = devices.some((one) => one.mark === mark);
  keepKnown({ person, mark: isOn ? mark : null });
  if (!isOn) await unsubscribeHere();
}

async function anew(language: Language) {
  return subscribeHere((await reminders.readReminders()).publicKey, language);
}

/**
 * Asks the CMS once about a browser that subscribed before this was recorded, or while another person was signed in.
 */
async function learn(person: number, here: string | null): Promise<void> {
  if (!here) return;
  const { devices } = await reminders.readReminders();
  keepKnown({ person, mark: devices.some(({ mark }) => mark === here) ? here : null });
}
