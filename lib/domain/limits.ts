/** The limits of product.md §6, in one place: the forms, the CMS and the texts all read them. Lengths count code points. */
export const LIMITS = {
  name: { min: 5, max: 150 },
  productName: { min: 1, max: 49 },
  personName: { min: 1, max: 100 },
  description: { max: 5000 },
  note: { max: 5000 },
  sectionTitle: { min: 1, max: 150 },
  ingredientNote: { max: 200 },
  step: { min: 1, max: 2000 },
  url: { max: 2000 },
  ingredients: { max: 100 },
  sections: { max: 30 },
  steps: { max: 50 },
  images: { max: 20 },
  collaborators: { max: 50 },
  amount: { above: 0, max: 100_000 },
  minutes: { min: 1, max: 10_080 },
  servings: { min: 1, max: 100 },
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

/** Number of code points, which is what every length limit counts. */
export const textLength = (text: string): number => [...text].length;

/** What a visit and an examination may hold at most. */
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

/** What a meal plan may hold at most. */
export const PLAN_LIMITS = {
  days: { min: 1, max: 60 },
  meals: 12,
  entries: 30,
  eaters: 20,
  perDay: 30,
  factor: { above: 0, max: 3 },
  title: { max: 150 },
  text: { max: 500 },
} as const;

/** What a shopping list may hold at most. */
export const SHOP_LIMITS = {
  name: { min: 1, max: 150 },
  items: 500,
  lists: 200,
  members: 20,
  days: 60,
} as const;
