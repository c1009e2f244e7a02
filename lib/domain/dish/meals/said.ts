import { DIETARY_FLAGS, DISH_TYPES, type DietaryFlag, type DishType } from '../types';
import { beginsWith, endsWith, isPhrase, type Phrase, phrasesOf, wordsIn } from './phrases';
import { AT_EITHER_END, AT_THE_END, DIET_WORDS, FILLERS } from './saidWords';

const fillers = new Set(phrasesOf(FILLERS).flat());
const tableOf = <Key extends string>(keys: readonly Key[], lists: Readonly<Record<Key, string>>) =>
  keys.map((key) => [key, phrasesOf(lists[key])] as const);
const [ends, eithers] = [AT_THE_END, AT_EITHER_END].map((lists) => tableOf(DISH_TYPES, lists));
const diets = tableOf(DIETARY_FLAGS, DIET_WORDS);

const BETWEEN = /[,;|/&+>:•]|\s(?:and|or|und|oder|et|ou|y|e|и|или|та|და|ან|ve|və|veya)\s/iu;
/** Words behind which an English phrase names something else. */
const ASIDE = /\s(?:in|on|with|at|to|from|under|after|before|without|instead|that|which)\s.*$/i;
/** Words that take a meal's word back ("after dinner"). */
const DENIALS = ['not', 'non', 'after', 'without', 'before'];

/** The phrases that a word of a recipe consists of; "for" parts what it is from what it is for. */
export const phrasesIn = (word: string): Phrase[] =>
  word
    .split(BETWEEN)
    .flatMap((part) => part.replace(ASIDE, '').split(/\sfor\s/i))
    .map((part) => wordsIn(part).filter((one) => !fillers.has(one)))
    .filter((words) => words.length > 0);

/**
 * The meals that the words of a recipe (categories, keywords, tags) say it is for, in a dozen languages; none where they say what it
 * is ("soup", "main course") or only hold such a word ("dinner rolls").
 */
export function mealsSaid(words: readonly string[]): DishType[] {
  const said = new Set(words.flatMap(phrasesIn).flatMap(mealsIn));
  return DISH_TYPES.filter((type) => said.has(type));
}

/** Of the words of meals at the ends of a phrase the longest counts: a "petit déjeuner" is no "déjeuner". */
function mealsIn(said: Phrase): DishType[] {
  const found = [
    ...matches(ends, (phrase) => endsWith(said, phrase) && !isDenied(said, phrase)),
    ...matches(eithers, (phrase) => endsWith(said, phrase) || beginsWith(said, phrase)),
  ];
  const longest = Math.max(...found.map(({ length }) => length));
  return found.flatMap(({ type, length }) => (length === longest ? [type] : []));
}

const matches = (table: typeof ends, fits: (phrase: Phrase) => boolean) =>
  table.flatMap(([type, phrases]) => phrases.filter(fits).map(({ length }) => ({ type, length })));

const isDenied = (said: Phrase, { length }: Phrase): boolean => DENIALS.includes(said.at(-length - 1) ?? '');

/** "VeganDiet" and the address of it as words. */
const asWords = (word: string): string =>
  word
    .replace(/^https?:\/\/schema\.org\//i, '')
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .replace(/\s*\bdiet\b\s*/i, ' ');

const mealPhrases = [...ends, ...eithers].flatMap(([, phrases]) => phrases);
/** Without the meal that may stand beside it: "vegan breakfast". */
const withoutMeal = (said: Phrase): Phrase => {
  const meal = mealPhrases.find((phrase) => phrase.length < said.length && endsWith(said, phrase));
  return meal ? said.slice(0, -meal.length) : said;
};

/** A word that leaves it open says nothing: "vegan or vegetarian", "vegan/gluten-free option". */
const OPEN = /\s(?:or|oder|ou|или|ან)\s|\boption/i;

/** The diets that the words of a recipe say it keeps to: only where a word says that and nothing else ("vegan option" does not). */
export function dietsSaid(words: readonly string[]): DietaryFlag[] {
  const phrases = words
    .filter((word) => !OPEN.test(word))
    .flatMap((word) => phrasesIn(asWords(word)))
    .map(withoutMeal);
  return diets.flatMap(([flag, known]) =>
    phrases.some((said) => known.some((phrase) => isPhrase(said, phrase))) ? [flag] : [],
  );
}
