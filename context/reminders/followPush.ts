import * as reminders from '@/lib/api/reminders/reminders';
import type { Language } from '@/lib/domain/language';
import { isAllowed, markHere, markOf, subscribedHere, subscribeHere, unsubscribeHere } from '@/lib/push/here';
import { keepKnown, knownHere } from '@/lib/push/known';

/**
 * Browsers end subscriptions and make others, or none, without a word. Where this one is not reached any more as the CMS was told, it
 * is told anew, in place of the old one; whoever has turned reminders off in it meanwhile, or takes back the leave, has none.
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

/** Of a browser that subscribed before this was remembered, or while somebody else was signed in, the CMS is asked once. */
async function learn(person: number, here: string | null): Promise<void> {
  if (!here) return;
  const { devices } = await reminders.readReminders();
  keepKnown({ person, mark: devices.some(({ mark }) => mark === here) ? here : null });
}
