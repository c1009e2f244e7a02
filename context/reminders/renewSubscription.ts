import * as reminders from '@/lib/api/reminders/reminders';
import type { Language } from '@/lib/domain/language';
import {
  isAllowed,
  currentMark,
  markOf,
  currentSubscription,
  subscribePush,
  unsubscribePush,
} from '@/lib/push/subscription';
import { saveKnownMark, knownMark } from '@/lib/push/knownMark';

/**
 * Renews this browser's push subscription at the CMS. Browsers end or replace subscriptions silently; if the current
 * one differs from the one the CMS knows, it replaces the old one there. Anyone who has turned reminders off meanwhile,
 * or revoked the permission, gets none.
 */
export async function renewSubscription(person: number, language: Language): Promise<void> {
  const known = knownMark(person);
  const here = await currentMark();
  if (known === undefined) return learn(person, here);
  if (known === null || known === here) return;
  if (!isAllowed()) {
    await reminders.dropDevice(known);
    return saveKnownMark({ person, mark: null });
  }
  const now = (await currentSubscription(language)) ?? (await resubscribe(language));
  if (!now) return;
  const { devices } = await reminders.addDevice({ ...now, instead: known });
  const mark = await markOf(now.endpoint);
  const isOn = devices.some((one) => one.mark === mark);
  saveKnownMark({ person, mark: isOn ? mark : null });
  if (!isOn) await unsubscribePush();
}

async function resubscribe(language: Language) {
  return subscribePush((await reminders.readReminders()).publicKey, language);
}

/**
 * Asks the CMS once about a browser that subscribed before this was recorded, or while another person was signed in.
 */
async function learn(person: number, here: string | null): Promise<void> {
  if (!here) return;
  const { devices } = await reminders.readReminders();
  saveKnownMark({ person, mark: devices.some(({ mark }) => mark === here) ? here : null });
}
