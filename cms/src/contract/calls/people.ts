import { LEARNING_STATES, TARGET_REASONS } from '../../domain/energy/target';
import { DISH_OUTCOMES } from '../../domain/cooking/outcome';
import { CALENDAR_KINDS, LOG_STATES } from '../../domain/mealplan/types';
import { SUPPLEMENT_UNITS } from '../../domain/supplement/types';
import { REMINDER_KINDS } from '../../domain/reminders/kinds';
import { PUBLISHED } from '../../people/published';
import { EXTRAS } from '../extras';
import { brief } from '../fields';
import { record } from '../names';
import {
  boolean,
  day,
  id,
  instant,
  list,
  named,
  number,
  object,
  orNull,
  type Shape,
  text,
  time,
  whole,
  word,
} from '../shapes';
import { type Calls, data, reading, verb } from './call';

const tags = data(list(object({ name: text, count: whole })));
const kinds = list(word(CALENDAR_KINDS));
const feed = data(object({ url: orNull(text), kinds }));
const quiet = orNull(object({ from: time, to: time }));
const reminderKinds = list(word(REMINDER_KINDS));
const reminders = data(
  object({
    kinds: reminderKinds,
    quiet,
    devices: list(object({ mark: text, agent: text, language: named('Language'), createdAt: instant })),
    publicKey: text,
  }),
);
const expenditure = object({
  state: word(LEARNING_STATES),
  days: whole,
  daysNeeded: whole,
  expenditure: orNull(whole),
  low: orNull(whole),
  high: orNull(whole),
  target: orNull(number),
  was: orNull(number),
  movedOn: orNull(day),
  reasons: list(word(TARGET_REASONS)),
  canUndo: boolean,
  week: orNull(list(whole)),
});
const item = object({
  day,
  source: object({
    type: word(['mealplan', 'subscription', 'schedule', 'intake', 'visit', 'order']),
    id,
    Name: text,
  }),
  kind: word(CALENDAR_KINDS),
  key: text,
  title: text,
  titleKa: orNull(text),
  time: orNull(time),
  endTime: orNull(time),
  type: orNull(named('DishType')),
  dish: orNull(id),
  picture: orNull(object({ url: text, width: orNull(number), height: orNull(number) })),
  exercise: orNull(id),
  supplement: orNull(id),
  servings: orNull(number),
  share: orNull(number),
  'plates?': list(object({ Name: text, servings: number })),
  calories: orNull(number),
  fats: orNull(number),
  carbs: orNull(number),
  prots: orNull(number),
  costTetri: orNull(number),
  allergens: orNull(list(text)),
  unknownAllergens: orNull(list(text)),
  warned: orNull(list(object({ name: text, allergens: list(text), 'unknown?': list(text) }))),
  burnedCalories: orNull(number),
  dosage: orNull(number),
  unit: orNull(word(SUPPLEMENT_UNITS)),
  order: orNull(named('OrderState')),
  handedAt: orNull(time),
  state: orNull(word(LOG_STATES)),
  logId: orNull(id),
  outcome: orNull(word(DISH_OUTCOMES)),
  outcomeServings: orNull(number),
});

/** Returns the shape of the cards of one kind on a person's page. */
function published(name: keyof typeof PUBLISHED): Shape {
  const { fields, picture, more } = PUBLISHED[name];
  const added = Object.entries(EXTRAS[name] ?? {}).filter(([one]) =>
    more.some((field) => field === one.replace('?', '')),
  );
  return list(brief(name, picture ? [...fields, picture] : fields, Object.fromEntries(added)));
}
const ofEach = <T>(make: (name: keyof typeof PUBLISHED) => T) => ({
  dishes: make('dishes'),
  mealplans: make('mealplans'),
  cookbooks: make('cookbooks'),
});

/** Returns the calls about people, and what is theirs. */
export const peopleCalls = (): Calls => ({
  'POST users/{id}/role': verb('users', object({ Rolee: named('Role') })),
  'POST users/{id}/block': verb('users'),
  'POST users/{id}/unblock': verb('users'),
  'GET users/me': { answer: named('Me') },
  'DELETE users/me': { answer: data(record('users')) },
  'GET users/me/export': { content: 'application/zip' },
  'GET users/me/recipes': {
    query: { format: word(['jsonld', 'mealie', 'paprika']), ids: text },
    content: 'application/zip',
  },
  'GET users/me/tags': { answer: tags },
  'POST users/me/tags': { body: object({ from: list(text), 'to?': orNull(text) }), answer: tags },
  'GET users/me/calendar': reading(list(item), { from: day, to: day }),
  'GET users/me/nutrients': reading(
    object({ planned: named('NutrientTotals'), eaten: named('NutrientTotals') }),
    { day },
  ),
  'GET users/me/expenditure': reading(expenditure),
  'POST users/me/expenditure/undo': { body: object({}), isBodyOptional: true, answer: data(expenditure) },
  'GET users/me/reminders': { answer: reminders },
  'PUT users/me/reminders': {
    body: object({ 'kinds?': reminderKinds, 'quiet?': quiet }),
    answer: reminders,
  },
  'POST users/me/reminders/devices': {
    body: object({
      endpoint: text,
      keys: object({ p256dh: text, auth: text }),
      language: named('Language'),
      'instead?': orNull(text),
    }),
    answer: reminders,
  },
  'DELETE users/me/reminders/devices/{mark}': { answer: reminders },
  'GET users/me/feed': { answer: feed },
  'POST users/me/feed': { body: object({ 'kinds?': kinds }), isBodyOptional: true, answer: feed },
  'POST users/me/feed/reset': { body: object({}), isBodyOptional: true, answer: feed },
  'DELETE users/me/feed': { answer: feed },
  'GET calendar/{file}': { content: 'text/calendar' },
  'GET people/{id}': {
    query: { reader: named('Language'), page: whole },
    answer: object({
      data: brief('users', ['Name', 'avatar'], { listed: boolean, ...ofEach(published) }),
      meta: object({ totals: object(ofEach(() => whole)), pageCount: whole }),
    }),
  },
});
