import type { Unit } from '../types';

interface UnitWord {
  readonly unit: Unit;
  /** How many of `unit` one of the word is: a kilogram is 1000 gr. */
  readonly factor: number;
  /** What is left of the text behind the word. */
  readonly rest: string;
  readonly word: string;
}

/** Words for units in both languages; the longer come first, so that "tsp" is not read as "t". */
const WORDS: readonly (readonly [pattern: string, unit: Unit, factor: number])[] = [
  ['table ?spoons?|table ?spoonfuls?|tbsps?|tbs|tbl|სუფრის\\s+კოვზი?|ს\\s?[./]\\s?კ|სკ', 'Table Spoon', 1],
  ['tea ?spoons?|tea ?spoonfuls?|tsps?|ჩაის\\s+კოვზი?|ჩ\\s?[./]\\s?კ|ჩკ', 'Tea Spoon', 1],
  ['dessert ?spoons?|spoons?|spoonfuls?|დესერტის\\s+კოვზი?|დ\\s?[./]\\s?კ|კოვზი?', 'Spoon', 1],
  ['kilograms?|kilos?|kgs?|კილოგრამი?|კილო|კგ', 'gr', 1000],
  ['milligrams?|mg|მილიგრამი?|მგ', 'gr', 0.001],
  ['grams?|grammes?|grs?|g|გრამი?|გრ|გ', 'gr', 1],
  ['fl\\.? ?oz|fluid ounces?', 'ml', 29.57],
  ['ounces?|oz', 'gr', 28.35],
  ['pounds?|lbs?', 'gr', 453.6],
  ['millilit(?:er|re)s?|mls?|მილილიტრი?|მლ', 'ml', 1],
  ['decilit(?:er|re)s?|dl|დლ', 'ml', 100],
  ['centilit(?:er|re)s?|cl|სლ', 'ml', 10],
  ['lit(?:er|re)s?|l|ლიტრი?|ლ', 'ml', 1000],
  ['cups?', 'ml', 240],
  ['ჩაის\\s+ჭიქა|ჭიქა', 'ml', 200],
  ['pinch(?:es)?|dash(?:es)?|მწიკვი?', 'Pinch', 1],
  ['pieces?|pcs?|ცალი?|ც', 'Piece', 1],
  ['cloves?|bunch(?:es)?|heads?|leaf|leaves|stalks?|sprigs?|slices?|sticks?', 'Piece', 1],
  ['კბილი?|კონა|თავი?|ფოთოლი?|ღერო|ნაჭერი?', 'Piece', 1],
  ['cans?|tins?|jars?|packets?|packages?|packs?|ქილა|კოლოფი?|შეკვრა|პაკეტი?', 'Piece', 1],
];
const ENDS = '(?![\\p{L}\\p{N}])\\.?';
const MATCHERS = WORDS.map(
  ([pattern, unit, factor]) =>
    [new RegExp(`^(?:${pattern})${ENDS}`, 'iu'), unit, factor] satisfies [RegExp, Unit, number],
);
const SIZES =
  /^(?:heaped|heaping|level|rounded|generous|scant|small|medium|large|big|სავსე|დიდი|პატარა|მოზრდილი|საშუალო)\s+/iu;

/** The unit at the start of a text, sizes before it skipped ("2 heaped teaspoons"); undefined when there is none. */
export function unitAtStart(text: string): UnitWord | undefined {
  const sized = text.replace(SIZES, '');
  for (const [matcher, unit, factor] of MATCHERS) {
    const word = matcher.exec(sized)?.[0];
    if (word !== undefined) return { unit, factor, word, rest: sized.slice(word.length).trim() };
  }
  return undefined;
}

/** Containers, whose weight in brackets says more than their number: "1 can (400 g)". */
export const isContainer = (word: string): boolean =>
  /^(?:cans?|tins?|jars?|packets?|packages?|packs?|ქილა|კოლოფი?|შეკვრა|პაკეტი?)\.?$/iu.test(word);
