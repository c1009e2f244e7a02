import { parseCookedFilter, COOKED_LAST, orderByCooked } from '../cooking/cookedFilter';
import { FROM_HOME, rankByMissing } from '../cooking/missing';
import { leaveCookbooks } from '../dishes/cookbooks';
import { ownFilters, MY_RATING, MY_REACH, orderByRating } from '../dishes/ownFilters';
import { eraseSavesAndNotes } from '../dishes/savesAndNotes';
import { checkTwin, counterparts, inLanguageOf, syncTwins, unlinkTwin } from '../dishes/twins';
import { eraseVersionsOf, noteVersion } from '../dishes/versions';
import { isFasting } from '../domain/dish/diet';
import { linesOf } from '../domain/dish/lines';
import { dishTotals, type Figure, knownFigure } from '../domain/dish/nutrition';
import { fitsPrep } from '../domain/dish/times';
import { DIETARY_FLAGS, DISH_TYPES, type IngredientLine, UNITS, VISIBILITIES } from '../domain/dish/types';
import { type DetailLine, detailsOfLines, roundDetails, scaleDetails } from '../domain/food/details';
import { DETAIL_NUTRIENTS, type DetailTotals } from '../domain/food/nutrients';
import { LANGUAGES } from '../domain/language';
import { LIMITS } from '../domain/limits';
import { ALLERGENS, UNKNOWN_FACTS } from '../domain/product/types';
import { isWebAddress } from '../domain/text/address';
import { plansWith } from '../mealplans/shares';
import { OWN_COST } from '../prices/costs';
import { type FieldError, fieldErrors } from '../records/http/errors';
import {
  type BodyOf,
  boolean,
  choice,
  firstOf,
  longText,
  media,
  number,
  object,
  parts,
  relation,
  text,
  words,
} from '../records/fields';
import type { Collection, Related } from '../records/types';
import {
  collaboratorsField,
  handOver,
  parseOwner,
  refuseNewCollaborators,
  sharedReach,
  sharedScope,
} from './shared';
import { wordTermsOf } from './words';

const figure = () => number({ setBy: 'none', column: 'number' });
const ingredient = {
  /** Null means to taste. */
  amount: number({ ...LIMITS.amount, key: 'amount' }),
  unit: choice(UNITS),
  /** Upper end of a range. */
  amountTo: number({ ...LIMITS.amount, key: 'amount' }),
  /** Amount as it was written. */
  text: text({ max: LIMITS.ingredientText.max }),
  /** Words of the line as it was written; null if its product was chosen by hand. */
  name: text({ max: LIMITS.ingredientName.max }),
  note: text({ max: LIMITS.ingredientNote.max }),
  product: relation('products', { required: true, embedded: true }),
};

const detailFields = Object.fromEntries(DETAIL_NUTRIENTS.map((name) => [name, number({ setBy: 'none' })]));

const fields = {
  Name: text({ required: true, ...LIMITS.name, lengthKey: 'name', column: 'name' }),
  Description: longText({ max: LIMITS.description.max }),
  Note: longText({ max: LIMITS.note.max }),
  language: choice(LANGUAGES, { initial: 'en', column: 'text' }),
  types: words(DISH_TYPES, { column: 'mask' }),
  dietaryFlags: words(DIETARY_FLAGS, { column: 'mask' }),
  tags: words(undefined, { own: LIMITS.tags }),
  ingredients: parts(ingredient, LIMITS.ingredients.max),
  sections: parts(
    {
      title: text({ required: true, requiredKey: 'section', max: LIMITS.sectionTitle.max }),
      ingredients: parts(ingredient, LIMITS.ingredients.max),
    },
    LIMITS.sections.max,
  ),
  Steps: parts(
    {
      description: longText({ required: true, requiredKey: 'step', max: LIMITS.step.max }),
      minutes: number({ whole: true, ...LIMITS.minutes, key: 'time' }),
      images: media({ many: true, max: LIMITS.stepImages.max }),
      image: firstOf('images'),
      video: text({ max: LIMITS.url.max, pattern: { is: { test: isWebAddress }, key: 'url' } }),
    },
    LIMITS.steps.max,
  ),
  DishImages: media({ many: true, max: LIMITS.images.max }),
  TimeToCook: number({ whole: true, ...LIMITS.minutes, key: 'time', column: 'number' }),
  /** Minutes of TimeToCook before cooking; null means unknown. */
  prepTime: number({ whole: true, ...LIMITS.prepMinutes, key: 'time' }),
  servingAmount: number({ whole: true, ...LIMITS.servings, initial: 4 }),
  cookedWeight: number({ ...LIMITS.cookedWeight }),
  visibility: choice(VISIBILITIES, { setBy: 'owner', initial: 'private', column: 'text' }),
  featured: boolean({ setBy: 'none', initial: false, column: 'boolean' }),
  hidden: boolean({ show: 'editor', setBy: 'none', initial: false, column: 'boolean' }),
  sourceUrl: text({ max: LIMITS.url.max, pattern: { is: { test: isWebAddress }, key: 'url' } }),
  owner: relation('users', { setBy: 'none', embedded: true }),
  translationOf: relation('dishes', { inRow: true, brief: ['Name', 'language'] }),
  collaborators: collaboratorsField(),
  calories: figure(),
  fats: figure(),
  carbs: figure(),
  prots: figure(),
  costTetri: figure(),
  incompleteProducts: words(undefined, { setBy: 'none' }),
  pricelessProducts: words(undefined, { setBy: 'none' }),
  /** Facts that nobody knows of one of its ingredients; the recipe is never called safe in these. */
  unknownFacts: words(UNKNOWN_FACTS, { setBy: 'none' }),
  /** Allergens that an ingredient may contain and none certainly does. */
  unknownAllergens: words(ALLERGENS, { setBy: 'none' }),
  /** Words of the recipe that may have been taken for another food, until its editors have checked them. */
  lookAgain: words(undefined, { own: LIMITS.lookAgain }),
  fasting: boolean({ setBy: 'none', initial: false, column: 'boolean' }),
  allergens: words(ALLERGENS, { setBy: 'none', column: 'mask' }),
  saveCount: number({ setBy: 'none', initial: 0, column: 'number' }),
  /** Nutrients of a serving besides the four figures, with the number of lines for which each is known. */
  nutrients: object(
    { of: number({ setBy: 'none' }), amounts: object(detailFields), known: object(detailFields) },
    { setBy: 'none' },
  ),
};

type Dish = BodyOf<typeof fields>;

export const dishes: Collection<Dish> = {
  name: 'dishes',
  uid: 'api::dish.dish',
  owner: 'owner',
  dependsOn: [{ collection: 'products', termKind: 'product' }],
  notEmbedded: ['translationOf', 'nutrients'],
  fields,
  scope: sharedScope('dishes'),
  reach: sharedReach,
  async figures(body, related) {
    const lines = await countedLines(body, related);
    const { perServing, whole } = dishTotals({
      ingredients: lines,
      sections: [],
      servingAmount: body.servingAmount,
      cookedWeight: body.cookedWeight,
    });
    const held = ALLERGENS.filter((one) => lines.some(({ product }) => product?.allergens?.includes(one)));
    const figure = (name: Figure, digits: number) =>
      perServing && rounded(knownFigure(perServing, name), digits);
    return {
      calories: figure('calories', 2),
      fats: figure('fats', 2),
      carbs: figure('carbs', 2),
      prots: figure('prots', 2),
      costTetri: figure('costTetri', 0),
      incompleteProducts: [...whole.incomplete],
      pricelessProducts: [...whole.priceless],
      unknownFacts: UNKNOWN_FACTS.filter(
        (fact) => body.lookAgain.length > 0 || lines.some(({ product }) => !product?.[fact]),
      ),
      unknownAllergens: ALLERGENS.filter(
        (one) => lines.some(({ product }) => product?.unknownAllergens?.includes(one)) && !held.includes(one),
      ),
      fasting: isFasting(lines.flatMap(({ product }) => product ?? [])),
      allergens: held,
      nutrients: body.servingAmount ? servingDetails(lines, body.servingAmount) : null,
    };
  },
  async terms(body) {
    const ids = new Set(linesOf(body).map(({ product }) => product));
    return [
      ...wordTermsOf([body.Name]),
      ...[...ids].flatMap((id) => (id ? [{ kind: 'product', value: String(id) }] : [])),
    ];
  },
  lists: {
    isForgiving: true,
    inLanguage: inLanguageOf,
    counterparts,
    asks: { ...ownFilters, cooked: parseCookedFilter, by: parseOwner },
    orders: { rating: orderByRating, cooked: orderByCooked },
    ranks: { missing: rankByMissing },
  },
  personal: {
    tellsClosed: true,
    mine: [MY_RATING, MY_REACH, COOKED_LAST, FROM_HOME, OWN_COST],
    opened: plansWith,
  },
  hooks: {
    /**
     * Locks nothing for a new recipe, unless it is the other language of one. Any change locks everything, because plans
     * hold the figures of existing recipes.
     */
    guards: ({ verb, data }) => (verb === 'create' && !data?.translationOf ? [] : undefined),
    async check(input, before, caller, trx) {
      const all = { ...before, ...input };
      const sections = all.sections ?? [];
      const count =
        (all.ingredients ?? []).length + sections.reduce((sum, one) => sum + one.ingredients.length, 0);
      if (count > LIMITS.ingredients.max)
        throw fieldErrors([
          { path: ['ingredients'], key: 'tooMany', values: { max: LIMITS.ingredients.max } },
        ]);
      const faults = [
        ...amountFaults(input.ingredients ?? [], ['ingredients']),
        ...(input.sections ?? []).flatMap(({ ingredients }, at) =>
          amountFaults(ingredients, ['sections', at, 'ingredients']),
        ),
        ...(input.prepTime === undefined || fitsPrep(all) ? [] : [{ path: ['prepTime'], key: 'prepTime' }]),
      ];
      if (faults.length) throw fieldErrors(faults);
      // a client that does not know of preparation may still shorten the whole
      if (!fitsPrep(all)) input.prepTime = null;
      refuseNewCollaborators(input, before);
      await checkTwin(input, before, caller, trx);
    },
    afterWrite: syncTwins,
    noteEdit: noteVersion,
    onOwnerGone: (body, trx) => handOver(dishes, body, trx),
    async beforeDelete(body, trx) {
      await eraseSavesAndNotes(body.id, trx);
      await eraseVersionsOf(body, trx);
      await unlinkTwin(body, trx);
    },
    afterDelete: ({ id }, trx) => leaveCookbooks(id, trx),
  },
};

/** Returns a serving's nutrients besides the four figures; null if no line counts. */
function servingDetails(lines: readonly DetailLine[], servings: number): DetailTotals | null {
  const details = detailsOfLines(lines);
  return details.of > 0 ? roundDetails(scaleDetails(details, 1 / servings)) : null;
}

const rounded = (value: number | null, digits: number) =>
  value && Math.round(value * 10 ** digits) / 10 ** digits;

/** Returns the faults of lines: an amount needs its unit, and a range must end above its start. */
const amountFaults = (lines: Dish['ingredients'], path: FieldError['path']): FieldError[] =>
  lines.flatMap(({ amount, amountTo, unit }, at): FieldError[] => {
    if (amount && !unit) return [{ path: [...path, at, 'unit'], key: 'required' }];
    const isRange = amount && amountTo && amountTo > amount;
    return !amountTo || isRange ? [] : [{ path: [...path, at, 'amountTo'], key: 'amountTo' }];
  });

async function countedLines(body: Dish, related: Related): Promise<IngredientLine[]> {
  const lines = linesOf(body);
  const ids = [...new Set(lines.flatMap(({ product }) => product ?? []))];
  const products = await related.bodies('products', ids);
  return lines.map(({ amount, amountTo, unit, product }) => ({
    amount,
    amountTo,
    unit,
    product: product ? products.get(product) : undefined,
  }));
}

declare module '../records/types' {
  interface CollectionMap {
    dishes: BodyOf<typeof fields>;
  }
}
