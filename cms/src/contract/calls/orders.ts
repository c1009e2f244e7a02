import { OUTCOMES } from '../../domain/order/types';
import { HAND_REASONS, STOCK_UNITS } from '../../domain/storage/units';
import { record } from '../names';
import { boolean, day, id, instant, list, named, number, object, orNull, text, whole, word } from '../shapes';
import { type Calls, data, reading, verb } from './call';

const namedProduct = { id, Name: text, NameKa: orNull(text) };
const stockUnit = word(STOCK_UNITS);

/** Returns the calls about orders, the shop and its stock. */
export const orderCalls = (): Calls => ({
  'POST orders/quote': {
    body: object({
      'lines?': list(object({ product: id, amount: number, unit: named('Unit') })),
      'zone?': orNull(text),
    }),
    answer: data(
      object({
        lines: list(
          object({
            product: id,
            priceTetri: orNull(number),
            isAvailable: boolean,
            fault: orNull(word(['notSold', 'unitUnknown'])),
            left: orNull(number),
          }),
        ),
        goodsTetri: number,
        feeTetri: number,
        totalTetri: number,
        minimumTetri: number,
      }),
    ),
  },
  'POST orders/{id}/accept': verb('orders'),
  'POST orders/{id}/release': verb('orders'),
  'POST orders/{id}/depart': verb('orders'),
  'POST orders/{id}/retry': verb('orders'),
  'POST orders/{id}/progress': verb('orders', object({ count: whole })),
  'POST orders/{id}/ask': verb(
    'orders',
    object({
      key: text,
      'replacement?': orNull(id),
      'gotAmount?': orNull(number),
      'called?': orNull(boolean),
    }),
  ),
  'POST orders/{id}/answer': verb('orders', object({ key: text, yes: boolean, 'askedAt?': orNull(instant) })),
  'POST orders/{id}/pack': verb(
    'orders',
    object({
      lines: list(
        object({
          key: text,
          outcome: word(OUTCOMES),
          'gotAmount?': orNull(number),
          'replacement?': orNull(id),
          'replacementUnit?': orNull(named('Unit')),
          'called?': orNull(boolean),
        }),
      ),
    }),
  ),
  'POST orders/{id}/deliver': verb(
    'orders',
    object({ 'code?': orNull(text), 'proof?': orNull(id), 'Name?': orNull(text) }),
  ),
  'POST orders/{id}/fail': verb('orders', object({ reason: text })),
  'POST orders/{id}/cancel': verb('orders', object({ 'reason?': orNull(text) }), true),
  'POST orders/{id}/assign': verb('orders', object({ courier: id })),
  'POST orders/{id}/put-away': verb('orders'),
  'GET orders/figures': reading(
    list(
      object({
        day,
        placed: whole,
        delivered: whole,
        cancelled: whole,
        takingsTetri: number,
        feesTetri: number,
      }),
    ),
    { from: day, to: day },
  ),
  'GET shop/day': reading(
    object({
      unassigned: whole,
      late: whole,
      open: whole,
      unconfirmed: whole,
      reports: whole,
      low: list(object({ ...namedProduct, free: number, unit: stockUnit })),
      expiring: list(object({ ...namedProduct, expiresOn: day, quantity: number, unit: stockUnit })),
      lacking: list(object(namedProduct)),
    }),
  ),
  'GET stocks/held': reading(
    list(
      object({
        id,
        quantity: number,
        reserved: number,
        unit: stockUnit,
        place: orNull(text),
        expiresOn: orNull(day),
        minimum: orNull(number),
        // a product that is gone has no names
        product: object({
          id: orNull(id),
          'Name?': text,
          'NameKa?': orNull(text),
          'category?': orNull(named('Category')),
          'pieceName?': orNull(named('PieceName')),
        }),
      }),
    ),
  ),
  'GET stocks/products': reading(
    list(
      object({
        ...namedProduct,
        category: orNull(named('Category')),
        gramsPerMl: orNull(number),
        gramsPerPiece: orNull(number),
        pieceName: orNull(named('PieceName')),
        packSize: orNull(number),
        priceTetri: orNull(number),
        food: orNull(id),
        allergens: orNull(list(named('Allergen'))),
        unknownAllergens: orNull(list(named('Allergen'))),
        origin: orNull(named('Origin')),
        places: list(text),
        isFree: boolean,
        substitutes: list(object({ product: id, ratio: number })),
      }),
    ),
  ),
  'POST stocks/arrivals': {
    body: object({
      lines: list(
        object({
          product: id,
          amount: number,
          unit: stockUnit,
          'place?': orNull(text),
          'expiresOn?': orNull(day),
        }),
      ),
      'note?': orNull(text),
    }),
    answer: data(list(record('stocks'))),
  },
  'POST stocks/{id}/move': verb(
    'stocks',
    object({ delta: number, reason: word(HAND_REASONS), 'note?': orNull(text) }),
  ),
});
