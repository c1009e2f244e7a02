import { FAST_DEGREES } from '../../domain/planning/fasts/fasting';
import { MEMBER_ROLES } from '../../mealplans/access';
import { FILE } from '../extras';
import {
  anything,
  boolean,
  day,
  either,
  id,
  idOrWord,
  list,
  named,
  number,
  object,
  orNull,
  recordOf,
  type Shape,
  text,
  whole,
  word,
} from '../shapes';
import { type Calls, data, moderation, reading, verb } from './call';

const slot = { day: whole, meal: named('DishType') };
const targets = object({
  'calories?': orNull(number),
  'fats?': orNull(number),
  'carbs?': orNull(number),
  'prots?': orNull(number),
  'costTetriPerDay?': orNull(number),
});
const eaters = list(
  object({
    Name: text,
    factor: number,
    'targets?': orNull(targets),
    'diet?': orNull(list(named('DietaryFlag'))),
    'allergens?': orNull(list(named('Allergen'))),
    'byFactor?': orNull(boolean),
    'user?': orNull(id),
    'birthYear?': orNull(whole),
  }),
);
const wishes = object({
  'budgetTetri?': orNull(number),
  'weekdayMinutes?': orNull(number),
  'weekendMinutes?': orNull(number),
  'repeats?': orNull(number),
  'leftovers?': orNull(list(named('DishType'))),
  'tags?': orNull(
    list(
      object({
        tag: text,
        'min?': orNull(number),
        'max?': orNull(number),
        'weekdays?': orNull(list(whole, 7)),
      }),
    ),
  ),
  'fasting?': orNull(boolean),
  'unknown?': orNull(boolean),
  'health?': orNull(
    object({
      'energy?': orNull(boolean),
      'fibre?': orNull(boolean),
      'vegetables?': orNull(boolean),
      'saturatedFat?': orNull(boolean),
      'salt?': orNull(boolean),
      'fish?': orNull(boolean),
    }),
  ),
  'fastingFish?': orNull(boolean),
  'fastingNoOil?': orNull(boolean),
});
const from = list(idOrWord('public', 'mine', 'saved'));
const week = {
  days: whole,
  meals: list(named('DishType')),
  eaters,
  from,
  'wishes?': orNull(wishes),
  'startDate?': orNull(day),
};
const way = object({
  'days?': orNull(whole),
  'meals?': orNull(list(named('DishType'))),
  'eaters?': orNull(eaters),
  'from?': orNull(from),
  'wishes?': orNull(wishes),
});

const nutrition = { calories: number, fats: number, carbs: number, prots: number };
const figures = object({ ...nutrition, costTetri: number });
const shares = list(number);
const proposedDays = list(
  object({
    day: whole,
    meals: list(
      object({
        type: named('DishType'),
        entries: list(
          either(
            object({ kind: word(['dish']), dish: id, servings: number, shares }),
            object({ kind: word(['leftovers']), dish: id, servings: number, shares, of: object(slot) }),
          ),
        ),
      }),
    ),
    figures: object({ ...nutrition, costTetri: number, persons: list(object(nutrition)) }),
  }),
);
const draft = list(
  object({
    day: whole,
    meals: list(
      object({
        type: named('DishType'),
        entries: list(
          object({
            kind: word(['dish', 'leftovers']),
            dish: id,
            servings: number,
            'shares?': orNull(shares),
            'of?': orNull(object(slot)),
          }),
        ),
      }),
    ),
    'figures?': orNull(anything),
  }),
);

const shortfall = (key: string, values: Readonly<Record<string, Shape>>): Shape =>
  object({ key: word([key]), 'day?': whole, values: object(values) });
const ofDish = { meal: named('DishType'), dish: id };
const shortfalls = list(
  either(
    shortfall('empty', {
      meal: named('DishType'),
      took: list(
        object({
          by: word(['allergens', 'diet', 'fasting', 'weekdayMinutes', 'weekendMinutes', 'meal', 'noMeal']),
          dishes: whole,
        }),
      ),
      loosenings: list(
        object({
          wish: word(['fasting', 'fastingFish', 'fastingNoOil', 'weekdayMinutes', 'weekendMinutes', 'diet']),
          'value?': number,
          'eater?': text,
          'name?': text,
          dishes: whole,
        }),
      ),
    }),
    shortfall('target', {
      eater: text,
      nutrient: word(['calories', 'fats', 'carbs', 'prots']),
      target: number,
      amount: number,
      difference: number,
      'instead?': object({
        ...ofDish,
        servings: number,
        costTetri: orNull(number),
        difference: number,
      }),
    }),
    shortfall('keptAllergen', { ...ofDish, eater: text, allergens: list(text) }),
    shortfall('keptDiet', { ...ofDish, eater: text, diet: list(text) }),
    shortfall('keptFast', { ...ofDish, fast: word(FAST_DEGREES) }),
    shortfall('budget', { budgetTetri: number, costTetri: number }),
    shortfall('minutes', { ...ofDish, minutes: number, limit: number }),
    shortfall('repeats', { dish: id, times: whole, limit: whole }),
    shortfall('tag', { tag: text, 'min?': number, 'max?': number, times: whole }),
    shortfall('health', {
      eater: text,
      of: word(['fibre', 'vegetables', 'saturatedFat', 'salt']),
      isLow: boolean,
      amount: orNull(number),
      limit: orNull(number),
      unknown: whole,
    }),
    shortfall('energy', { eater: text, isLow: boolean, amount: orNull(number), limit: orNull(number) }),
    shortfall('raised', { eater: text, isMinor: boolean, target: number, limit: orNull(number) }),
    shortfall('fish', { times: whole, min: whole }),
    shortfall('rulesOut', {
      eater: text,
      meal: named('DishType'),
      allergens: list(text),
      diet: list(text),
      dishes: whole,
      took: whole,
    }),
    shortfall('unknownFigures', { dishes: list(id) }),
    shortfall('unknownCost', { dishes: list(id) }),
  ),
);
const saved = list(
  object({
    key: text,
    Name: text,
    product: orNull(object({ id, Name: text, 'NameKa?': orNull(text) })),
    expiresOn: day,
    until: whole,
    amount: orNull(number),
    unit: orNull(named('Unit')),
    ...slot,
    dish: id,
    taken: orNull(number),
  }),
);
const proposal = object({
  days: proposedDays,
  shortfalls,
  saved,
  score: number,
  'bound?': number,
  isCutOff: boolean,
  toBuyTetri: number,
  staysTetri: number,
  toBuyUnknown: whole,
});

const follower = object({
  Name: orNull(text),
  avatar: orNull(FILE),
  startDate: day,
  version: whole,
  days: list(object({ day, planned: whole, done: whole, skipped: whole })),
});
const along = object({ 'eatsAlong?': boolean });
const planOf: Shape = data(recordOf(named('Mealplan')));
const joined = { answer: planOf };
const since = object({ 'from?': day });

/** Returns the calls about meal plans. */
export const planCalls = (): Calls => ({
  'POST mealplans/{id}/publish': verb(
    'mealplans',
    object({ 'confirmPrivate?': boolean, 'visibility?': word(['public']) }),
    true,
  ),
  'POST mealplans/{id}/subscribe': verb('mealplans', object({ startDate: day })),
  'POST mealplans/{id}/unsubscribe': verb('mealplans'),
  'POST mealplans/{id}/invite': verb(
    'mealplans',
    object({ email: text, 'role?': word(MEMBER_ROLES), 'confirmPrivate?': boolean }),
  ),
  'POST mealplans/{id}/leave': verb('mealplans'),
  'POST mealplans/{id}/eat-along': verb('mealplans', object({ eatsAlong: boolean })),
  'POST mealplans/{id}/copy': verb('mealplans'),
  'POST mealplans/{id}/renew-token': verb('mealplans'),
  'POST mealplans/{id}/take-over': verb('mealplans'),
  ...moderation('mealplans', {
    hide: object({ 'hidden?': boolean }),
    feature: object({ 'featured?': boolean }),
  }),
  'GET mealplans/join/{token}': { ...joined, query: { populate: text, fields: text } },
  'POST mealplans/join/{token}': { ...joined, body: along, isBodyOptional: true },
  'GET mealplans/{id}/followers': reading(list(follower)),
  'POST mealplans/propose': {
    body: object({
      ...week,
      'keep?': orNull(list(object({ ...slot, dish: id }))),
      'seed?': orNull(whole),
      'seconds?': orNull(number),
    }),
    answer: data(proposal),
    content: 'text/event-stream',
  },
  'POST mealplans/propose/others': {
    body: object({ ...week, plan: draft, slot: object(slot) }),
    answer: data(
      object({
        others: list(object({ dish: id, servings: number, shares, difference: figures, score: number })),
      }),
    ),
  },
  'GET users/me/planning': reading(orNull(way)),
  'PUT users/me/planning': { body: way, answer: data(orNull(way)) },
  'POST memberships/{id}/accept': verb('memberships', along, true),
  'POST memberships/{id}/decline': verb('memberships'),
  'POST subscriptions/{id}/take-version': verb('subscriptions', since, true),
  'POST subscriptions/{id}/pause': verb('subscriptions', since, true),
  'POST subscriptions/{id}/resume': verb('subscriptions'),
});
