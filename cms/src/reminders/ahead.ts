import { aheadOf } from '../domain/cooking/ahead';
import { linesOf } from '../domain/dish/lines';
import { AHEAD_AT } from '../domain/reminders/kinds';
import { type ReminderData, wordsOf } from '../domain/reminders/texts';
import { addDays, type Day } from '../domain/time/day';
import { mealsOn } from '../calendar/calendar';
import { sql } from '../records/database/database';
import { openBody } from '../records/read/read';
import { readBodies } from '../records/read/readModel';
import { collectionOf } from '../records/registry';
import type { Caller, CollectionMap } from '../records/types';
import type { ReminderRecipient, PushMessage, Source } from './source';

type Dish = CollectionMap['dishes'];
interface About {
  readonly day: Day;
}

/** Evening reminder of tomorrow's dishes: things to thaw, soak or otherwise begin the day before. */
export const ahead: Source = {
  async times(_person, day) {
    const about: About = { day: addDays(day, 1) };
    return [{ at: { day, time: AHEAD_AT }, key: day, about }];
  },
  async say({ day }: About, { language, ...caller }: ReminderRecipient): Promise<PushMessage | undefined> {
    const told: ReminderData['ahead'][number][] = [];
    for (const dish of await dishesOn(day, caller)) told.push(...(await preparationsOf(dish)));
    if (told.length === 0) return undefined;
    return { words: wordsOf('ahead', told, language), url: '/dashboard', tag: 'ahead' };
  },
};

/** Returns the dishes planned for a person's day that are not yet marked, each once. */
async function dishesOn(day: Day, caller: Caller): Promise<Dish[]> {
  const meals = await mealsOn(caller.id, day);
  const ids = meals.flatMap(({ entry, state }) =>
    entry?.kind === 'dish' && state === null ? (entry.dish ?? []) : [],
  );
  const found: Dish[] = [];
  for (const id of new Set(ids)) {
    // Skips dishes that are deleted or closed to this reader.
    const open = await openBody(collectionOf('dishes'), id, caller).catch(() => undefined);
    if (open) found.push(open.body);
  }
  return found;
}

async function preparationsOf(dish: Dish): Promise<ReminderData['ahead'][number][]> {
  const used = linesOf(dish).flatMap(({ product }) => product ?? []);
  const products = await readBodies(await sql(), collectionOf('products'), [...new Set(used)], 'head');
  const named = <L extends { readonly product: number | null; readonly note: string | null }>(line: L) => {
    const product = products.get(line.product ?? 0);
    return { note: line.note ?? '', product: product && { Name: product.Name, NameKa: product.NameKa } };
  };
  const said = {
    language: dish.language ?? 'en',
    Note: dish.Note ?? '',
    Steps: dish.Steps.map(({ description, minutes }) => ({ description: description ?? '', minutes })),
    ingredients: dish.ingredients.map(named),
    sections: dish.sections.map(({ ingredients }) => ({ ingredients: ingredients.map(named) })),
  };
  return aheadOf(said).map(({ kind }) => ({ kind, dish: dish.Name }));
}
