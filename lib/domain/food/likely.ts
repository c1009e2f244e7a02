import type { Allergen } from '../product/types';
import type { FoodIndex, NamedFood } from './match';
import { distinctiveWords } from './distinctiveWords';
import { type NameFacts, statingWords, nameFactsOf } from './nameFacts';
import { nameWords } from './words';

/** Food that a written name may mean, and the information lost if it is chosen. */
interface Proposal<F> {
  readonly food: F;
  readonly loses: Loss;
}
export interface Loss {
  readonly allergens: readonly Allergen[];
  /** Origin stated by the words, if the food has another one. */
  readonly origin: string | null;
  /** Allergens that the food contains and the words do not mention. */
  readonly gains: readonly Allergen[];
}

const ANY = { category: null, isNut: false, isFish: false } as const;

/**
 * Returns at most `most` foods for a name without a sure match: first those that lose nothing the words say, then those
 * that add no unmentioned allergen, then those that share most words, where the last word, which names the thing,
 * weighs more. Excludes foods with an allergen the name excludes, and foods that leave out an unknown word ("béarnaise
 * sauce" is no apple sauce). Empty if all of them lose an allergen.
 */
export function likelyFoods<F extends NamedFood>(
  written: string,
  index: FoodIndex<F>,
  most: number,
): readonly Proposal<F>[] {
  const words = statingWords(distinctiveWords(nameWords(written), ANY));
  const told = nameFactsOf(written, index);
  const strange = words.filter((word, at) => !isKnown(words, at, index));
  // an unknown word may bring in allergens the others do not
  const isKnownWhole = strange.length === 0;
  const found = new Set(words.flatMap((word) => index.byWord.get(word) ?? []));
  const proposals = [...found]
    .filter(({ food }) => !isRuledOut(food, told))
    .map(({ food, keys }) => ({
      food,
      loses: lossOf(food, told),
      score: Math.max(
        ...keys.map((key) => (leavesNothing(key.words, words, strange) ? alike(key.words, words, index) : 0)),
      ),
    }))
    .filter(({ score }) => score > LEAST)
    .toSorted(
      (one, other) =>
        weight(one.loses) - weight(other.loses) ||
        doubt(one.food, told) - doubt(other.food, told) ||
        (isKnownWhole ? bringing(one.loses) - bringing(other.loses) : 0) ||
        other.score - one.score,
    )
    .slice(0, most)
    .map(({ food, loses }) => ({ food, loses }));
  return proposals[0]?.loses.allergens.length ? [] : proposals;
}

/** Checks whether a word's meaning is known: alone or with a neighbour it names a food. */
function isKnown<F extends NamedFood>(
  words: readonly string[],
  at: number,
  { byText }: FoodIndex<F>,
): boolean {
  const pairs = [words.slice(at - 1, at + 1), words.slice(at, at + 2)].filter(({ length }) => length === 2);
  return [...words.slice(at, at + 1), ...pairs.map((pair) => pair.join(' '))].some((text) =>
    byText.has(text),
  );
}

/** Checks whether a name covers all unknown words, or is a name of several words contained in the text as a whole. */
function leavesNothing(
  name: readonly string[],
  words: readonly string[],
  strange: readonly string[],
): boolean {
  if (strange.every((word) => name.includes(word))) return true;
  return name.length > 1 && name.every((word) => words.includes(word));
}

/** Minimum similarity; less is chance. */
const LEAST = 0.45;

type Facts = Pick<NamedFood, 'allergens' | 'unknownAllergens' | 'origin'>;

/** Returns the information lost by choosing a food. Allergens the food may contain cause a warning and are not lost. */
function lossOf({ allergens, unknownAllergens, origin }: Facts, told: NameFacts): Loss {
  const held = allergens && [...allergens, ...unknownAllergens];
  return {
    allergens: held ? told.allergens.filter((one) => !held.includes(one)) : [],
    origin: told.origin && origin && origin !== told.origin ? told.origin : null,
    gains: (allergens ?? []).filter((one) => !told.allergens.includes(one)),
  };
}

/** Checks whether a food has an allergen or origin that the words exclude. */
const isRuledOut = (
  { allergens, origin }: Pick<Facts, 'allergens' | 'origin'>,
  { freeOf, neverOf }: NameFacts,
): boolean => freeOf.some((one) => allergens?.includes(one)) || (origin !== null && neverOf.includes(origin));

/** Counts the allergens mentioned by the words that are unknown for a food. */
const doubt = ({ allergens, unknownAllergens }: Facts, told: NameFacts): number =>
  told.allergens.filter((one) => !allergens?.includes(one) && unknownAllergens.includes(one)).length;

const bringing = ({ gains }: Loss): number => Number(gains.length > 0);

const weight = ({ allergens, origin }: Loss): number => 2 * allergens.length + (origin ? 1 : 0);

/** Words for a cut, which are no likeness on their own: mince is no ground pepper. */
const CUT = new Set(nameWords('ground'));

/**
 * Returns the similarity of a name and the written words. Rare words weigh more ("hazelnut" than "flour"), and
 * additional words reduce it.
 */
function alike<F>(name: readonly string[], words: readonly string[], { byWord }: FoodIndex<F>): number {
  const weigh = (list: readonly string[]) =>
    list.reduce((sum, word) => sum + 1 / (1 + Math.log2(byWord.get(word)?.length ?? 1)), 0);
  const shared = name.filter((word) => words.includes(word));
  if (shared.every((word) => CUT.has(word))) return 0;
  const isSameHead = name[name.length - 1] === words[words.length - 1];
  return (2 * weigh(shared)) / (weigh(name) + weigh(words)) + (isSameHead ? 0.25 : 0);
}
