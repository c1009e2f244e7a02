import { AMOUNT_PATTERN } from '../../../domain/text/amount';
import { minutesIn, totalMinutes } from '../times';
import { servingsIn } from '../yields';
import { COOK, EATERS, FOR, PREP, REST, TIME, TOTAL, YIELD } from './factWords';
import { key, keysOf } from '../partWords';

type Time = 'total' | 'prep' | 'cook' | 'time' | 'rest';
/** A fact about a recipe outside its lists. */
export type Fact = ({ readonly yield: string } | { readonly of: Time; readonly minutes: number }) & {
  /** True if no label identifies it. */
  readonly isUnsure: boolean;
};
/** All facts of a recipe combined. */
export interface Facts {
  readonly servingAmount: number | null;
  readonly yield: string;
  readonly TimeToCook: number | null;
  readonly prepTime: number | null;
  readonly cookTime: number | null;
}

const MOST = 90;
const MOST_WORDS = 7;
const yields = keysOf(YIELD);
const prepositions = keysOf(FOR);
const eaters = keysOf(EATERS);
const times: readonly (readonly [Time, ReadonlySet<string>])[] = [
  ['total', keysOf(TOTAL)],
  ['rest', keysOf(REST)],
  ['prep', keysOf(PREP)],
  ['cook', keysOf(COOK)],
  ['time', keysOf(TIME)],
];
/** Words between a label and its number that carry no meaning. */
const FILLERS = keysOf(
  'ca|circa|about|approx|approximately|around|etwa|environ|około|ok|около|примерно|приблизно|близько|yaklaşık|təxminən|մոտ|դաახლოებით|დაახლოებით|is|a|of|for|nur|only|noch|me|just|needed|required|one|ein|eine|einen|un|une|uno|una|один|одну|bir|ერთი',
);
const NUMBER = new RegExp(`(?<![\\p{L}\\d])(?:${AMOUNT_PATTERN})`, 'u');
const LABEL = /^[^\d½⅓⅔¼¾]{1,50}/u;
const BREAK = /\s*[|·•;]\s*|,\s+|\s+[–—-]\s+(?!\d)|(?<=[\d\p{L}]{2}[\d)]|\d|\p{L}{5})\.\s+/gu;

/** Splits a text at the punctuation between facts: "Serves 6. Total time: 45 minutes". */
export const factTexts = (text: string): string[] =>
  text.length > MOST * 3
    ? []
    : text
        .split(BREAK)
        .map((part) => part.trim())
        .filter(Boolean);

/** Returns the fact in a text; undefined if there is none. */
export function factOf(source: string): Fact | undefined {
  const text = source.replace(/^[^\p{L}\d½⅓⅔¼¾~]+|[\s.]+$/gu, '');
  if (text.length > MOST || text.split(/\s+/).length > MOST_WORDS + 5) return undefined;
  const before = LABEL.exec(text)?.[0] ?? '';
  const label = key(before);
  const said = statedTime(text, label, isClosed(before));
  if (said) return said;
  const labelled = longest(label, yields);
  const words = withoutLabel(text, labelled ?? '');
  if (labelled && words && (isClosed(before) || isNear(label, labelled)))
    return { yield: words, isUnsure: false };
  return unsure(text, label);
}

/** Returns the longest beginning of a label that is one of these words, at most four words long. */
function longest(label: string, words: ReadonlySet<string>): string | undefined {
  const parts = label.split(' ');
  for (let count = Math.min(parts.length, 4); count > 0; count--) {
    const start = parts.slice(0, count).join(' ');
    if (words.has(start)) return start;
  }
  return undefined;
}

const withoutLabel = (text: string, label: string): string =>
  text
    .split(/\s+/)
    .slice(label.split(' ').length)
    .join(' ')
    .replace(/^[\s:–—-]+/, '');

/** Returns whether a label ends with a colon. */
const isClosed = (before: string): boolean => /[:：՝]\s*$/.test(before);

/** Returns whether only filler words stand between a label and its number, so that it is no sentence. */
const isNear = (label: string, start: string): boolean =>
  label
    .split(' ')
    .slice(start.split(' ').length)
    .every((word, at) => FILLERS.has(word) || at === 0);

function statedTime(text: string, label: string, isSure: boolean): Fact | undefined {
  const minutes = minutesIn(NUMBER.test(text) ? text.slice(text.search(NUMBER)) : text);
  if (minutes === null) return undefined;
  if (/^\d+$/.test(text)) return undefined;
  const bare = label
    .split(' ')
    .filter((word) => !FILLERS.has(word))
    .join(' ');
  const of = times.find(([, words]) => words.has(bare) || (isSure && longest(label, words)))?.[0];
  if (of) return { of, minutes, isUnsure: false };
  const isAlone =
    label === '' && /\p{L}/u.test(text) && minutesIn(text) !== null && text.split(/\s+/).length <= MOST_WORDS;
  return isAlone ? { of: 'time', minutes, isUnsure: true } : undefined;
}

/** Recognizes unlabelled yields: "6 servings", "for 4 people", "Pour 24 madeleines". */
function unsure(text: string, label: string): Fact | undefined {
  const words = text.split(/\s+/);
  if (!NUMBER.test(text) || words.length > MOST_WORDS) return undefined;
  const after = key(text.slice(text.search(NUMBER))).split(' ');
  const isEaters = after.slice(0, 4).some((word) => eaters.has(word));
  const isFor = label !== '' && prepositions.has(label);
  if (isEaters && (label === '' || isFor || label.split(' ').length < 3))
    return { yield: text, isUnsure: true };
  return isFor && words.length <= 4
    ? { yield: words.slice(label.split(' ').length).join(' '), isUnsure: true }
    : undefined;
}

/** Combines facts: the first yield that names a number of servings, and the total time or its parts. */
export function factsOf(facts: readonly Fact[]): Facts {
  const sure = [...facts.filter(({ isUnsure }) => !isUnsure), ...facts.filter(({ isUnsure }) => isUnsure)];
  const said = sure.flatMap((fact) => ('yield' in fact ? [fact.yield] : []));
  const counts = said.map(servingsIn);
  const at = Math.max(
    0,
    counts.findIndex((count) => count !== null),
  );
  const timed = (of: Time, isUnsure = false): number | null => {
    const fact = sure.find((one) => 'of' in one && one.of === of && one.isUnsure === isUnsure);
    return fact && 'minutes' in fact ? fact.minutes : null;
  };
  const [total, prep, cook] = [timed('total'), timed('prep'), timed('cook')];
  const time = timed('time') ?? (prep === null && cook === null ? timed('time', true) : null);
  const isPart = time !== null && cook === null && prep !== null;
  // A preparation time alone often means the total time.
  const isApart = (total ?? cook ?? time) !== null;
  return {
    servingAmount: counts[at] ?? null,
    yield: said[at] ?? '',
    TimeToCook: totalMinutes(total ?? (isPart ? null : time), prep, cook ?? time),
    prepTime: isApart ? prep : null,
    cookTime: cook ?? (isPart ? time : null),
  };
}
