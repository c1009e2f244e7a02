import { FOOD_STATES, type FoodState } from '../domain/food/types';
import { present } from '../domain/present';
import { type Allergen, ALLERGENS, CATEGORIES, type Category } from '../domain/product/types';

/** A line of cms/seed/foods/kitchen: the kitchen's name and facts for a food of the source table. */
export interface KitchenFood {
  /** The food's number in the source table; a generic food has several, joined by `+`. */
  readonly ndb: string;
  readonly Name: string;
  readonly NameKa: string;
  readonly otherNames: readonly string[];
  readonly otherNamesKa: readonly string[];
  readonly state: FoodState | null;
  readonly piece: { readonly label: string; readonly grams: number; readonly labelKa: string } | null;
  readonly category: Category | null;
  /** Null when unknown. */
  readonly origin: string | null;
  /** Allergens that the food certainly contains. */
  readonly allergens: readonly Allergen[];
  /** Allergens that this kind of food may contain; only a product's label tells. */
  readonly unknownAllergens: readonly Allergen[];
  /** Edible share of the food as bought, if it differs from the table's: walnuts are bought without their shell. */
  readonly edibleShare: number | null;
  /** Grams of a cup of 240 ml, if the table's figure would mislead. */
  readonly cup: number | null;
  /** Drained grams of a tin (without water or oil) and grams of its whole content; null if all of it is eaten. */
  readonly drained: { readonly grams: number; readonly of: number } | null;
  /** Grams of a pack, for foods that recipes measure in packs. */
  readonly pack: number | null;
  /** True if the table lacks the food, which then borrows the number and figures of another one. */
  readonly isNearest: boolean;
}

const NEAREST = ['generic.psv', 'georgian.psv', 'nearest.psv'];

/** Parses one kitchen file; its first line holds the facts that its foods share. */
export function kitchenFoods(file: string, text: string): KitchenFood[] {
  const [head, ...lines] = text.trim().split('\n');
  const usual = usualFacts(head);
  return lines.map((line) => {
    const [ndb = '', Name = '', NameKa = '', others = '', othersKa = '', state, piece = '', facts] =
      line.split('|');
    const { aisle, origin, allergens, may, edible, cup, drained, pack } = {
      ...usual,
      ...factsIn(present(facts, `the facts of ${Name}`)),
    };
    return {
      ndb,
      Name,
      NameKa,
      otherNames: splitList(others),
      otherNamesKa: splitList(othersKa),
      state: FOOD_STATES.find((one) => one === state) ?? null,
      piece: pieceIn(piece),
      category: CATEGORIES.find((one) => one === aisle) ?? null,
      origin: origin === undefined || origin === '?' ? null : origin,
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

/** Parses allergen names separated by commas. */
export function allergensIn(text = ''): Allergen[] {
  const words = text.split(',');
  return ALLERGENS.filter((allergen) => words.includes(allergen));
}

/** Returns the facts that the first line of a file gives for all its foods. */
export const usualFacts = (head = ''): Record<string, string> =>
  factsIn(present(head.split('differs from: ')[1], 'the facts of the file'));

export const splitList = (text: string): string[] => text.split(', ').filter(Boolean);

export const factsIn = (text: string): Record<string, string> =>
  Object.fromEntries(
    text
      .split(';')
      .filter(Boolean)
      .map((pair) => pair.split('=')),
  );

/** Parses "240/400": drained grams, grams of the whole tin. */
function drainedIn(text: string | undefined): KitchenFood['drained'] {
  if (!text) return null;
  const [grams, of] = text.split('/');
  return { grams: Number(grams), of: Number(of) };
}

/** Parses "medium 123 საშუალო": the label, its grams, the label in Georgian. */
export function pieceIn(text: string): KitchenFood['piece'] {
  const [, label, grams, labelKa] = /^(\D+) ([\d.]+) (\D+)$/.exec(text) ?? [];
  return label && labelKa ? { label, grams: Number(grams), labelKa } : null;
}
