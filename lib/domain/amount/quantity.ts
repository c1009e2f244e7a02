import { AMOUNT_PATTERN, parseAmount } from '../text/amount';
import { foreignNumber } from './foreign/read';

interface Quantity {
  readonly amount: number;
  /** Upper end of a range. */
  readonly amountTo: number | null;
  /** Rest of the text. */
  readonly rest: string;
}

const TENS_KA: readonly (readonly [pattern: string, amount: number])[] = [
  ['ათი?', 10],
  ['თხუთმეტი?', 15],
  ['ოცი?', 20],
  ['ოცდახუთი?', 25],
  ['ოცდაათი?', 30],
  ['ორმოცი?', 40],
  ['ორმოცდაათი?', 50],
  ['სამოცი?', 60],
  ['სამოცდაათი?', 70],
  ['სამოცდათხუთმეტი?', 75],
  ['ოთხმოცი?', 80],
  ['ოთხმოცდაათი?', 90],
];
const HUNDREDS_KA = ['ას', 'ორას', 'სამას', 'ოთხას', 'ხუთას', 'ექვსას', 'შვიდას', 'რვაას', 'ცხრაას'];
/** "ას ოცი", "ორასი": hundreds with and without tens behind them. */
const LARGE_KA = HUNDREDS_KA.flatMap((word, index) => {
  const hundred = (index + 1) * 100;
  return [
    ...TENS_KA.map(([tens, amount]) => [`${word}\\s?${tens}`, hundred + amount] satisfies [string, number]),
    [`${word}ი?`, hundred] satisfies [string, number],
  ];
});

const WORDS: readonly (readonly [pattern: string, amount: number])[] = [
  ['one and a half|ერთი?(?:[ -]და[ -]|-)?ნახევარი?', 1.5],
  ['two and a half|ორი?(?:[ -]და[ -]|-)?ნახევარი?', 2.5],
  ['three and a half|სამი?(?:[ -]და[ -]|-)?ნახევარი?', 3.5],
  ['four and a half|ოთხი?(?:[ -]და[ -]|-)?ნახევარი?', 4.5],
  ['five and a half|ხუთი?(?:[ -]და[ -]|-)?ნახევარი?', 5.5],
  ['three[ -]quarters?(?: of an?)?|სამი მეოთხედი', 0.75],
  ['two[ -]thirds?(?: of an?)?|ორი მესამედი', 2 / 3],
  ['(?:a |one[ -])?quarter(?: of an?)?|მეოთხედი?', 0.25],
  ['(?:a |one[ -])?third(?: of an?)?|მესამედი?', 1 / 3],
  ['half(?: of)?(?: an?)?|a half|ნახევარი?', 0.5],
  ['an?(?= couple)(?: couple)(?: of)?|couple(?: of)?', 2],
  ['a few|few|several|რამდენიმე', 3],
  ['an?|one|ერთი?', 1],
  ['two|ორი?', 2],
  ['three|სამი?', 3],
  ['four|ოთხი?', 4],
  ['five|ხუთი?', 5],
  ['six|ექვსი?', 6],
  ['seven|შვიდი?', 7],
  ['eight|რვა', 8],
  ['nine|ცხრა', 9],
  ['ten', 10],
  ['eleven|თერთმეტი', 11],
  ['twelve|თორმეტი', 12],
  ['fifteen', 15],
  ['twenty', 20],
  ['thirty', 30],
  ['forty', 40],
  ['fifty', 50],
  ['(?:a |one )?hundred', 100],
  ['two hundred', 200],
  ['three hundred', 300],
  ['four hundred', 400],
  ['five hundred', 500],
  ...LARGE_KA,
  ...TENS_KA,
  ['ათასი?', 1000],
  ['ცამეტი?', 13],
  ['თოთხმეტი?', 14],
  ['თექვსმეტი?', 16],
  ['ჩვიდმეტი?', 17],
  ['თვრამეტი?', 18],
  ['ცხრამეტი?', 19],
  ['ორიოდე?', 2],
  ['სამიოდე', 3],
  ['ოთხიოდე', 4],
  ['ხუთიოდე', 5],
  ['ათიოდე|ათამდე', 10],
];
const NUMBER_WORDS = WORDS.map(
  ([pattern, amount]) => [new RegExp(`^(?:${pattern})(?![\\p{L}])`, 'iu'), amount] satisfies [RegExp, number],
);
/** "1-1/2" and "1 and 1/2" are one and a half; "2 და ½" is two and a half. */
const MIXED =
  /^(\d+)(?:-|\s*(?:and|&|და)\s*)(?:([1-9]\s?[/⁄]\s?[1-9]\d?)|([½⅓⅔¼¾⅛⅜⅝⅞])|(ნახევარი))(?![\p{L}\d])/iu;
const DIGITS = new RegExp(`^(?:${AMOUNT_PATTERN})`, 'u');
const THOUSANDS = /^[1-9]\d{0,2},\d{3}$/;
const JOINED = /^\s*(?:[-–—‒]|to(?!\p{L})|or(?!\p{L})|ან(?!\p{L}))\s*/iu;
/** "1/3rd", "2/3rds of a cup". */
const ORDINAL = /^(?:rds?|ths?|nds?|st)(?!\p{L})(?:\s+of(?:\s+an?)?(?!\p{L}))?/iu;
/** "2-დან 3-მდე". */
const FROM = /^-?დან(?!\p{L})/u;
const UP_TO = /^-?(?:მდე|ამდე)(?!\p{L})/u;

function singleQuantity(text: string): Omit<Quantity, 'amountTo'> | undefined {
  const mixed = MIXED.exec(text);
  if (mixed) {
    const part = mixed[4] ? 0.5 : (parseAmount(mixed[2] ?? mixed[3] ?? '') ?? 0);
    // 2-3/1 is no mixed number
    if (part < 1) return { amount: Number(mixed[1]) + part, rest: text.slice(mixed[0].length) };
  }
  const digits = DIGITS.exec(text)?.[0];
  if (digits !== undefined) {
    const amount = THOUSANDS.test(digits) ? Number(digits.replace(',', '')) : parseAmount(digits);
    const rest = text.slice(digits.length);
    return amount === undefined ? undefined : { amount, rest: rest.replace(ORDINAL, '') };
  }
  for (const [matcher, amount] of NUMBER_WORDS) {
    const word = matcher.exec(text)?.[0];
    if (word) return { amount, rest: text.slice(word.length) };
  }
  const foreign = foreignNumber(text);
  return foreign && { amount: foreign.amount, rest: text.slice(foreign.length) };
}

/**
 * Returns the number at the start of a text, in figures or in words of both languages: "1½", "1-1/2", "2–3", "two to
 * three", "ერთნახევარი", "ერთი-ორი"; undefined if there is none. A range whose upper end is not larger counts as its
 * first number.
 */
export function quantityAtStart(text: string): Quantity | undefined {
  const from = singleQuantity(text);
  if (!from) return undefined;
  const behind = from.rest.replace(FROM, '');
  const hasFrom = behind !== from.rest;
  const joined = (hasFrom ? /^\s*/ : JOINED).exec(behind)?.[0];
  const to = joined === undefined ? undefined : singleQuantity(behind.slice(joined.length));
  if (!to || to.amount <= from.amount) return { ...from, rest: behind, amountTo: null };
  return { amount: from.amount, amountTo: to.amount, rest: to.rest.replace(UP_TO, '') };
}
