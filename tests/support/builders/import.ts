import type { Import, ImportLine, ImportQuestion, ImportRecipe } from '@/lib/domain/import/record';

/** Builds an imported line. */
export const importedLine = (given: Partial<ImportLine> = {}): ImportLine => ({
  text: '2 eggs',
  amount: 2,
  amountTo: null,
  unit: 'Piece',
  name: 'eggs',
  note: '',
  food: null,
  product: null,
  section: null,
  ...given,
});

/** Builds an imported recipe from the fields that matter. */
export const importedRecipe = (given: Partial<ImportRecipe> = {}): ImportRecipe => ({
  key: 'one',
  Name: 'Plain omelette',
  Description: '',
  Note: '',
  language: 'en',
  servingAmount: 2,
  TimeToCook: 10,
  prepTime: null,
  sections: [],
  ingredients: [importedLine()],
  Steps: [{ description: 'Beat and fry.', minutes: 5 }],
  images: [],
  tags: [],
  rating: null,
  sourceUrl: '',
  types: [],
  typesGuessed: false,
  dietaryFlags: [],
  duplicateOf: null,
  warnings: [],
  dish: null,
  ...given,
});

export const buildImport = (given: Partial<Import> = {}): Import => ({
  id: 5,
  state: 'ready',
  progress: { done: 1, total: 1 },
  source: { kind: 'mealie', name: 'kitchen.zip' },
  faults: [],
  extras: [],
  leftOut: [],
  recipes: [importedRecipe()],
  ...given,
});

/** Words that may mean two things, one of which would lose an allergen. */
export const HAZELNUT_FLOUR: ImportQuestion = {
  name: 'hazelnut flour',
  text: '150 g hazelnut flour',
  lines: 2,
  recipes: [],
  told: ['nuts'],
  proposals: [
    {
      product: 31,
      food: null,
      Name: 'Ground hazelnuts',
      NameKa: 'დაფქული თხილი',
      loses: { allergens: [], origin: null, gains: [] },
    },
    {
      product: null,
      food: 40,
      Name: 'Wheat flour',
      NameKa: 'ხორბლის ფქვილი',
      loses: { allergens: ['nuts'], origin: null, gains: ['gluten'] },
    },
  ],
};
