import { likelyFoods } from '../food/likely';
import { type FoodIndex, matchFood, type NamedFood } from '../food/match';
import { nameWords } from '../food/words';
import type { Allergen } from '../product/types';

/** Allergens whose foods are called by words that say nothing else in a kitchen: one may butter a tin and fold in whites. */
const TOLD: readonly Allergen[] = [
  'nuts',
  'peanuts',
  'fish',
  'crustaceans',
  'molluscs',
  'sesame',
  'soy',
  'lupin',
];
/** Words that are verbs or measures as well. */
const OTHERWISE = new Set(
  nameWords('fish char perch sole skate ray smelt ling pike carp bass shad eel cod crab clam mussel snail'),
);
const SIZES = new Set(['size', 'sized', ...nameWords('ტოლა ხელა')]);

interface Line {
  /** Null is unknown. */
  readonly allergens: readonly string[] | null;
}

/**
 * Words of a recipe's texts that name what no line of it holds: hazelnuts in a step, and no nuts among the lines. Each once, as it
 * is written; none where the allergens of a line are unknown, for then all are warned of.
 */
export function unansweredWords<F extends NamedFood>(
  texts: readonly string[],
  lines: readonly Line[],
  { byText }: FoodIndex<F>,
): string[] {
  if (lines.length === 0 || lines.some(({ allergens }) => allergens === null)) return [];
  const held = new Set(lines.flatMap(({ allergens }) => allergens ?? []));
  const found = texts.flatMap((text) => {
    const words = text.match(/\p{L}+/gu) ?? [];
    const said = words.map((word) => nameWords(word)[0] ?? '');
    return words.filter((_, at) => {
      const foods = byText.get(said[at]) ?? [];
      if (foods.length === 0 || OTHERWISE.has(said[at]) || isSize(said, at)) return false;
      return TOLD.some((one) => !held.has(one) && foods.every(({ food }) => food.allergens?.includes(one)));
    });
  });
  const kept = new Map(found.map((word) => [nameWords(word)[0], word.toLowerCase()]));
  return [...kept.values()];
}

/** Whether a word says how big something is: "walnut-sized", "the size of a walnut", ნიგვზის ტოლა. */
const isSize = (said: readonly string[], at: number): boolean =>
  [said[at - 3], said[at + 1]].some((word) => SIZES.has(word));

/** Whether a name that was once taken for this food may mean another one: it is not surely this, nor likely without a loss. */
export function isDoubtful<F extends NamedFood>(written: string, taken: F, index: FoodIndex<F>): boolean {
  const sure = matchFood(written, index);
  if (sure) return sure !== taken && !isCovered(sure, taken);
  const likely = likelyFoods(written, index, MOST);
  return !likely.some(
    ({ food, loses }) => food === taken && loses.allergens.length === 0 && loses.origin === null,
  );
}
const MOST = 12;

/** Whether a food has all that is known of another: cheddar stands for cheese. */
const isCovered = (sure: NamedFood, taken: NamedFood): boolean =>
  (sure.origin === null || sure.origin === taken.origin) &&
  (sure.allergens ?? []).every((one) => taken.allergens?.includes(one));
