import { eatersOf } from './households.mjs';
import { MAINS, shelfFor, takesFor } from './goods.mjs';

/**
 * @import { Allergen } from '../../../lib/domain/product/types.ts'
 * @import { DietaryFlag, DishType } from '../../../lib/domain/dish/types.ts'
 * @import { Candidate, Problem } from '../../../lib/domain/planning/model.ts'
 * @import { Shelf } from './goods.mjs'
 * @import { Household } from './households.mjs'
 * @typedef {[from: number, to: number]} Range
 * @typedef {{ kind: string, group: string, meals: DishType[], kcal: Range, fats: number, prots: number, cost: Range,
 *   minutes: Range, flags: DietaryFlag[], allergens?: Allergen[], keeps?: boolean }} Sort
 * @typedef {'loose' | 'tight' | 'scarce'} Budget
 * @typedef {{ dishes: number, household: Household, eaters: number, budget: Budget }} Asked
 */

/**
 * Kinds of dishes of a Georgian household: meals, kcal a serving, shares of energy, tetri, minutes.
 * @type {Sort[]}
 */
const SORTS = [
  {
    kind: 'porridge',
    group: 'grains',
    meals: ['Breakfast'],
    kcal: [250, 450],
    fats: 0.25,
    prots: 0.14,
    cost: [80, 250],
    minutes: [10, 25],
    flags: ['Vegetarian'],
  },
  {
    kind: 'eggs',
    group: 'egg',
    meals: ['Breakfast'],
    kcal: [250, 500],
    fats: 0.58,
    prots: 0.25,
    cost: [150, 400],
    minutes: [8, 25],
    flags: ['Vegetarian'],
    allergens: ['egg'],
  },
  {
    kind: 'sandwich',
    group: 'grains',
    meals: ['Breakfast', 'Snack'],
    kcal: [220, 420],
    fats: 0.35,
    prots: 0.18,
    cost: [150, 450],
    minutes: [5, 15],
    flags: [],
    allergens: ['gluten'],
  },
  {
    kind: 'fruit',
    group: 'fruit',
    meals: ['Snack', 'Breakfast'],
    kcal: [80, 250],
    fats: 0.12,
    prots: 0.08,
    cost: [100, 350],
    minutes: [2, 10],
    flags: ['Vegan', 'Vegetarian', 'Gluten Free', 'Dairy-Free'],
  },
  {
    kind: 'yoghurt',
    group: 'dairy',
    meals: ['Snack', 'Breakfast'],
    kcal: [100, 280],
    fats: 0.35,
    prots: 0.28,
    cost: [120, 350],
    minutes: [2, 8],
    flags: ['Vegetarian', 'Gluten Free'],
    allergens: ['milk'],
  },
  {
    kind: 'nuts',
    group: 'nuts',
    meals: ['Snack'],
    kcal: [150, 300],
    fats: 0.7,
    prots: 0.13,
    cost: [150, 400],
    minutes: [1, 5],
    flags: ['Vegan', 'Vegetarian', 'Gluten Free', 'Dairy-Free'],
    allergens: ['nuts'],
  },
  {
    kind: 'soup',
    group: 'vegetables',
    meals: ['Lunch', 'Dinner'],
    kcal: [220, 480],
    fats: 0.3,
    prots: 0.18,
    cost: [200, 600],
    minutes: [30, 90],
    flags: ['Vegetarian'],
    keeps: true,
  },
  {
    kind: 'soup',
    group: 'meat',
    meals: ['Lunch', 'Dinner'],
    kcal: [350, 650],
    fats: 0.38,
    prots: 0.28,
    cost: [400, 900],
    minutes: [50, 130],
    flags: ['Dairy-Free'],
    keeps: true,
  },
  {
    kind: 'stew',
    group: 'meat',
    meals: ['Lunch', 'Dinner'],
    kcal: [400, 750],
    fats: 0.42,
    prots: 0.3,
    cost: [500, 1200],
    minutes: [45, 120],
    flags: ['Gluten Free'],
    keeps: true,
  },
  {
    kind: 'grill',
    group: 'meat',
    meals: ['Lunch', 'Dinner'],
    kcal: [400, 800],
    fats: 0.5,
    prots: 0.38,
    cost: [600, 1400],
    minutes: [25, 60],
    flags: ['Gluten Free', 'Dairy-Free'],
  },
  {
    kind: 'fish',
    group: 'fish',
    meals: ['Lunch', 'Dinner'],
    kcal: [300, 600],
    fats: 0.4,
    prots: 0.38,
    cost: [600, 1500],
    minutes: [20, 50],
    flags: ['Gluten Free', 'Dairy-Free'],
    allergens: ['fish'],
  },
  {
    kind: 'pulses',
    group: 'pulses',
    meals: ['Lunch', 'Dinner'],
    kcal: [300, 600],
    fats: 0.22,
    prots: 0.22,
    cost: [150, 450],
    minutes: [30, 100],
    flags: ['Vegan', 'Vegetarian', 'Gluten Free', 'Dairy-Free'],
    keeps: true,
  },
  {
    kind: 'pie',
    group: 'dairy',
    meals: ['Lunch', 'Dinner', 'Breakfast'],
    kcal: [450, 850],
    fats: 0.42,
    prots: 0.16,
    cost: [300, 800],
    minutes: [40, 110],
    flags: ['Vegetarian'],
    allergens: ['milk', 'gluten', 'egg'],
    keeps: true,
  },
  {
    kind: 'pasta',
    group: 'grains',
    meals: ['Lunch', 'Dinner'],
    kcal: [400, 750],
    fats: 0.28,
    prots: 0.15,
    cost: [200, 700],
    minutes: [15, 45],
    flags: ['Vegetarian'],
    allergens: ['gluten'],
    keeps: true,
  },
  {
    kind: 'salad',
    group: 'vegetables',
    meals: ['Lunch', 'Dinner', 'Snack'],
    kcal: [150, 400],
    fats: 0.55,
    prots: 0.14,
    cost: [200, 700],
    minutes: [10, 25],
    flags: ['Vegan', 'Vegetarian', 'Gluten Free', 'Dairy-Free'],
  },
  {
    kind: 'poultry',
    group: 'poultry',
    meals: ['Lunch', 'Dinner'],
    kcal: [350, 650],
    fats: 0.38,
    prots: 0.4,
    cost: [400, 900],
    minutes: [30, 80],
    flags: ['Gluten Free'],
    keeps: true,
  },
];
const KCAL_A_GRAM = { fats: 9, carbs: 4, prots: 4 };
/**
 * Grams of fibre, and of vegetables and fruit, in 100 kcal of a food group, the part of its fat that is saturated, and
 * its salt.
 * @type {Record<string, { fibre: number, vegetables: number, saturated: number }>}
 */
const HEALTH = {
  grains: { fibre: 1.3, vegetables: 5, saturated: 0.25 },
  egg: { fibre: 0.1, vegetables: 10, saturated: 0.32 },
  fruit: { fibre: 3, vegetables: 130, saturated: 0.1 },
  dairy: { fibre: 0.3, vegetables: 5, saturated: 0.6 },
  nuts: { fibre: 1.5, vegetables: 5, saturated: 0.12 },
  vegetables: { fibre: 2.6, vegetables: 75, saturated: 0.2 },
  meat: { fibre: 0.7, vegetables: 22, saturated: 0.38 },
  fish: { fibre: 0.5, vegetables: 22, saturated: 0.22 },
  poultry: { fibre: 0.6, vegetables: 22, saturated: 0.27 },
  pulses: { fibre: 2.8, vegetables: 25, saturated: 0.14 },
};
/** @type {Range} */
const SALT = [0.05, 0.3];
/** @type {Allergen[]} */
const ANY_ALLERGEN = ['gluten', 'egg', 'fish', 'milk', 'nuts'];

/** @param {() => number} random @param {Range} range */
const between = (random, [from, to]) => from + random() * (to - from);
/**
 * @param {() => number} random
 * @param {number} value
 * @param {number} by
 */
const near = (random, value, by) => value * (1 - by + 2 * by * random());

/**
 * Returns `count` dishes as a household has them; the same random numbers give the same dishes.
 * @param {() => number} random
 * @param {number} count
 * @param {Shelf} shelf
 * @returns {Candidate[]}
 */
function dishesFor(random, count, shelf) {
  const sorts = Array.from({ length: count }, (_, at) => SORTS[at % SORTS.length] ?? []).flat();
  return sorts.map((sort, at) => {
    const main = `${sort.group} ${Math.floor(random() * MAINS)}`;
    const bought = takesFor(random, shelf, { main, costTetri: between(random, sort.cost) });
    const isPriced = random() > 0.04;
    return {
      id: at + 1,
      meals: sort.meals,
      ...figuresOf(random, sort),
      costTetri: isPriced ? bought.costTetri : null,
      takes: isPriced ? bought.takes : [],
      minutes: Math.round(between(random, sort.minutes)),
      servings: 2 + Math.floor(random() * 5),
      allergens: sort.allergens ?? [],
      unknownAllergens: random() < 0.03 ? ANY_ALLERGEN : [],
      dietaryFlags: sort.flags,
      isFasting: sort.flags.includes('Vegan'),
      main,
      group: sort.group,
      kind: sort.kind,
      tags: [sort.group, ...(random() < 0.2 ? ['new'] : [])],
      canBeLeftovers: sort.keeps === true,
      isSaved: random() < 0.25,
      isOwn: random() < 0.15,
      timesEaten: random() < 0.3 ? Math.floor(random() * 6) : 0,
      daysSince: random() < 0.15 ? Math.floor(random() * 10) : null,
      piece: sort.kind === 'eggs' ? 0.5 : null,
    };
  });
}

/** @param {() => number} random @param {Sort} sort */
function figuresOf(random, sort) {
  const calories = between(random, sort.kcal);
  const fats = near(random, sort.fats, 0.25);
  const prots = near(random, sort.prots, 0.25);
  const { fibre = 0, vegetables = 0, saturated = 0 } = HEALTH[sort.group] ?? {};
  const known = {
    calories,
    fats: (calories * fats) / KCAL_A_GRAM.fats,
    carbs: (calories * Math.max(0.02, 1 - fats - prots)) / KCAL_A_GRAM.carbs,
    prots: (calories * prots) / KCAL_A_GRAM.prots,
    fibre: (near(random, fibre, 0.4) * calories) / 100,
    vegetables: (near(random, vegetables, 0.4) * calories) / 100,
    saturatedFat: near(random, saturated, 0.3) * ((calories * fats) / KCAL_A_GRAM.fats),
    salt: (between(random, SALT) * calories) / 100,
  };
  if (random() > 0.03) return known;
  return { calories: null, fats: null, carbs: null, prots: null };
}

/**
 * Tetri that 2,000 kcal of a day may cost at the till: enough, little, and so little that it forces choices; the second
 * sum is for what is bought whole, however few eat of it.
 * @type {Record<Budget, { day: number, whole: number }>}
 */
const BUDGETS = {
  loose: { day: 2000, whole: 9000 },
  tight: { day: 1000, whole: 6000 },
  scarce: { day: 600, whole: 4000 },
};
const DAYS = 7;

/**
 * Returns a week of 28 slots.
 * @param {() => number} random
 * @param {Asked} asked
 * @returns {Problem}
 */
export function weekFor(random, { dishes, household, eaters, budget }) {
  const table = eatersOf(random, household, eaters);
  const shares = table.reduce((sum, { targets, need, factor }) => {
    const energy = targets?.calories ?? need;
    return sum + (energy ? energy / 2000 : factor);
  }, 0);
  const shelf = shelfFor(random);
  const { day, whole } = BUDGETS[budget];
  return {
    days: DAYS,
    meals: ['Breakfast', 'Lunch', 'Dinner', 'Snack'],
    eaters: table,
    dishes: dishesFor(random, dishes, shelf),
    keep: [],
    wishes: {
      budgetTetri: Math.round(day * shares * DAYS + whole),
      weekdayMinutes: 60,
      repeats: 2,
      leftovers: ['Lunch'],
      tags: [
        { tag: 'fish', min: 2 },
        { tag: 'meat', max: 0, weekdays: [3] },
      ],
    },
    goods: shelf.goods,
    startDate: null,
  };
}
