/**
 * @import { Goods, Taking } from '../../../lib/domain/planning/till.ts'
 * @import { ShopProduct } from '../../../lib/domain/shoplist/types.ts'
 * @typedef {[from: number, to: number]} Range
 * @typedef {Omit<ShopProduct, 'id' | 'Name'> & { price: Range }} Kind
 */

/**
 * Products that a dish may be made of by its food group, and the tetri of 100 gr.
 * @type {Record<string, Kind>}
 */
const MAIN = {
  grains: { price: [30, 80], category: 'grains', packSize: 500 },
  egg: { price: [70, 95], category: 'dairy', packSize: 600, gramsPerPiece: 60 },
  fruit: { price: [30, 90], category: 'fruit', gramsPerPiece: 150 },
  dairy: { price: [60, 200], category: 'dairy', packSize: 400 },
  nuts: { price: [250, 450], category: 'pantry', packSize: 150 },
  vegetables: { price: [25, 70], category: 'vegetables', gramsPerPiece: 110 },
  meat: { price: [150, 280], category: 'meat' },
  fish: { price: [180, 320], category: 'meat' },
  poultry: { price: [90, 140], category: 'meat' },
  pulses: { price: [40, 90], category: 'pulses', packSize: 450 },
};
/**
 * Products beside the main one, with the grams of a serving and how often they are there.
 * @type {(Kind & { Name: string, grams: Range, often: number, isCounted?: boolean })[]}
 */
const SIDES = [
  { Name: 'onion', price: [15, 25], category: 'vegetables', gramsPerPiece: 110, grams: [20, 60], often: 0.4 },
  {
    Name: 'tomato',
    price: [30, 60],
    category: 'vegetables',
    gramsPerPiece: 120,
    grams: [40, 120],
    often: 0.25,
  },
  {
    Name: 'potato',
    price: [12, 20],
    category: 'vegetables',
    gramsPerPiece: 130,
    grams: [80, 200],
    often: 0.15,
  },
  { Name: 'carrot', price: [12, 22], category: 'vegetables', gramsPerPiece: 70, grams: [20, 60], often: 0.2 },
  {
    Name: 'herbs',
    price: [120, 200],
    category: 'herbs',
    gramsPerPiece: 50,
    pieceName: 'bunch',
    grams: [3, 12],
    often: 0.35,
    isCounted: true,
  },
  {
    Name: 'garlic',
    price: [70, 110],
    category: 'vegetables',
    gramsPerPiece: 5,
    pieceName: 'clove',
    grams: [1, 5],
    often: 0.25,
  },
  { Name: 'oil', price: [60, 90], category: 'pantry', packSize: 900, grams: [5, 15], often: 0.5 },
  { Name: 'butter', price: [220, 320], category: 'dairy', packSize: 200, grams: [5, 15], often: 0.2 },
  { Name: 'cheese', price: [140, 220], category: 'dairy', grams: [15, 50], often: 0.15 },
  { Name: 'sour cream', price: [70, 100], category: 'dairy', packSize: 350, grams: [15, 40], often: 0.12 },
  { Name: 'flour', price: [18, 30], category: 'grains', packSize: 1000, grams: [20, 70], often: 0.15 },
  { Name: 'rice', price: [35, 60], category: 'grains', packSize: 800, grams: [30, 70], often: 0.1 },
  { Name: 'bread', price: [25, 40], category: 'grains', gramsPerPiece: 400, grams: [40, 90], often: 0.15 },
  { Name: 'pepper', price: [500, 800], category: 'spices', grams: [0.5, 1.5], often: 0.3 },
  { Name: 'walnut', price: [300, 420], category: 'pantry', packSize: 200, grams: [8, 25], often: 0.08 },
];
export const MAINS = 8;
/** Part of what a dish costs that its main product makes, and the grams of it in a serving. */
const PART = 0.7;
const LEAST_GRAMS = 15;
const MOST_GRAMS = 400;
/** Part of the products of which some is at home, and of those that there is always enough of. */
const AT_HOME = 0.2;
const STAPLES = 0.1;
const MARKUP = 12;

/** @param {() => number} random @param {Range} range */
const between = (random, [from, to]) => from + random() * (to - from);

/** @typedef {ReturnType<typeof shelfFor>} Shelf */

/**
 * Returns the products of a household with their prices, and what is at home; the same random numbers give the same.
 * @param {() => number} random
 */
export function shelfFor(random) {
  const kinds = [
    ...Object.entries(MAIN).flatMap(([group, kind]) =>
      Array.from({ length: MAINS }, (_, at) => ({ Name: `${group} ${at}`, ...kind })),
    ),
    ...SIDES,
  ];
  const goods = kinds.map(({ Name, price, ...kind }, at) => {
    const { category, packSize, gramsPerPiece, pieceName } = kind;
    const costTetri = Math.round(between(random, price));
    const home = random() < STAPLES ? null : random() < AT_HOME ? 50 * Math.ceil(random() * 8) : 0;
    const product = { id: at + 1, Name, category, packSize, gramsPerPiece, pieceName, costTetri, sold: true };
    return { product, markupPercent: MARKUP, home };
  });
  return { goods, places: new Map(goods.map(({ product }, at) => [product.Name, at])) };
}

/**
 * Returns what a serving of a dish takes, and what that costs in tetri when it is eaten.
 * @param {() => number} random
 * @param {{ goods: readonly Goods[], places: ReadonlyMap<string, number> }} shelf
 * @param {{ main: string, costTetri: number }} dish
 * @returns {{ takes: Taking[], costTetri: number }}
 */
export function takesFor(random, { goods, places }, { main, costTetri }) {
  /** @param {string} name */
  const priceAt = (name) => (goods[places.get(name) ?? -1]?.product.costTetri ?? 0) * (1 + MARKUP / 100);
  const grams = Math.min(MOST_GRAMS, Math.max(LEAST_GRAMS, (costTetri * PART * 100) / priceAt(main)));
  const all = [
    { name: main, grams: Math.round(grams), isCounted: main.startsWith('egg') },
    ...SIDES.filter(({ often }) => random() < often).map(({ Name, isCounted, ...side }) => ({
      name: Name,
      grams: Math.round(between(random, side.grams) * 2) / 2,
      isCounted: isCounted === true,
    })),
  ];
  return {
    takes: all.map(({ name, grams, isCounted }) => [places.get(name) ?? -1, grams, isCounted ? grams : 0]),
    costTetri: all.reduce((sum, one) => sum + (one.grams * priceAt(one.name)) / 100, 0),
  };
}
