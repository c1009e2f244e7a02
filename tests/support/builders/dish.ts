import type { Dish, DishCard, Ingredient } from '@/lib/domain/dish/record';
import { blankDish, type DishValues, type LineValues } from '@/lib/forms/dish/values';
import type { Product } from '@/lib/domain/product/record';

let made = 0;
/** Returns keys in order: readable in a failed test, and never repeated. */
export const newKey = () => `00000000-0000-4000-8000-${String((made += 1)).padStart(12, '0')}`;

export const buildProduct = (given: Partial<Product> = {}): Product => ({
  id: 1,
  Name: 'Wheat flour',
  NameKa: 'ხორბლის ფქვილი',
  category: 'grains',
  calories: 364,
  fats: 1,
  carbs: 76,
  prots: 10,
  costTetri: 25,
  allergens: ['gluten'],
  origin: 'plant',
  verified: true,
  ...given,
});

export const buildIngredient = (given: Partial<Ingredient> = {}): Ingredient => ({
  key: newKey(),
  amount: 500,
  unit: 'gr',
  note: '',
  product: buildProduct(),
  ...given,
});

const NO_COUNTS = { total: 0, toCheck: 0, noMeal: 0 };
/** Builds the CMS's answer with the counts of a library. */
export const libraryCounts = (given: Record<string, typeof NO_COUNTS>) => ({
  data: { all: NO_COUNTS, mine: NO_COUNTS, shared: NO_COUNTS, saved: NO_COUNTS, ...given },
});

export const buildCard = (given: Partial<DishCard> = {}): DishCard => ({
  id: 7,
  Name: 'Imeretian khachapuri',
  language: 'en',
  types: ['Lunch'],
  dietaryFlags: ['Vegetarian'],
  DishImages: [],
  TimeToCook: 100,
  servingAmount: 4,
  calories: 455,
  costTetri: 31,
  incompleteProducts: [],
  fasting: false,
  allergens: [],
  visibility: 'public',
  saveCount: 3,
  hidden: false,
  updatedAt: '2026-11-01T10:00:00.000Z',
  ...given,
});

export const buildDish = (given: Partial<Dish> = {}): Dish => ({
  ...buildCard(),
  Description: 'Cheese bread.',
  Note: '',
  ingredients: [buildIngredient()],
  sections: [],
  translationOf: null,
  Steps: [{ key: newKey(), description: 'Mix the dough.', minutes: null, images: [], video: '' }],
  prepTime: null,
  cookedWeight: null,
  sourceUrl: '',
  featured: false,
  owner: { id: 3, Name: 'Nino' },
  collaborators: [],
  createdAt: '2026-10-01T10:00:00.000Z',
  ...given,
});

export const buildLine = (given: Partial<LineValues> = {}): LineValues => ({
  key: newKey(),
  amount: '500',
  unit: 'gr',
  note: '',
  text: 'Wheat flour',
  product: buildProduct(),
  ...given,
});

export const buildValues = (given: Partial<DishValues> = {}): DishValues => ({
  ...blankDish('en', newKey),
  Name: 'Imeretian khachapuri',
  ingredients: [buildLine()],
  Steps: [{ key: newKey(), description: 'Mix the dough.', minutes: '', images: [], video: '' }],
  TimeToCook: '100',
  ...given,
});
