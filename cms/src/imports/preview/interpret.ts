import { setImmediate } from 'node:timers/promises';
import type { ParsedLine } from '../../domain/dish/parse/line';
import { searchTextOf, noteBy } from '../../domain/dish/parse/searchText';
import { isMeasureDoubtful, withOpenAmount } from '../../domain/food/doubtfulMeasure';
import { LIMITS } from '../../domain/limits';
import { unparsedLine, numbersOf, partsOf } from '../../domain/import/lineAmount';
import type { ImportLine } from '../../domain/import/record';
import { lengthenName } from './lengthenName';
import { dietsOf, type FactsOf, mealsOf } from '../take/mealsAndDiets';
import { isEnglishList } from '../readers/language';
import type { ImportRecipe, ReadRecipe, ReadSection } from '../types';
import { REMARKS, warningsOf } from './warnings';

/** Certain meaning of a name; empty if nothing is certain. */
export interface NameMeaning {
  readonly product?: number | null;
  readonly food?: number | null;
}
type Match = (names: readonly string[]) => Promise<readonly NameMeaning[]>;
/** Knowledge of foods. */
interface FoodKnowledge {
  readonly factsOf?: FactsOf;
  /** Words that English ingredient lines consist of; without them every word is accepted. */
  readonly words?: ReadonlySet<string>;
}
interface InterpretedLine {
  readonly parsed: ParsedLine;
  readonly text: string;
  readonly section: number | null;
}

/** Interprets a source's recipe: parses lines, matches names, collects warnings. It cuts or omits nothing. */
export async function interpret(
  read: ReadRecipe,
  match: Match,
  { factsOf = noFacts, words }: FoodKnowledge = {},
): Promise<Omit<ImportRecipe, 'key'>> {
  const { uid: _uid, sections, Steps, types, diets = [], isOwn = false, ...rest } = read;
  const language = read.language ?? (words ? await languageIn(read, words) : null);
  const found = await linesOf(sections, language === null);
  const meant = await match(found.map(({ parsed }) => searchTextOf(parsed)));
  const isStrange = ({ parsed }: InterpretedLine, { product, food }: NameMeaning = {}) =>
    language !== null && words && !product && !food && isMeasureDoubtful(parsed, words);
  const lines = found.map((line, at) =>
    isStrange(line, meant[at]) ? { ...line, parsed: withOpenAmount(line.parsed) } : line,
  );
  const recipe = {
    ...rest,
    language: language ?? ('en' as const),
    sections: titledOf(sections).map(({ title }) => ({ title })),
    ingredients: lines.map(({ parsed, text, section }, at): ImportLine => {
      const { product = null, food = null } = meant[at] ?? {};
      return {
        text,
        ...numbersOf(parsed),
        name: searchTextOf(parsed),
        note: noteBy(parsed),
        product,
        food,
        section,
      };
    }),
    Steps: Steps.map(({ description, minutes = null, images = [] }) => ({ description, minutes, images })),
  };
  const whole = {
    ...recipe,
    ...mealsOf({ types, isOwn }, recipe),
    dietaryFlags: isOwn ? diets : dietsOf(diets, recipe, await factsOf(recipe.ingredients)),
    dietsSaid: diets,
    dietsChosen: isOwn,
  };
  const longer = lengthenName({ ...whole, language });
  const named = { ...whole, Name: longer ?? whole.Name };
  return {
    ...named,
    warnings: [
      ...warningsOf(named),
      ...(longer ? [REMARKS.nameLengthened] : []),
      ...(language ? [] : [REMARKS.languageOther]),
    ],
  };
}

/** Returns English if a recipe is too short to judge by its sentences but lists English food words; null otherwise. */
async function languageIn(
  { Name, sections, Steps }: ReadRecipe,
  words: ReadonlySet<string>,
): Promise<'en' | null> {
  const text = [
    Name,
    ...sections.flatMap(({ lines }) => lines),
    ...Steps.map(({ description }) => description),
  ];
  const names = (await linesOf(sections, false)).map(({ parsed }) => searchTextOf(parsed));
  return isEnglishList(text.join('\n'), names, words) ? 'en' : null;
}

const noFacts: FactsOf = async (lines) => lines.map(() => null);

const titledOf = (sections: readonly ReadSection[]): ReadSection[] => sections.filter(({ title }) => title);

/** Maximum number of lines that are parsed; a recipe with more is not realistic, and its other lines stay as text. */
const MOST_LINES = 2 * LIMITS.ingredients.max;
/** Milliseconds of work before other requests get a turn. */
const TURN = 10;

/** Parses lines. Each of several ingredients in a line keeps the whole text; a line without words is dropped. */
async function linesOf(sections: readonly ReadSection[], isForeign: boolean): Promise<InterpretedLine[]> {
  const titled = titledOf(sections);
  const lines = sections.flatMap((section) => {
    const at = titled.indexOf(section);
    return section.lines.map((text) => ({ text, section: at < 0 ? null : at }));
  });
  const found: InterpretedLine[] = [];
  let since = performance.now();
  for (const [at, line] of lines.entries()) {
    const parts = at < MOST_LINES ? partsOf(line.text, isForeign) : [unparsedLine(line.text)];
    found.push(...parts.map((parsed) => ({ parsed, ...line })));
    if (performance.now() - since < TURN) continue;
    await setImmediate();
    since = performance.now();
  }
  return found;
}
