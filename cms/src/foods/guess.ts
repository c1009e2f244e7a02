import type { FoodState } from '../domain/food/types';
import type { Category } from '../domain/product/types';

/** Shopping aisles by the source table's food groups, for foods that the kitchen files do not name. */
const AISLES: Readonly<Record<string, Category>> = {
  'Dairy and Egg Products': 'dairy',
  'Spices and Herbs': 'spices',
  'Fats and Oils': 'pantry',
  'Poultry Products': 'meat',
  'Soups, Sauces, and Gravies': 'pantry',
  'Sausages and Luncheon Meats': 'meat',
  'Breakfast Cereals': 'grains',
  'Fruits and Fruit Juices': 'fruit',
  'Pork Products': 'meat',
  'Vegetables and Vegetable Products': 'vegetables',
  'Nut and Seed Products': 'pulses',
  'Beef Products': 'meat',
  Beverages: 'drinks',
  'Finfish and Shellfish Products': 'meat',
  'Legumes and Legume Products': 'pulses',
  'Lamb, Veal, and Game Products': 'meat',
  'Baked Products': 'grains',
  Sweets: 'sweets',
  'Cereal Grains and Pasta': 'grains',
  Snacks: 'sweets',
};
export const aisleOf = (group: string): Category => AISLES[group] ?? 'other';

/** Patterns that find a food's state in its table name; the first match counts. */
const STATES: readonly (readonly [RegExp, FoodState])[] = [
  [
    /\b(cooked|boiled|roasted|braised|broiled|baked|fried|stewed|grilled|simmered|steamed|microwaved|heated|prepared)\b/i,
    'cooked',
  ],
  [/\bcanned\b/i, 'tinned'],
  [/\bfrozen\b/i, 'frozen'],
  [/\braw\b/i, 'raw'],
  [/\b(dried|dry|dehydrated|powder|freeze-dried|uncooked)\b/i, 'dried'],
];
const UNCOOKED = /\b(uncooked|unheated|unprepared|not prepared)\b/gi;

/** Returns the state that a table name mentions, or null if it mentions none. */
export function stateOf(tableName: string): FoodState | null {
  const told = tableName.replace(UNCOOKED, 'dry');
  return STATES.find(([words]) => words.test(told))?.[1] ?? null;
}
