import { isSameThing, lending } from '../domain/food/lend';
import { LENT_FIGURES } from '../domain/food/types';
import { LANGUAGES } from '../domain/language';
import { LIMITS, PRODUCT_LIMITS } from '../domain/limits';
import { ALLERGENS, CATEGORIES, ORIGINS, PIECE_NAMES } from '../domain/product/types';
import { successorsOf } from '../products/merge';
import { storeNames, PRODUCT_NAMES, refuseTakenNames } from '../products/names';
import { ownFoodsOf, refuseWrongSubstitutes, substitutesOf } from '../products/substitutes';
import { byFigure } from '../records/write/bodyOrders';
import { ConflictError } from '../records/http/errors';
import {
  type BodyOf,
  boolean,
  choice,
  type Fields,
  number,
  object,
  relation,
  text,
  words,
} from '../records/fields';
import { collectionOf } from '../records/registry';
import { tableOf, TERMS } from '../records/database/tables';
import type { Collection } from '../records/types';
import { change, erase } from '../records/write/write';
import { nutrientsField, portionsField, substitutesField } from './foods';
import { wordTermsOf } from './words';

const name = { max: LIMITS.productName.max, lengthKey: 'ingredientName', column: 'name' } as const;

const byFood = { setBy: 'none' } as const;
const lentFields: Fields = {
  ...Object.fromEntries(LENT_FIGURES.map((name) => [name, number(byFood)])),
  category: choice(CATEGORIES, byFood),
  origin: choice(ORIGINS, byFood),
  pieceName: choice(PIECE_NAMES, byFood),
  allergens: words(ALLERGENS, byFood),
};

const fields = {
  Name: text({ ...name, required: true }),
  NameKa: text(name),
  language: choice(LANGUAGES, { initial: 'en' }),
  category: choice(CATEGORIES, { column: 'text' }),
  calories: number({ ...PRODUCT_LIMITS.calories, column: 'number' }),
  fats: number({ ...PRODUCT_LIMITS.fats }),
  carbs: number({ ...PRODUCT_LIMITS.carbs }),
  prots: number({ ...PRODUCT_LIMITS.prots }),
  fibre: number({ ...PRODUCT_LIMITS.fibre }),
  sugar: number({ ...PRODUCT_LIMITS.sugar }),
  saturatedFat: number({ ...PRODUCT_LIMITS.saturatedFat }),
  salt: number({ ...PRODUCT_LIMITS.salt }),
  costTetri: number({ whole: true, ...PRODUCT_LIMITS.costTetri, column: 'number' }),
  gramsPerMl: number({ ...PRODUCT_LIMITS.gramsPerMl, key: 'amount' }),
  gramsPerPiece: number({ ...PRODUCT_LIMITS.gramsPerPiece, key: 'amount' }),
  pieceName: choice(PIECE_NAMES),
  packSize: number({ ...PRODUCT_LIMITS.packSize, key: 'amount' }),
  edibleShare: number({ ...PRODUCT_LIMITS.edibleShare }),
  /** Null means unknown, an empty list means none. */
  allergens: words(ALLERGENS, { initial: null }),
  /** Allergens that its kind of food may contain, while nobody has stated which the product contains. */
  unknownAllergens: words(ALLERGENS, { setBy: 'none' }),
  origin: choice(ORIGINS, { column: 'text' }),
  verified: boolean({ setBy: 'none', initial: false, column: 'boolean' }),
  sold: boolean({ setBy: 'none', initial: false, column: 'boolean' }),
  owner: relation('users', { setBy: 'none', embedded: true }),
  /** Food that lends the product the values it lacks. */
  food: relation('foods'),
  /** Values lent by the food: a figure with exactly this value is not the product's own. */
  lent: object(lentFields, { setBy: 'none' }),
  nutrients: nutrientsField(),
  portions: portionsField(),
  /** Null means those of its food, an empty list means none. */
  substitutes: substitutesField(),
};

/** SQL condition: the product has a name in the letters of the language. */
const NAMED_IN = `exists (select 1 from ${TERMS} as said where said.collection = ? and said.record = r.id and said.kind = ?)`;

export const products: Collection<BodyOf<typeof fields>> = {
  name: 'products',
  uid: 'api::product.product',
  owner: 'owner',
  dependsOn: [
    { collection: 'foods', termKind: 'food' },
    { collection: 'foods', termKind: 'substitute' },
  ],
  notEmbedded: ['food', 'lent', 'nutrients', 'portions', 'substitutes'],
  fields,
  scope(query, caller) {
    if (caller.who !== 'Admin' && caller.who !== 'User') query.whereRaw('1 = 0');
  },
  reach(body, caller) {
    if (caller.who === 'Admin') return 'own';
    if (caller.who !== 'User') return 'none';
    return body.owner === caller.id && !body.verified ? 'own' : 'read';
  },
  async figures(body, related) {
    const food = body.food ? (await related.bodies('foods', [body.food])).get(body.food) : undefined;
    const { figures, lent } = lending(body, food);
    const alike = food && isSameThing(figures, food) ? food : undefined;
    return {
      ...figures,
      lent,
      unknownAllergens: lent.allergens ? (food?.unknownAllergens ?? []) : [],
      nutrients: alike?.nutrients ?? null,
      portions: alike?.portions ?? [],
      substitutes: await substitutesOf(body, food, related),
    };
  },
  terms: ({ Name, NameKa, food, substitutes }) => [
    ...wordTermsOf([Name, NameKa]),
    ...(food ? [{ kind: 'food', value: String(food) }] : []),
    ...ownFoodsOf(substitutes).map((id) => ({ kind: 'substitute', value: String(id) })),
  ],
  lists: {
    isForgiving: true,
    orders: { fats: byFigure('fats'), carbs: byFigure('carbs'), prots: byFigure('prots') },
    speaks: (language) => [NAMED_IN, ['products', language === 'ka' ? 'wordKa' : 'word']],
  },
  hooks: {
    successors: successorsOf,
    async check(input, before, _caller, trx) {
      await refuseTakenNames(trx, { ...before, ...input }, before?.id);
      await refuseWrongSubstitutes(trx, { ...before, ...input }, input);
    },
    async afterWrite(body, _before, trx) {
      await storeNames(trx, body);
    },
    /** Keeps a product, without its owner, if recipes or plans use it or Admin has confirmed it; deletes it otherwise. */
    async onOwnerGone(body, trx) {
      const used = await trx(TERMS)
        .where({ kind: 'product', value: String(body.id) })
        .first('record');
      if (used || body.verified) await change(products, body, { owner: null }, trx);
      else await erase(products, body, trx);
    },
    async beforeDelete(body, trx) {
      const used = await trx(TERMS)
        .where({ collection: 'dishes', kind: 'product', value: String(body.id) })
        .first('record');
      if (used) throw new ConflictError('Recipes use this product', 'product.inUse');
      const stocked = await trx(tableOf(collectionOf('stocks')))
        .where({ product: body.id })
        .first('id');
      if (stocked) throw new ConflictError('There is stock of this product', 'product.inStock');
      await trx(PRODUCT_NAMES).where({ product: body.id }).delete();
    },
  },
};

declare module '../records/types' {
  interface CollectionMap {
    products: BodyOf<typeof fields>;
  }
}
