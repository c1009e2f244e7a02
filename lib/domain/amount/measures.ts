import { ML_OF_CUP } from './cup';
import { foreignMeasure, withoutForeignOf } from './foreign/read';
import type { Measure } from './named';

export { MEASURES, type Measure } from './named';

export type Size = 'small' | 'medium' | 'large';

/** Grams per weight unit. */
export const GRAMS: Readonly<Partial<Record<Measure, number>>> = {
  g: 1,
  kg: 1000,
  mg: 0.001,
  oz: 28.35,
  lb: 453.6,
};
/** Millilitres per volume unit. */
export const MILLILITRES: Readonly<Partial<Record<Measure, number>>> = {
  ml: 1,
  l: 1000,
  dl: 100,
  cl: 10,
  floz: 29.57,
  cup: ML_OF_CUP,
  glass: 200,
  pint: 473,
  quart: 946,
  tsp: 5,
  tbsp: 15,
  spoon: 10,
};
const METRIC: readonly Measure[] = ['g', 'kg', 'mg', 'ml', 'l', 'dl', 'cl'];
const CONTAINERS: readonly Measure[] = ['can', 'packet', 'jar', 'bottle'];

export const isMetric = (measure: Measure): boolean => METRIC.includes(measure);
/** Checks whether a measure is a container, whose stated weight says more than its number: "1 can (400 g)". */
export const isContainer = (measure: Measure): boolean => CONTAINERS.includes(measure);
/** Checks whether a measure is a weight or a volume, and not counted. */
export const isMeasured = (measure: Measure): boolean => measure in GRAMS || measure in MILLILITRES;

/** Words for each measure in both languages: pattern, measure, and the number of measures per word. */
const WORDS: readonly (readonly [pattern: string, measure: Measure, factor?: number])[] = [
  [
    'table\\s?-?spoons?(?:fuls?)?|tbl?spn?s?|tbsps?|tbs|tbl|(?:სადილის|სასადილო|დიდი)\\s+კ(?:ოვზ(?:ი|ის|ით|ები)?)?|სუფრ?(?:ის|\\.)?\\s*კ(?:ოვზ(?:ი|ის|ით|ები)?)?|ს[\\s./-]{1,3}კ(?:ოვზ(?:ი|ის|ით)?)?|სკ',
    'tbsp',
  ],
  [
    'tea\\s?-?spoons?(?:fuls?)?|tspn?s?|(?:პატარა|ყავის)\\s+კოვზ(?:ი|ის|ით)|ჩაის?\\s+კოვზ(?:ი|ის|ით|ები)?|ჩ(?:აის)?[\\s./-]{1,3}კ(?:ოვზ(?:ი|ის|ით)?)?|ჩკ',
    'tsp',
  ],
  [
    'dessert\\s?-?spoons?(?:fuls?)?|dsp|spoons?|spoonfuls?|dollops?|splash(?:es)?|drizzles?|glugs?|(?:სა)?დესერტ(?:ის|ო)\\s+კოვზ(?:ი|ის|ით)?|დ\\s?[./]\\s?კ|კოვ(?:ზ(?:ი|ის|ით|ები)?)?(?=\\P{L}|$)',
    'spoon',
  ],
  ['კილონახევარი', 'kg', 1.5],
  ['ჭიქანახევარი', 'cup', 1.5],
  ['ნახევარკილო|ნახევარ\\s+კილო', 'kg', 0.5],
  ['ლიტრნახევარი', 'l', 1.5],
  ['kilograms?|kilogrammes?|kilos?|kgs?|კილოგრამ(?:ი|ის)?|კილო|კგ', 'kg'],
  ['milligrams?|mg|მილიგრამ(?:ი|ის)?|მგ', 'mg'],
  ['grams?|grammes?|gms?|grs?|g|გრამ(?:ი|ის|იანი)?|გრ|გ', 'g'],
  ['fl\\.?\\s?ozs?|fluid\\s+ounces?|jiggers?|shots?', 'floz'],
  ['ounces?|ozs?|უნცია', 'oz'],
  ['pounds?|lbs?|#|გირვანქა|ფუნტ(?:ი|ის)?', 'lb'],
  ['millilit(?:er|re)s?|mls?|მილილიტრ(?:ი|ის)?|მლ', 'ml'],
  ['decilit(?:er|re)s?|dl|დეცილიტრ(?:ი|ის)?|დლ', 'dl'],
  ['centilit(?:er|re)s?|cl|სლ', 'cl'],
  ['lit(?:er|re)s?|ltrs?|lt|l|ლიტრ(?:ი|ის)?|ლ', 'l'],
  ['pints?|pts?', 'pint'],
  ['gallons?|gal', 'quart', 4],
  ['quarts?|qts?', 'quart'],
  [
    '(?:tea)?cups?(?:fuls?)?|c(?=\\.|\\s|$)|ჩაის\\s+ჭიქ(?:ა|ის)|ჩ\\s?[./]\\s?ჭ(?:იქა)?|ჭიქ(?:ა|ის|ები)|ჭ|(?:ყავის\\s+)?ფინჯან(?:ი|ის)|სტაქან(?:ი|ის)|სტ(?=\\.)',
    'cup',
  ],
  ['(?:wine\\s?)?glass(?:es)?(?:fuls?)?|ღვინის\\s+ჭიქ(?:ა|ის)', 'glass'],
  ['pinch(?:es)?|dash(?:es)?|მწიკვ(?:ი|ის|ით|ები)?', 'pinch'],
  ['dozens?|dz|დუჟინ(?:ი|ის)?', 'piece', 12],
  ['ათეული', 'piece', 10],
  ['pairs?|წყვილ(?:ი|ის)?', 'piece', 2],
  [
    'pieces?|pcs?|each|ea|ცალ(?:ი|ის|ები)?|ც|მარც(?:ვალი|ვალის|ვლის)?|კორჟ(?:ი|ის|ები)|ტან(?:ი|ის)|ნაყოფ(?:ი|ის)|კვირტ(?:ი|ის)|გუნდა|ძირ(?:ი|ის)|ლებან(?:ი|ის)|ბურთულ(?:ა|ები)|ფილ(?:ა|ის)',
    'piece',
  ],
  ['cloves?|კბილ(?:ი|ის|ები)?', 'clove'],
  ['bunch(?:es)?|კონ(?:ა|ის|ები)|მტევ(?:ანი|ნის)|თაიგულ(?:ი|ის)', 'bunch'],
  ['heads?|bulbs?|თავ(?:ი|ის)|ბოლქვ(?:ი|ის)', 'head'],
  ['leaf|leaves|ფოთ(?:ოლი|ლის|ლები)?', 'leaf'],
  ['slices?|rashers?|strips?|wedges?|ნაჭ(?:ერი|რის|რები)?', 'slice'],
  ['sticks?|ჩხირ(?:ი|ის)', 'stick'],
  ['cans?|tins?|ქილ(?:ა|ის)|კონსერვ(?:ი|ის)', 'can'],
  [
    'packets?|packages?|packs?|pkgs?|pkts?|bags?|box(?:es)?|cartons?|tubs?|sachets?|envelopes?|pouch(?:es)?|punnets?|containers?|pots?|კოლოფ(?:ი|ის)?|შეკვრ?(?:ა|ის)?|შკვ|პაკეტ(?:ი|ის|იკი)?|პაკ|ტომ(?:არა|რის)|პარკ(?:ი|ის)|ყუთ(?:ი|ის)|(?:შე)?ფუთ(?:ვ?ა|ვის)|პაჩკა|ტუბ(?:ი|ის)',
    'packet',
  ],
  ['jars?|(?:შუშის|მინის)\\s+ქილ(?:ა|ის)', 'jar'],
  ['bottles?|ბოთლ(?:ი|ის)|შუშა(?=\\s)', 'bottle'],
  ['sprigs?|ტოტ(?:ი|ის|ები)|რტო|ყლორტ(?:ი|ის|ები)', 'sprig'],
  ['stalks?|ribs?(?!\\s?-?eye)|stems?|ღერ(?:ო|ოს|ოები|ი)', 'stalk'],
  ['handfuls?|fistfuls?|მუჭ(?:ა|ის)|პეშვ(?:ი|ის)|ბღუჯა', 'handful'],
  ['cubes?|კუბ(?:იკ)?(?:ი|ის)', 'cube'],
  ['sheets?|ფირფ(?:იტა|იტის)?|ფურც(?:ელი|ლის)|ფენ(?:ა|ის)', 'sheet'],
  ['fillets?|filets?', 'fillet'],
  ['knobs?|pats?|thumbs?|ნატეხ(?:ი|ის)', 'knob'],
  ['ears?|cobs?|ტარო(?:ს)?', 'ear'],
  ['drops?|წვეთ(?:ი|ის)', 'drop'],
];
const ENDS = '(?![\\p{L}\\p{N}])\\.?';
const MATCHERS = WORDS.map(
  ([pattern, measure, factor = 1]) =>
    [new RegExp(`^(?:${pattern})${ENDS}`, 'iu'), measure, factor] satisfies [RegExp, Measure, number],
);
/** American shorthand: capital T is a tablespoon, small t a teaspoon. */
const LETTERS: readonly (readonly [RegExp, Measure, number])[] = [
  [/^T(?:bs?p?)?(?![\p{L}\p{N}]|-\p{L})\.?/u, 'tbsp', 1],
  [/^t(?![\p{L}\p{N}]|-\p{L})\.?/u, 'tsp', 1],
];
const KNOWN = [...LETTERS, ...MATCHERS];
const SIZE_WORDS: readonly (readonly [RegExp, Size | null])[] = [
  [/^(?:(?:extra|very)[\s-])?(?:large|big|lg|lge|დიდი|მოზრდილი)(?![\p{L}])\.?,?\s*/iu, 'large'],
  [/^medium[\s-]+(?:sized?|large|small)(?![\p{L}])\s*/iu, 'medium'],
  [/^(?:medium|med|საშუალო)(?:\s+ზომის)?(?![\p{L}])\.?,?\s*/iu, 'medium'],
  [/^(?:(?:very)\s)?(?:small|sm|tiny|პატარა|მომცრო)(?![\p{L}])\.?,?\s*/iu, 'small'],
  [
    /^(?:heaped|heaping|level|rounded|generous|scant|good|full(?=\s+(?:cup|tea|table|dessert|spoon))|packed|lightly packed|firmly packed|thick|thin|სავსე|თავმოდგმული|თავმოყრილი|თხელი|სქელი|მოზიდული|უხვი|სრული|არასრული|კარგი|კარგა|თავსავსე|ნაკლული)(?![\p{L}])\s*/iu,
    null,
  ],
];

/** Millilitres of Georgian cups. */
const CUPS_KA: readonly (readonly [RegExp, number])[] = [
  [/ჭ|სტაქან/u, 200],
  [/ყავის/u, 100],
];

interface WordFound {
  readonly measure: Measure;
  /** Number of `measure` in one of the word: a dozen is 12 pieces. */
  readonly factor: number;
  /** Millilitres of one, if they differ from `MILLILITRES`: ჭიქა is 200. */
  readonly ml: number | null;
  readonly word: string;
  /** True if the word is in a language other than the app's two. */
  readonly isForeign: boolean;
  /** Rest of the text behind the word. */
  readonly rest: string;
}

/** Returns the measure at the start of a text; undefined if there is none. */
export function measureAtStart(text: string): WordFound | undefined {
  if (/^c\.?\s?à\s/iu.test(text)) return foreignAtStart(text);
  for (const [matcher, measure, factor] of KNOWN) {
    const word = matcher.exec(text)?.[0];
    if (!word) continue;
    const ml = measure === 'cup' ? (CUPS_KA.find(([of]) => of.test(word))?.[1] ?? null) : null;
    return { measure, factor, ml, word, isForeign: false, rest: text.slice(word.length).trim() };
  }
  return foreignAtStart(text);
}

function foreignAtStart(text: string): WordFound | undefined {
  const found = foreignMeasure(text);
  return found && { ...found, isForeign: true, rest: withoutForeignOf(text.slice(found.word.length).trim()) };
}

/**
 * Returns the size (or a word such as "heaped") at the start of a text, and the rest; of several the last size counts
 * ("large" in "heaped large").
 */
export function sizeAtStart(text: string): { size: Size | null; rest: string } {
  for (const [matcher, size] of SIZE_WORDS) {
    const word = matcher.exec(text)?.[0];
    if (!word) continue;
    const behind = sizeAtStart(text.slice(word.length));
    return { size: behind.size ?? size, rest: behind.rest };
  }
  return { size: null, rest: text };
}
