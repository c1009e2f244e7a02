import type { Allergen } from '../product/types';
import type { FoodIndex, NamedFood } from './match';
import { telling } from './neutral';
import { type Told, thereWords, toldBy } from './told';
import { nameWords } from './words';

/** A food that a written name may mean, and what would be lost of what its words say if it were taken for it. */
interface Proposal<F> {
  readonly food: F;
  readonly loses: Loss;
}
export interface Loss {
  readonly allergens: readonly Allergen[];
  /** The origin that the words say where the food has another. */
  readonly origin: string | null;
  /** Allergens that it surely holds and the words say nothing of. */
  readonly gains: readonly Allergen[];
}

const ANY = { category: null, isNut: false, isFish: false } as const;

/**
 * Foods that a name may mean which means none surely: at most `most`, those first that lose nothing of what its words say, then
 * those that bring no allergen of which they say nothing, then those that share the most of it, its last word, which names the thing, before the others. None that has what it is free of,
 * and none that leaves out a word of which nobody knows what it would lose ("béarnaise sauce" is no apple sauce); where all lose
 * an allergen, none at all.
 */
export function likelyFoods<F extends NamedFood>(
  written: string,
  index: FoodIndex<F>,
  most: number,
): readonly Proposal<F>[] {
  const words = thereWords(telling(nameWords(written), ANY));
  const told = toldBy(written, index);
  const strange = words.filter((word, at) => !isKnown(words, at, index));
  // a word that nobody knows may bring what the others do not
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

/** Whether what a word says is known: it is the name of a food, by itself or with a neighbour, or says nothing. */
function isKnown<F extends NamedFood>(
  words: readonly string[],
  at: number,
  { byText }: FoodIndex<F>,
): boolean {
  const pairs = [words.slice(at - 1, at + 1), words.slice(at, at + 2)].filter(({ length }) => length === 2);
  return [words[at], ...pairs.map((pair) => pair.join(' '))].some((text) => byText.has(text));
}

/** Whether no strange word is left out, or only by a name of several words that stands whole in what is written. */
function leavesNothing(
  name: readonly string[],
  words: readonly string[],
  strange: readonly string[],
): boolean {
  if (strange.every((word) => name.includes(word))) return true;
  return name.length > 1 && name.every((word) => words.includes(word));
}

/** Having less in common than that is chance. */
const LEAST = 0.45;

type Facts = Pick<NamedFood, 'allergens' | 'unknownAllergens' | 'origin'>;

/** Tells what taking a thing for what the words say would lose; what is unknown of it is warned of and loses nothing. */
function lossOf({ allergens, unknownAllergens, origin }: Facts, told: Told): Loss {
  const held = allergens && [...allergens, ...unknownAllergens];
  return {
    allergens: held ? told.allergens.filter((one) => !held.includes(one)) : [],
    origin: told.origin && origin && origin !== told.origin ? told.origin : null,
    gains: (allergens ?? []).filter((one) => !told.allergens.includes(one)),
  };
}

/** Whether a thing is just what the words say that it is not. */
const isRuledOut = (
  { allergens, origin }: Pick<Facts, 'allergens' | 'origin'>,
  { freeOf, neverOf }: Told,
): boolean => freeOf.some((one) => allergens?.includes(one)) || (origin !== null && neverOf.includes(origin));

/** How many of the allergens that the words say are unknown of a thing. */
const doubt = ({ allergens, unknownAllergens }: Facts, told: Told): number =>
  told.allergens.filter((one) => !allergens?.includes(one) && unknownAllergens.includes(one)).length;

const bringing = ({ gains }: Loss): number => Number(gains.length > 0);

const weight = ({ allergens, origin }: Loss): number => 2 * allergens.length + (origin ? 1 : 0);

/** How something is cut is not what it is: mince is no ground pepper. */
const CUT = new Set(nameWords('ground'));

/** How much of what is written a name shares, where rare words say more ("hazelnut" than "flour"); one that says much else shares less. */
function alike<F>(name: readonly string[], words: readonly string[], { byWord }: FoodIndex<F>): number {
  const weigh = (list: readonly string[]) =>
    list.reduce((sum, word) => sum + 1 / (1 + Math.log2(byWord.get(word)?.length ?? 1)), 0);
  const shared = name.filter((word) => words.includes(word));
  if (shared.every((word) => CUT.has(word))) return 0;
  const isSameHead = name[name.length - 1] === words[words.length - 1];
  return (2 * weigh(shared)) / (weigh(name) + weigh(words)) + (isSameHead ? 0.25 : 0);
}
