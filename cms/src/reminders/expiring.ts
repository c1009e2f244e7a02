import { EXPIRING_AT } from '../domain/reminders/kinds';
import { type ReminderData, wordsOf } from '../domain/reminders/texts';
import { addDays, type Day } from '../domain/time/day';
import { expiringOf } from '../pantry/expiring';
import type { Caller } from '../records/types';
import type { ReminderRecipient, PushMessage, Source } from './source';

interface About {
  readonly day: Day;
}

/** Reminder before supper of the household's food that is good until tomorrow and no longer. */
export const expiring: Source = {
  async times(_person, day) {
    const about: About = { day: addDays(day, 1) };
    return [{ at: { day, time: EXPIRING_AT }, key: day, about }];
  },
  async say({ day }: About, { language, ...caller }: ReminderRecipient): Promise<PushMessage | undefined> {
    const told = await reminderDataOf(day, caller, language);
    if (told.names.length + told.others === 0) return undefined;
    return { words: wordsOf('expiring', told, language), url: '/pantry', tag: 'expiring' };
  },
};

/** Names only foods: an item with a name of the person's own may be a medicine in the fridge. */
async function reminderDataOf(
  day: Day,
  caller: Caller,
  language: ReminderRecipient['language'],
): Promise<ReminderData['expiring']> {
  const found = await expiringOf(caller, { from: day, until: day });
  const names = found.flatMap(({ product }) => {
    if (!product?.food) return [];
    return (language === 'ka' ? product.NameKa : null) || product.Name;
  });
  return { names, others: found.filter(({ product }) => !product?.food).length };
}
