import { brief } from '../fields';
import { record } from '../names';
import {
  boolean,
  day,
  either,
  id,
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
import { type Calls, data, verb } from './call';

const KINDS: Readonly<Record<string, readonly string[]>> = {
  dishes: ['Name', 'language', 'TimeToCook', 'calories', 'servingAmount', 'types', 'DishImages'],
  mealplans: ['Name', 'language', 'dayCount', 'Images'],
  exercises: ['Name', 'language', 'duration', 'burnedCalories', 'Images'],
  supplements: ['Name', 'language', 'dailyDosage', 'unit', 'Images'],
  examinations: ['Name', 'day'],
  cookbooks: ['Name', 'language'],
};
const totals = object({ 'public?': whole, 'mine?': whole });

const foundDay = object({
  plan: id,
  Name: text,
  index: whole,
  date: orNull(day),
  title: orNull(text),
  dishes: list(text),
  whose: named('Whose'),
});

const foundEverywhere = (): Shape =>
  object({
    data: object({
      ...Object.fromEntries(
        Object.entries(KINDS).map(([name, fields]) => [
          name,
          list(brief(name, fields, { whose: named('Whose') })),
        ]),
      ),
      days: list(foundDay),
      products: list(record('products')),
      foods: list(record('foods')),
    }),
    meta: object({
      meant: orNull(text),
      totals: object({
        'dishes?': totals,
        'mealplans?': totals,
        'exercises?': totals,
        'supplements?': totals,
        'products?': totals,
      }),
    }),
  });

const lines = list(
  either(
    text,
    object({
      'text?': orNull(text),
      'amount?': orNull(number),
      'amountTo?': orNull(number),
      'unit?': orNull(named('Unit')),
      'name?': orNull(text),
      'note?': orNull(text),
      'food?': orNull(id),
      'product?': orNull(id),
      'own?': orNull(boolean),
      'section?': orNull(whole),
    }),
  ),
);
const picture = object({ 'url?': orNull(text), 'entry?': orNull(text) });
const change = object({
  key: text,
  'Name?': orNull(text),
  'Description?': orNull(text),
  'Note?': orNull(text),
  'language?': orNull(named('Language')),
  'servingAmount?': orNull(number),
  'TimeToCook?': orNull(number),
  'prepTime?': orNull(number),
  'sections?': orNull(list(object({ 'title?': orNull(text) }))),
  'ingredients?': orNull(lines),
  'Steps?': orNull(
    list(
      object({
        'description?': orNull(text),
        'minutes?': orNull(number),
        'images?': orNull(list(picture)),
      }),
    ),
  ),
  'images?': orNull(list(picture)),
  'tags?': orNull(list(text)),
  'types?': orNull(list(named('DishType'))),
  'dietaryFlags?': orNull(list(named('DietaryFlag'))),
  'rating?': orNull(number),
  'sourceUrl?': orNull(text),
  // worked out anew; a client may send back what it was shown
  'typesGuessed?': boolean,
  'dietsSaid?': list(text),
  'dietsChosen?': boolean,
  'warnings?': list(object({ path: list(either(text, whole)), key: text })),
  'duplicateOf?': orNull(id),
  'dish?': orNull(id),
});
const answer = object({
  name: text,
  'product?': orNull(id),
  'food?': orNull(id),
  'own?': orNull(boolean),
});
const chosen = either(word(['all']), list(text));
const shownWith = { query: { recipes: word(['none']) } };

/** Returns the calls about imports, files and searches, and the changes that correct what is there. */
export const otherCalls = (): Calls => ({
  'GET imports/{id}': {
    query: { recipes: word(['none']), populate: text, fields: text },
    answer: data(record('imports')),
  },
  'POST imports': {
    ...shownWith,
    body: either(object({ url: text }), object({ html: text, 'url?': orNull(text) }), object({ text })),
    form: object({ files: list(text, 100) }),
    answer: data(record('imports')),
  },
  'PUT imports/{id}': {
    ...shownWith,
    body: object({ 'recipes?': list(change), 'answers?': list(answer) }),
    answer: data(record('imports')),
  },
  'POST imports/{id}/take': {
    ...shownWith,
    ...verb(
      'imports',
      object({
        recipes: chosen,
        'visibility?': orNull(named('Visibility')),
        'tags?': list(text),
        'extras?': orNull(chosen),
      }),
    ),
  },
  'POST imports/{id}/undo': { ...shownWith, ...verb('imports') },
  'GET imports/{id}/pictures/{key}': { content: 'image/webp', canBeEmpty: true },
  'GET search': { query: { q: text, reader: named('Language') }, answer: foundEverywhere() },
  'POST upload': {
    form: object({
      files: list(text, 20),
      'refId?': text,
      'ref?': text,
      'field?': text,
      'path?': text,
      'fileInfo?': text,
    }),
    answer: list(recordOf(named('Media'))),
  },
  'DELETE uploads/assets/{fileId}': { answer: recordOf(named('Media')) },
  'GET files/{id}': { content: 'application/octet-stream' },
  'GET crawlers/robots.txt': { content: 'text/plain' },
  'GET crawlers/{sitemap}': { content: 'application/xml' },
  'GET live': { query: { of: text }, content: 'text/event-stream' },
  'GET health': { answer: object({ status: word(['ok']) }) },
  'GET health/published': { answer: object({ state: text }) },
  'GET health/ready': { answer: object({ status: word(['ready']) }) },
});
