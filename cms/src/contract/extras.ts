import { AUDIT_ACTIONS, REPORTED } from '../domain/access/people';
import { IMPORT_STATES } from '../domain/import/record';
import { PLAN_ROLES } from '../domain/mealplan/record';
import { REPEATS } from '../domain/mealplan/types';
import { PAYMENTS } from '../domain/order/types';
import { PANTRY_REASONS } from '../domain/pantry/types';
import { MOVE_REASONS, STOCK_UNITS } from '../domain/storage/units';
import { MEMBER_ROLES } from '../mealplans/access';
import { QUESTION } from './common';
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
  type Shape,
  text,
  whole,
  word,
} from './shapes';

const format = object({ url: text, width: orNull(number), height: orNull(number) });
const media = {
  name: text,
  alternativeText: orNull(text),
  width: orNull(number),
  height: orNull(number),
  mime: text,
  formats: orNull(object({ 'thumbnail?': format, 'small?': format, 'medium?': format, 'large?': format })),
  url: text,
};
/** File as records show it. */
export const MEDIA: Shape = object(media);
/** File where it stands flat. */
export const FILE: Shape = object({ id, ...media });

const ownCost = object({ costTetri: orNull(number), pricelessProducts: list(text) });
const ownCosts = object({
  dishes: list(object({ id, costTetri: orNull(number), pricelessProducts: list(text) })),
  products: list(object({ id, costTetri: number })),
});
const portions = list(object({ label: text, labelKa: orNull(text), grams: number }));
const substitute = object({
  food: id,
  ratio: number,
  note: orNull(text),
  noteKa: orNull(text),
  Name: text,
  NameKa: orNull(text),
  category: orNull(named('Category')),
  allergens: orNull(list(named('Allergen'))),
  gramsPerMl: orNull(number),
  gramsPerPiece: orNull(number),
  pieceName: orNull(text),
  lent: boolean,
});
const substitutes = orNull(list(substitute));
const namedProduct = object({ id, Name: text, NameKa: orNull(text) });

/**
 * Shapes of the fields that answers add to a record for its reader, by collection; one with a question mark is shown
 * only where `fields` names it, or to some.
 */
export const EXTRAS: Readonly<Record<string, Readonly<Record<string, Shape>>>> = {
  dishes: {
    'myRating?': orNull(number),
    'myReach?': word(['read', 'edit', 'own']),
    'cookedLast?': orNull(day),
    'fromHome?': orNull(
      object({
        missing: whole,
        lacks: list(namedProduct),
        short: whole,
        shortOf: list(namedProduct),
        usesUp: list(object({ Name: text, NameKa: orNull(text), until: day })),
      }),
    ),
    'ownCost?': ownCost,
    'through?': object({ id: orNull(id), Name: text, subscription: orNull(id) }),
  },
  saves: { 'ownCost?': ownCost },
  cookbooks: {
    'cover?': related(orNull(recordOf(named('Media')))),
    'recipeCount?': whole,
  },
  mealplans: {
    'myRole?': word(PLAN_ROLES),
    'eatsAlong?': orNull(boolean),
    'subscription?': orNull(id),
    'published?': orNull(object({ version: whole, at: orNull(instant) })),
    'ownCost?': ownCost,
    'ownCosts?': ownCosts,
    'members?': list(object({ id, Name: orNull(text) })),
    'followerCount?': whole,
  },
  subscriptions: { 'newestVersion?': number, 'ownCosts?': ownCosts },
  households: { 'myRole?': word(['owner', 'member', 'invited']) },
  orders: { 'courierPhone?': orNull(text) },
  products: { 'state?': orNull(named('FoodState')), 'whose?': named('Whose') },
  reports: { subject: orNull(text), subjectHidden: boolean },
  imports: {
    'counts?': object({ recipes: whole, taken: whole }),
    'recipes?': list(named('ImportRecipe')),
    'questions?': list(named('ImportQuestion')),
  },
};

/**
 * Shapes of fields of which the CMS knows more than their definition says: what it always sets itself, and what it shows
 * otherwise.
 */
export const OTHERWISE: Readonly<Record<string, Readonly<Record<string, Shape>>>> = {
  audits: { action: word(AUDIT_ACTIONS), collection: text },
  dishes: { nutrients: orNull(named('NutrientTotals')) },
  foods: { Name: text, tableName: text, portions, substitutes, curated: boolean },
  imports: {
    state: word(IMPORT_STATES),
    progress: object({ done: whole, total: whole }),
    source: object({ kind: text, name: text }),
    faults: list(object({ where: text, key: text, message: text })),
    extras: list(named('BroughtThing')),
    leftOut: list(object({ collection: text, count: whole })),
  },
  memberships: { planName: text, role: word(MEMBER_ROLES), state: word(['invited', 'accepted', 'declined']) },
  // a courier sees neither of an order that they do not carry
  orders: {
    recipient: orNull(object({ Name: text, phone: text })),
    address: orNull(named('Address')),
    questions: orNull(list(QUESTION)),
    packing: orNull(object({ by: id, count: whole })),
    number,
    state: named('OrderState'),
    payment: word(PAYMENTS),
  },
  'pantry-items': { amount: number },
  'pantry-movements': { reason: word(PANTRY_REASONS), delta: number, amount: number },
  households: { 'invitations?': list(object({ email: text })) },
  products: { portions, substitutes },
  'shop-items': {
    from: list(object({ dish: orNull(id), Name: text, times: number })),
    order: orNull(
      object({
        id,
        number,
        wantedFrom: text,
        wantedTo: text,
        at: orNull(text),
        Name: orNull(text),
        NameKa: orNull(text),
      }),
    ),
  },
  reports: {
    collection: word(REPORTED),
    record: id,
    why: text,
    state: word(['open', 'hidden', 'dismissed']),
  },
  'stock-movements': { unit: word(STOCK_UNITS), reason: word(MOVE_REASONS), at: instant, delta: number },
  stocks: { unit: word(STOCK_UNITS), quantity: number, reserved: number },
  subscriptions: { Name: text, version: whole, repeat: word(REPEATS) },
  users: { Rolee: named('Role') },
};
