import { likelyFoods } from '../food/likely';
import { type FoodIndex, matchFood, type NamedFood } from '../food/match';
import { nameWords } from '../food/words';
import { present } from '../present';
import type { Allergen } from '../product/types';

/**
 * Allergens whose food words have no other meaning in a kitchen; milk and egg are left out, since a cook may "butter" a
 * tin and fold in "whites".
 */
const UNAMBIGUOUS: readonly Allergen[] = [
  'nuts',
  'peanuts',
  'fish',
  'crustaceans',
  'molluscs',
  'sesame',
  'soy',
  'lupin',
];
/** Food words that are also verbs or measures. */
const OTHERWISE = new Set(
  nameWords('fish char perch sole skate ray smelt ling pike carp bass shad eel cod crab clam mussel snail'),
);
const SIZES = new Set(['size', 'sized', ...nameWords('ტოლა ხელა')]);

interface Line {
  /** Null means unknown. */
  readonly allergens: readonly string[] | null;
}

/**
 * Returns words in a recipe's texts that name an allergen none of its lines contains: hazelnuts in a step, but no nuts
 * among the lines. Each word once, in lower case. Empty if the allergens of a line are unknown, since the recipe then
 * warns of all.
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
      const name = present(said[at]);
      const foods = byText.get(name) ?? [];
      if (foods.length === 0 || OTHERWISE.has(name) || isSize(said, at)) return false;
      return UNAMBIGUOUS.some(
        (one) => !held.has(one) && foods.every(({ food }) => food.allergens?.includes(one)),
      );
    });
  });
  const kept = new Map(found.map((word) => [nameWords(word)[0], word.toLowerCase()]));
  return [...kept.values()];
}

/** Checks whether a word describes a size: "walnut-sized", "the size of a walnut", ნიგვზის ტოლა. */
const isSize = (said: readonly string[], at: number): boolean =>
  [said[at - 3], said[at + 1]].some((word) => word !== undefined && SIZES.has(word));

/**
 * Checks whether a name once matched to this food may mean another one: it is no sure match, and no likely match
 * without a loss.
 */
export function isDoubtful<F extends NamedFood>(written: string, taken: F, index: FoodIndex<F>): boolean {
  const sure = matchFood(written, index);
  if (sure) return sure !== taken && !isCovered(sure, taken);
  const likely = likelyFoods(written, index, MOST);
  return !likely.some(
    ({ food, loses }) => food === taken && loses.allergens.length === 0 && loses.origin === null,
  );
}
const MOST = 12;

/** Checks whether a food has the known properties of another: cheddar stands for cheese. */
const isCovered = (sure: NamedFood, taken: NamedFood): boolean =>
  (sure.origin === null || sure.origin === taken.origin) &&
  (sure.allergens ?? []).every((one) => taken.allergens?.includes(one));
