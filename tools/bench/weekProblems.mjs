/**
 * @typedef {[from: number, to: number]} Range
 * @typedef {{ kind: string, group: string, meals: string[], kcal: Range, fats: number, prots: number, cost: Range,
 *   minutes: Range, flags: string[], allergens?: string[], keeps?: boolean }} Sort
 * @typedef {'loose' | 'tight'} Budget
 * @typedef {ReturnType<typeof dishesFor>[number]} Dish
 * @typedef {ReturnType<typeof eatersFor>[number]} Eater
 * @typedef {ReturnType<typeof weekFor>} Week
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
const MAINS = 8;
const KCAL_A_GRAM = { fats: 9, carbs: 4, prots: 4 };

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
 */
export function dishesFor(random, count) {
  const sorts = Array.from({ length: count }, (_, at) => SORTS[at % SORTS.length] ?? []).flat();
  return sorts.map((sort, at) => {
    const calories = between(random, sort.kcal);
    const fats = near(random, sort.fats, 0.25);
    const prots = near(random, sort.prots, 0.25);
    const isKnown = random() > 0.03;
    return {
      id: at + 1,
      meals: sort.meals,
      calories: isKnown ? calories : null,
      fats: isKnown ? (calories * fats) / KCAL_A_GRAM.fats : null,
      carbs: isKnown ? (calories * Math.max(0.02, 1 - fats - prots)) / KCAL_A_GRAM.carbs : null,
      prots: isKnown ? (calories * prots) / KCAL_A_GRAM.prots : null,
      costTetri: random() > 0.04 ? between(random, sort.cost) : null,
      minutes: Math.round(between(random, sort.minutes)),
      servings: 2 + Math.floor(random() * 5),
      allergens: sort.allergens ?? [],
      hasUnknownAllergens: random() < 0.03,
      dietaryFlags: sort.flags,
      isFasting: sort.flags.includes('Vegan'),
      main: `${sort.group} ${Math.floor(random() * MAINS)}`,
      group: sort.group,
      kind: sort.kind,
      tags: [sort.group, ...(random() < 0.2 ? ['new'] : [])],
      canBeLeftovers: sort.keeps === true,
      isSaved: random() < 0.25,
      isOwn: random() < 0.15,
      timesEaten: random() < 0.3 ? Math.floor(random() * 6) : 0,
      daysSince: random() < 0.15 ? Math.floor(random() * 10) : null,
    };
  });
}

/**
 * Returns adults first, then children with half a share; their needs follow their share, with a small variation.
 * @param {() => number} random
 * @param {number} count
 */
export function eatersFor(random, count) {
  const share = between(random, [1800, 2500]);
  return Array.from({ length: count }, (_, at) => {
    const factor = at < 2 || at > 3 ? 1 : 0.5;
    const calories = near(random, share * factor, 0.03);
    return {
      Name: `eater ${at + 1}`,
      factor,
      targets: {
        calories,
        fats: (calories * 0.34) / KCAL_A_GRAM.fats,
        carbs: (calories * 0.44) / KCAL_A_GRAM.carbs,
        prots: (calories * 0.22) / KCAL_A_GRAM.prots,
      },
      diet: [],
      allergens: random() < 0.15 ? ['nuts'] : [],
    };
  });
}

/**
 * Tetri per share and day: enough, and so little that it forces choices.
 * @type {Record<Budget, number>}
 */
const BUDGETS = { loose: 2400, tight: 1150 };

/**
 * Returns a week of 28 slots.
 * @param {() => number} random
 * @param {{ dishes: number, eaters: number, budget: Budget }} asked
 */
export function weekFor(random, { dishes, eaters, budget }) {
  const table = eatersFor(random, eaters);
  const shares = table.reduce((sum, { factor }) => sum + factor, 0);
  return {
    days: 7,
    meals: ['Breakfast', 'Lunch', 'Dinner', 'Snack'],
    eaters: table,
    dishes: dishesFor(random, dishes),
    keep: [],
    wishes: {
      budgetTetri: Math.round(BUDGETS[budget] * shares * 7),
      weekdayMinutes: 60,
      repeats: 2,
      leftovers: ['Lunch'],
      tags: [
        { tag: 'fish', min: 2 },
        { tag: 'meat', max: 0, weekdays: [3] },
      ],
    },
    startDate: null,
  };
}
