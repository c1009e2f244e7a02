import { SERVINGS } from './servings';

/** Limits of product.md §6, read by the forms, the CMS and the texts. Lengths count code points. */
export const LIMITS = {
  name: { min: 5, max: 150 },
  productName: { min: 1, max: 49 },
  personName: { min: 1, max: 100 },
  description: { max: 5000 },
  note: { max: 5000 },
  /** Tags that a person gives a recipe. */
  tags: { max: 20, length: 30 },
  /** Recipes whose meals, tags or ratings are set in one request. */
  dishesAtOnce: { max: 100 },
  rating: { min: 1, max: 5 },
  cookbook: { dishes: 500, name: { min: 1, max: 150 } },
  sectionTitle: { min: 1, max: 150 },
  ingredientNote: { max: 200 },
  ingredientText: { max: 200 },
  ingredientName: { max: 300 },
  lookAgain: { max: 200, length: 300 },
  birthYear: { min: 1900, max: 2100 },
  step: { min: 1, max: 2000 },
  url: { max: 2000 },
  ingredients: { max: 100 },
  sections: { max: 30 },
  steps: { max: 50 },
  images: { max: 20 },
  stepImages: { max: 5 },
  collaborators: { max: 50 },
  amount: { above: 0, max: 100_000 },
  minutes: { min: 1, max: 10_080 },
  /** Preparation time, part of the total. */
  prepMinutes: { min: 0, max: 10_080 },
  servings: SERVINGS,
  tag: { max: 50 },
  burnedCalories: { min: 0, max: 10_000 },
  timesToTake: { max: 12 },
  left: { min: 0, max: 1_000_000 },
  priceTetri: { min: 0, max: 100_000_000 },
  cookedWeight: { min: 1, max: 1_000_000 },
  imageBytes: 10 * 1024 * 1024,
  imageSide: 12_000,
  imagePixels: 50_000_000,
  uploadFiles: 20,
} as const;

/** Limits of a product's figures, per 100 gr; 0.001 stands for "more than nothing". */
const PER_100 = { min: 0, max: 100 } as const;
const GRAMS = { min: 0.001, max: 100_000 } as const;
export const PRODUCT_LIMITS = {
  calories: { min: 0, max: 1000 },
  fats: PER_100,
  carbs: PER_100,
  prots: PER_100,
  fibre: PER_100,
  sugar: PER_100,
  saturatedFat: PER_100,
  salt: PER_100,
  costTetri: { min: 0, max: 10_000_000 },
  gramsPerMl: { min: 0.001, max: 30 },
  gramsPerPiece: GRAMS,
  packSize: GRAMS,
  edibleShare: { min: 0.01, max: 1 },
} as const;

/** Body weight of a person in kilograms. */
export const WEIGHT_LIMITS = { min: 1, max: 500 } as const;

/** Daily targets of a person. */
export const TARGET_LIMITS = {
  calories: { min: 0, max: 20_000 },
  fats: { min: 0, max: 2_000 },
  carbs: { min: 0, max: 2_000 },
  prots: { min: 0, max: 2_000 },
  costTetriPerDay: { min: 0, max: 1_000_000 },
} as const;
/** Limits in the forms' units: the cost in lari. */
const { costTetriPerDay, ...figures } = TARGET_LIMITS;
export const TARGET_RANGES = {
  ...figures,
  cost: { min: costTetriPerDay.min / 100, max: costTetriPerDay.max / 100 },
};

/** Returns the number of code points, which all length limits count. */
export const textLength = (text: string): number => [...text].length;

/** Limits of a visit and an examination. */
export const MEDICAL_LIMITS = {
  doctor: { max: 150 },
  specialty: { max: 100 },
  place: { max: 200 },
  name: { max: 150 },
  parameter: { max: 100 },
  unit: { max: 30 },
  value: { min: -1_000_000_000, max: 1_000_000_000 },
  results: { max: 100 },
  files: { max: 20 },
} as const;

/** Limits of a meal plan. */
export const PLAN_LIMITS = {
  days: { min: 1, max: 60 },
  meals: 12,
  entries: 30,
  eaters: 20,
  perDay: 30,
  factor: { above: 0, max: 3 },
  /** Servings of one eater at an entry. */
  share: { min: 0, max: 20 },
  title: { max: 150 },
  text: { max: 500 },
} as const;

/** Limits of the wishes for automatic planning. */
export const PLANNING_LIMITS = {
  days: { min: 1, max: 28 },
  keep: 300,
  budgetTetri: { min: 0, max: 100_000_000 },
  repeats: { min: 1, max: 7 },
  tags: 20,
  /** Wanted number of meals with a tag, over all days. */
  times: { min: 0, max: 140 },
  cookbooks: 20,
  seed: { min: 0, max: Number.MAX_SAFE_INTEGER },
  seconds: { above: 0, max: 10 },
} as const;

/** Limits of a shopping list. */
export const SHOP_LIMITS = {
  name: { min: 1, max: 150 },
  items: 500,
  lists: 200,
  members: 20,
  days: 60,
  staples: 200,
} as const;

/** Limits of a household; invited people count as members. */
export const HOUSEHOLD_LIMITS = { name: { min: 1, max: 150 }, people: 20 } as const;

/** Limits of a person's pantry. */
export const PANTRY_LIMITS = { items: 1000, place: 50 } as const;

/** Maximum number of barcodes a person may assign to products. */
export const BARCODE_LIMITS = { codes: 2000 } as const;

/** Limits of recorded prices, and of a monthly budget. */
export const PRICE_LIMITS = { entries: 10_000, shop: 50, budgetTetri: { min: 0, max: 100_000_000 } } as const;

/** Minimum password length in the forms; the identity provider itself requires only six. */
export const PASSWORD_MIN = 8;
