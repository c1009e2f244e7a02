import { HAND_REASONS, LEVELS } from '../../domain/pantry/types';
import { brief } from '../fields';
import { record } from '../names';
import { settable } from '../bodies';
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
  related,
  text,
  whole,
  word,
} from '../shapes';
import { type Calls, data, reading, verb } from './call';

const thrownSum = object({ count: whole, tetri: number, unknown: whole });
const thrownDear = object({
  Name: orNull(text),
  NameKa: orNull(text),
  dish: orNull(id),
  product: orNull(id),
  times: whole,
  tetri: number,
});

const usual = () =>
  data(
    object({
      usual: list(
        object({
          Name: text,
          category: orNull(named('Category')),
          product: orNull(related(record('products'))),
        }),
      ),
      staples: list(record('products')),
    }),
  );
const members = object({ 'email?': text, 'user?': id });
const user = object({ user: id });

/** Returns the calls about shopping lists. */
export const shoplistCalls = (): Calls => {
  const line = { ...settable('shop-items', ['list', 'key']), key: text };
  return {
    'POST shoplists': {
      body: object({ Name: text, ...settable('shoplists', ['Name']), 'members?': list(id) }),
      answer: data(record('shoplists')),
    },
    'POST shoplists/from-plan': {
      body: object({
        mealplan: id,
        from: day,
        to: day,
        'list?': orNull(id),
        'Name?': text,
        'members?': list(id),
        'language?': named('Language'),
      }),
      answer: data(record('shoplists')),
    },
    'GET shoplists/usual': { answer: usual() },
    'POST shoplists/staples': { body: object({ product: id, isStaple: boolean }), answer: usual() },
    'POST shoplists/{id}/add-dish': verb('shoplists', object({ dish: id, 'servings?': number })),
    'POST shoplists/{id}/change': verb(
      'shoplists',
      either(
        object({ op: word(['add']), ...line, 'food?': id }),
        object({ op: word(['set']), ...line }),
        object({ op: word(['remove']), key: text }),
      ),
    ),
    'POST shoplists/{id}/members': verb('shoplists', members),
    'POST shoplists/{id}/remove-member': verb('shoplists', user),
    'POST shoplists/{id}/leave': verb('shoplists'),
  };
};

const count = {
  'amount?': orNull(number),
  'level?': orNull(word(LEVELS)),
  'move?': orNull(text),
  'reason?': orNull(word(HAND_REASONS)),
};
const email = object({ email: text });

/** Returns the calls about households, and what they have at home. */
export const homeCalls = (): Calls => {
  const thing = settable('pantry-items', ['key']);
  return {
    'POST pantry-items/change': {
      body: either(
        object({ op: word(['add']), key: text, ...thing, 'food?': id, ...count }),
        object({ op: word(['set']), key: text, ...thing, ...count }),
        object({ op: word(['move']), key: text, move: text, delta: number, reason: word(HAND_REASONS) }),
        object({ op: word(['undo']), key: text, move: text, undoes: text }),
        object({ op: word(['remove']), key: text }),
      ),
      answer: data(orNull(record('pantry-items'))),
    },
    'POST pantry-items/undo': {
      body: object({ cause: text }),
      answer: data(object({ undone: whole })),
    },
    'GET users/me/expiring': reading(
      object({
        today: day,
        things: list(
          object({
            key: text,
            Name: text,
            amount: number,
            level: orNull(word(LEVELS)),
            unit: orNull(named('Unit')),
            expiresOn: day,
            product: orNull(
              object({ id, Name: text, NameKa: orNull(text), pieceName: orNull(named('PieceName')) }),
            ),
          }),
        ),
        dish: orNull(
          object({
            id,
            Name: text,
            language: orNull(named('Language')),
            TimeToCook: orNull(number),
            uses: list(text),
          }),
        ),
      }),
    ),
    'POST households/{id}/invite': verb('households', email),
    'POST households/{id}/withdraw': verb('households', email),
    'POST households/{id}/accept': verb('households'),
    'POST households/{id}/decline': verb('households'),
    'POST households/{id}/leave': verb('households'),
    'POST households/{id}/remove-member': verb('households', user),
    'POST households/{id}/renew-token': verb('households'),
    'GET households/join/{token}': reading(
      brief('households', ['Name', 'owner'], { 'myRole?': word(['owner', 'member', 'invited']) }),
    ),
    'POST households/join/{token}': verb('households'),
    'GET prices/latest': reading(
      list(
        object({
          product: id,
          shop: orNull(text),
          day,
          tetri: number,
          amount: number,
          unit: named('Unit'),
        }),
      ),
    ),
    'GET prices/spending': reading(
      object({
        month: text,
        budgetTetri: orNull(number),
        aisles: list(object({ category: named('Category'), paidTetri: number, orderedTetri: number })),
        feesTetri: number,
        thrown: object({ dishes: thrownSum, things: thrownSum, dearest: list(thrownDear) }),
      }),
      { month: text },
    ),
    'POST prices/budget': {
      body: object({ tetri: orNull(number) }),
      answer: data(object({ budgetTetri: orNull(number) })),
    },
  };
};
