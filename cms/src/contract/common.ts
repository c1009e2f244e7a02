import { DETAIL_NUTRIENTS } from '../domain/food/nutrients';
import { ANSWERS } from '../domain/order/consent';
import { EXTRA_OUTCOMES } from '../domain/import/record';
import {
  anything,
  boolean,
  either,
  id,
  instant,
  list,
  named,
  number,
  object,
  orNull,
  type Shape,
  text,
  whole,
  word,
} from './shapes';

const loose = (names: readonly string[], shape: Shape): Shape =>
  object(Object.fromEntries(names.map((name) => [`${name}?`, shape])));

/** Question to a customer about a line of their order. */
export const QUESTION: Shape = object({
  key: text,
  replacement: orNull(id),
  Name: orNull(text),
  NameKa: orNull(text),
  gotAmount: number,
  unit: named('Unit'),
  priceTetri: number,
  differenceTetri: number,
  called: boolean,
  askedAt: instant,
  answer: orNull(word(ANSWERS)),
  answeredAt: orNull(instant),
});

const Loss = object({
  allergens: list(named('Allergen')),
  origin: orNull(text),
  gains: list(named('Allergen')),
});

const picture = object({ 'url?': text, 'entry?': text, 'base64?': text });
const ImportRecipe = object({
  key: text,
  Name: text,
  Description: text,
  Note: text,
  language: named('Language'),
  servingAmount: orNull(number),
  TimeToCook: orNull(number),
  'prepTime?': orNull(number),
  sections: list(object({ title: text })),
  ingredients: list(
    object({
      text,
      amount: orNull(number),
      amountTo: orNull(number),
      unit: orNull(named('Unit')),
      name: text,
      note: text,
      food: orNull(id),
      product: orNull(id),
      'own?': boolean,
      section: orNull(whole),
    }),
  ),
  Steps: list(object({ description: text, minutes: orNull(number), images: list(picture) })),
  images: list(picture),
  tags: list(text),
  rating: orNull(number),
  sourceUrl: text,
  types: list(named('DishType')),
  typesGuessed: boolean,
  dietaryFlags: list(named('DietaryFlag')),
  dietsSaid: list(named('DietaryFlag')),
  dietsChosen: boolean,
  warnings: list(object({ path: list(either(text, whole)), key: text })),
  duplicateOf: orNull(id),
  dish: orNull(id),
});
const ImportQuestion = object({
  name: text,
  text,
  lines: whole,
  recipes: list(text),
  told: list(named('Allergen')),
  proposals: list(
    object({
      product: orNull(id),
      food: orNull(id),
      Name: text,
      NameKa: orNull(text),
      loses: named('Loss'),
      calories: orNull(number),
      costTetri: orNull(number),
      allergens: orNull(list(named('Allergen'))),
      unknownAllergens: orNull(list(named('Allergen'))),
    }),
  ),
});

const Address = object({
  street: text,
  'building?': orNull(text),
  'entrance?': orNull(text),
  'floor?': orNull(text),
  'flat?': orNull(text),
  'doorCode?': orNull(text),
  'landmark?': orNull(text),
  'lat?': orNull(number),
  'lng?': orNull(number),
});

const amounts = loose(DETAIL_NUTRIENTS, orNull(number));
const NutrientTotals = object({ of: number, amounts, known: amounts });

const ErrorAnswer = object({
  data: { is: 'null' },
  error: object({
    status: whole,
    name: text,
    message: text,
    details: object({
      'code?': named('ErrorCode'),
      'errors?': list(
        object({ path: list(text), 'key?': text, 'values?': anything, message: text, name: text }),
      ),
      /** The record as it is. */
      'present?': anything,
      'state?': text,
      'short?': anything,
      'privateDishes?': list(text),
      'lines?': list(text),
      'edited?': list(anything),
    }),
  }),
});

const Pagination = object({ page: whole, pageSize: whole, pageCount: whole, total: whole });

const Whose = object({ how: word(['mine', 'shared', 'kept', 'theirs']), by: orNull(text) });
const BroughtThing = object({
  key: text,
  collection: text,
  Name: text,
  count: whole,
  state: word(EXTRA_OUTCOMES),
});

/** Shapes that several calls and records share. */
export const COMMON: readonly (readonly [string, Shape])[] = [
  ['Address', Address],
  ['ErrorAnswer', ErrorAnswer],
  ['BroughtThing', BroughtThing],
  ['ImportQuestion', ImportQuestion],
  ['ImportRecipe', ImportRecipe],
  ['Loss', Loss],
  ['NutrientTotals', NutrientTotals],
  ['Pagination', Pagination],
  ['Whose', Whose],
];
