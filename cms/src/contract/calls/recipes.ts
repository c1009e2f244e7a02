import { DISH_OUTCOMES } from '../../domain/cooking/outcome';
import { brief } from '../fields';
import { record, writeName } from '../names';
import { collectionOf } from '../../records/registry';
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
  recordOf,
  related,
  row,
  type Shape,
  text,
  whole,
  word,
} from '../shapes';
import { type Calls, data, moderation, reading, verb } from './call';

const email = object({ email: text });
const hidden = object({ 'hidden?': boolean });
const featured = object({ 'featured?': boolean });
const changes = (of: Shape) =>
  object({
    changes: list(object({ dish: id, 'add?': orNull(list(of)), 'remove?': orNull(list(of)) })),
  });
const changed = (of: Shape) => data(list(object({ dish: id, added: list(of), removed: list(of) })));
const counts = object({ total: whole, toCheck: whole, noMeal: whole });
const versionFields = () => ({
  by: related(orNull(brief('users', ['Name']))),
  at: instant,
  changed: list(text),
});
const namedProduct = object({ id, Name: text, NameKa: orNull(text) });

/** Returns the calls about recipes and cookbooks. */
export const recipeCalls = (): Calls => ({
  'POST dishes/{id}/save': verb('dishes'),
  'POST dishes/{id}/unsave': verb('dishes'),
  'POST dishes/{id}/copy': verb('dishes'),
  'POST dishes/{id}/cooked': verb(
    'cookings',
    object({
      'day?': day,
      'Note?': orNull(text),
      'image?': orNull(id),
      'outcome?': orNull(word(DISH_OUTCOMES)),
      'outcomeServings?': orNull(number),
      'servings?': number,
    }),
    true,
  ),
  'POST dishes/{id}/restore': verb('dishes', object({ version: id, 'updatedAt?': instant })),
  'POST dishes/{id}/collaborators': verb('dishes', email),
  ...moderation('dishes', { hide: hidden, feature: featured }),
  'GET dishes/{id}/versions': reading(list(recordOf(object(versionFields())))),
  'GET dishes/{id}/versions/{version}': reading(
    recordOf(object({ ...versionFields(), body: named('Dish') })),
  ),
  'GET dishes/draw': {
    listOf: 'dishes',
    query: { seen: text },
    answer: object({
      data: orNull(record('dishes')),
      meta: object({
        fitting: whole,
        lately: whole,
        isRound: boolean,
        ripe: list(namedProduct),
        lastCooked: orNull(day),
      }),
    }),
  },
  'GET dishes/counts': reading(object({ all: counts, mine: counts, shared: counts, saved: counts }), {
    reader: named('Language'),
  }),
  'GET dishes/{id}/at-home': reading(
    object({
      missing: whole,
      lines: list(
        object({
          key: text,
          isEnough: boolean,
          there: orNull(number),
          unit: orNull(named('Unit')),
          until: orNull(day),
        }),
      ),
      short: list(object({ key: text, amount: orNull(number), unit: orNull(named('Unit')) })),
      takes: list(
        object({
          key: text,
          Name: text,
          NameKa: orNull(text),
          pieceName: orNull(named('PieceName')),
          amount: number,
          unit: orNull(named('Unit')),
        }),
      ),
    }),
    { servings: number },
  ),
  'GET dishes/{id}/similar': reading(list(record('dishes')), { fields: text, populate: text }),
  'POST dishes/types': { body: changes(named('DishType')), answer: changed(named('DishType')) },
  'POST dishes/tags': { body: changes(text), answer: changed(text) },
  'POST dish-notes/rate': {
    body: object({ changes: list(object({ dish: id, 'rating?': orNull(number) })) }),
    answer: data(list(object({ dish: id, rating: orNull(number), before: orNull(number) }))),
  },
  'POST cookbooks/{id}/add': verb('cookbooks', object({ dish: id })),
  'POST cookbooks/{id}/dishes': {
    body: object({ 'add?': orNull(list(id)), 'remove?': orNull(list(id)) }),
    answer: data(object({ added: list(id), removed: list(id) })),
  },
  'POST cookbooks/{id}/collaborators': verb('cookbooks', email),
  ...moderation('cookbooks', { hide: hidden }),
  ...moderation('exercises', { hide: hidden }),
  ...moderation('supplements', { hide: hidden }),
});

const offers = () =>
  object({ products: list(record('products')), foods: list(record('foods')), guessed: boolean });
const match = () => ({ product: orNull(record('products')), food: orNull(record('foods')) });

/** Returns the calls about products and foods. */
export const productCalls = (): Calls => ({
  ...moderation('products', {
    verify: object({ 'verified?': boolean }),
    sell: object({ 'sold?': boolean }),
  }),
  'POST products/{id}/merge': verb('products', object({ into: id })),
  'POST products/{id}/same-as': verb('products', object({ food: orNull(id) })),
  'POST products/import': {
    body: object({ rows: list(named(writeName(collectionOf('products')))) }),
    answer: data(object({ created: whole, updated: whole })),
  },
  'GET products/offer': reading(offers(), { q: text, eaten: boolean }),
  'POST products/of-food': verb('products', object({ food: id })),
  'POST products/match': {
    body: object({ names: list(text, 100) }),
    answer: data(
      list(
        object({
          name: text,
          ...match(),
          proposals: list(object({ ...match(), loses: named('Loss') })),
        }),
      ),
    ),
  },
  'GET foods/names': reading(list(row(id, text, orNull(text), orNull(named('Category'))))),
  'POST barcodes/link': verb(
    'barcodes',
    object({
      code: text,
      'Name?': text,
      'product?': orNull(id),
      'food?': id,
      'amount?': orNull(number),
      'unit?': orNull(named('Unit')),
    }),
  ),
  'POST barcodes/look-up': {
    body: object({ code: text }),
    answer: data(
      orNull(
        object({
          code: text,
          Name: text,
          brand: text,
          amount: orNull(number),
          unit: orNull(named('Unit')),
          ...match(),
          source: object({ name: text, licence: text, url: text }),
        }),
      ),
    ),
  },
});
