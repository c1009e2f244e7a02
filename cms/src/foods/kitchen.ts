import { FOOD_STATES, type FoodState } from '../domain/food/types';
import { type Allergen, ALLERGENS, CATEGORIES, type Category } from '../domain/product/types';

/** A line of cms/seed/foods/kitchen: what a kitchen calls a food of the table. */
export interface KitchenFood {
  /** Its number in the table; a generic word has several, joined by `+`. */
  readonly ndb: string;
  readonly Name: string;
  readonly NameKa: string;
  readonly otherNames: readonly string[];
  readonly otherNamesKa: readonly string[];
  readonly state: FoodState | null;
  readonly piece: { readonly label: string; readonly grams: number; readonly labelKa: string } | null;
  readonly category: Category | null;
  /** Null is unknown. */
  readonly origin: string | null;
  /** Those that it surely holds. */
  readonly allergens: readonly Allergen[];
  /** Those that its kind may hold, which only the label of a product tells. */
  readonly unknownAllergens: readonly Allergen[];
  /** What is eaten of what one buys, where that differs from the table's: walnuts are bought without their shell. */
  readonly edibleShare: number | null;
  /** What a cup of 240 ml weighs, where the table's own would mislead. */
  readonly cup: number | null;
  /** Grams that a tin holds of it without its water or oil, and grams of the tin with it; null where all of it is eaten. */
  readonly drained: { readonly grams: number; readonly of: number } | null;
  /** Grams of a pack, where recipes tell it by packs. */
  readonly pack: number | null;
  /** Stands for a food that the table lacks, beside the one whose number it is. */
  readonly isNearest: boolean;
}

const NEAREST = ['generic.psv', 'georgian.psv', 'nearest.psv'];

/** The foods of one file of the kitchen's, whose first line says what its foods have in common. */
export function kitchenFoods(file: string, text: string): KitchenFood[] {
  const [head, ...lines] = text.trim().split('\n');
  const usual = factsIn(head.split('differs from: ')[1]);
  return lines.map((line) => {
    const [ndb, Name, NameKa, others, othersKa, state, piece, facts] = line.split('|');
    const { aisle, origin, allergens, may, edible, cup, drained, pack } = {
      ...usual,
      ...factsIn(facts),
    };
    return {
      ndb,
      Name,
      NameKa,
      otherNames: listed(others),
      otherNamesKa: listed(othersKa),
      state: FOOD_STATES.find((one) => one === state) ?? null,
      piece: pieceIn(piece),
      category: CATEGORIES.find((one) => one === aisle) ?? null,
      origin: origin === '?' ? null : origin,
      allergens: allergensIn(allergens),
      unknownAllergens: allergensIn(may),
      edibleShare: edible ? Number(edible) : null,
      cup: cup ? Number(cup) : null,
      drained: drainedIn(drained),
      pack: pack ? Number(pack) : null,
      isNearest: NEAREST.includes(file),
    };
  });
}

/** Allergens by their names, parted by commas. */
export function allergensIn(text = ''): Allergen[] {
  const words = text.split(',');
  return ALLERGENS.filter((allergen) => words.includes(allergen));
}

export const listed = (text: string): string[] => text.split(', ').filter(Boolean);

export const factsIn = (text: string): Record<string, string> =>
  Object.fromEntries(
    text
      .split(';')
      .filter(Boolean)
      .map((pair) => pair.split('=')),
  );

/** "240/400": grams of what is eaten, of the whole tin. */
function drainedIn(text: string | undefined): KitchenFood['drained'] {
  if (!text) return null;
  const [grams, of] = text.split('/').map(Number);
  return { grams, of };
}

/** "medium 123 საშუალო": its name, what it weighs, its name in Georgian. */
export function pieceIn(text: string): KitchenFood['piece'] {
  const found = /^(\D+) ([\d.]+) (\D+)$/.exec(text);
  return found && { label: found[1], grams: Number(found[2]), labelKa: found[3] };
}
