import { isGeorgian } from '../nameForms';
import { DISH_TYPES, type DishType } from '../types';
import { BAKED, COURSES, HEADS, MEALS_OF, MIXED, SAVOURY, type Sort, SWEET } from './guessWords';
import { keysOf } from '../../keysOf';
import { endsWith, isPhrase, type Phrase, phrasesOf, placeOf, wordsIn } from './phrases';
import { phrasesIn } from './declared';

interface Guessed {
  readonly Name: string;
  /** Categories, keywords and tags. */
  readonly words?: readonly string[];
  /** Names of the ingredients. */
  readonly ingredients?: readonly string[];
}

const SORTS = keysOf(MEALS_OF);
const tableOf = (lists: Partial<Record<Sort, string>>) =>
  SORTS.map((sort) => ({ sort, phrases: phrasesOf(lists[sort] ?? '') }));
const [heads, courses] = [tableOf(HEADS), tableOf(COURSES)];
const mixed = phrasesOf(MIXED);
const baked = phrasesOf(BAKED);
const sweet = phrasesOf(SWEET);
const savoury = phrasesOf(SAVOURY);

/** Limits beyond which a name or list is not handwritten; matching time grows with length. */
const MOST_LETTERS = 200;
const MOST_LINES = 100;

/**
 * Guesses the meals of a recipe from its course, otherwise from the head of its name, otherwise from its ingredients;
 * empty if nothing indicates any. Callers must prefer meals stated by the source.
 */
export function guessedMeals({ Name, words = [], ingredients = [] }: Guessed): DishType[] {
  const sort = courseOf(shortOf(words)) ?? headOf(Name.slice(0, MOST_LETTERS));
  const known = sort && sort !== 'either' ? sort : madeOf(shortOf(ingredients), sort);
  const meals: readonly DishType[] = MEALS_OF[known];
  return DISH_TYPES.filter((type) => meals.includes(type));
}

const shortOf = (texts: readonly string[]): string[] =>
  texts.slice(0, MOST_LINES).filter(({ length }) => length <= MOST_LETTERS);

function courseOf(words: readonly string[]): Sort | undefined {
  const said = words.flatMap(phrasesIn);
  return courses.find(({ phrases }) => phrases.some((phrase) => said.some((one) => isPhrase(one, phrase))))
    ?.sort;
}

const PARTS = /[,(:;–—|/]|\s-\s/;
/** Words that separate the dish from its accompaniments or ingredients. */
const WITH =
  /\s(?:with|in|on|from|for|over|à|a|au|aux|alla|alle|allo|ai|al|de|del|della|di|con|avec|mit|aus|im|ohne|с|со|из|в|на|по|под|без|з|із|z|w|na)\s.*$/iu;
/** Georgian instrumental case, "with": ნიგვზით, ჩირითა, ყველით, ხაჭოთი. */
const INSTRUMENTAL = /(?:ითა?|[ოუე]თი)$/;

/**
 * Returns the sort of a dish from the first known part of its name: Slavic names start with the head, all others end
 * with it.
 */
function headOf(Name: string): Sort | undefined {
  for (const part of Name.split(PARTS)) {
    const all = wordsIn(` ${part}`.replace(WITH, ''));
    const own = all.filter((word) => !isGeorgian(word) || !INSTRUMENTAL.test(word));
    const words = own.length > 0 ? own : all;
    const ends = words.map((_word, at) => words.slice(0, at + 1));
    const isForward = /\p{Script=Cyrillic}/u.test(part);
    for (const said of isForward ? ends : ends.reverse()) {
      const sort = sortOf(said);
      if (sort) return sort;
    }
  }
  return undefined;
}

/** Returns the sort of the longest phrase at the end of these words: banana bread is no bread. */
function sortOf(said: Phrase): Sort | undefined {
  const found = heads.flatMap(({ sort, phrases }) =>
    phrases.filter((phrase) => endsWith(said, phrase)).map(({ length }) => ({ sort, length })),
  );
  return found.sort((one, other) => other.length - one.length)[0]?.sort;
}

function madeOf(ingredients: readonly string[], sort: Sort | undefined): Sort {
  const names = ingredients.map(wordsIn);
  const has = (known: readonly Phrase[]) =>
    names.some((words) => known.some((phrase) => placeOf(words, phrase) >= 0));
  if (has(savoury)) return 'main';
  if (has(mixed) && !has(baked)) return 'snack';
  if (has(sweet)) return 'dessert';
  return sort === 'either' ? 'main' : 'either';
}
