import {
  GRAMS,
  isContainer,
  isMeasured,
  isMetric,
  measureAtStart,
  MILLILITRES,
  sizeAtStart,
  type Measure,
  type Size,
} from './measures';
import { quantityAtStart } from './quantity';

/** Amount as written by a person. */
export interface WrittenAmount {
  readonly amount: number;
  /** Upper end of a range. */
  readonly amountTo: number | null;
  /** Measure; `piece` for a bare number of things. */
  readonly measure: Measure;
  readonly size: Size | null;
  /** Millilitres of one measure, if not the usual ones: ჭიქა is 200 ml. */
  readonly ml: number | null;
  /** Words of the measure as written; empty for a bare number. */
  readonly word: string;
  /** Whole wording of an amount in two measures, or of a sum. */
  readonly whole?: string;
  /** Part of a sum in another kind of measure: the spoons of "200 g plus 2 tbsp". */
  readonly plus?: Omit<WrittenAmount, 'plus' | 'word' | 'rest'>;
  /** True if the measure is a word in a language other than the app's two. */
  readonly isForeign?: boolean;
  /** Text behind the amount, without a leading "of" or comma. */
  readonly rest: string;
  /** Container, if the weight is that of a can or jar with its whole content. */
  readonly holder?: Measure;
}

const ABOUT =
  /^(?:about|approx(?:imately|\.)?|around|roughly|nearly|almost|scant|at least|up to|ca?\.|~|≈|დაახლოებით|დაახლ?\.?(?!\p{L})|თითქმის|მიახლოებით|მინიმუმ|მაქსიმუმ|არანაკლებ|არაუმეტეს|სადღაც|ასე(?!\p{L})|სულ(?:\s+მცირე)?)\s*/iu;
const TIMES = /^\s*[x×*]\s*(?=\d)/iu;
const OF = /^(?:\s|,|;|of(?!\p{L})|-(?=\s)|[–—:](?=\s))+/iu;
const TO_TASTE =
  /^(?:to taste|as (?:needed|required|desired)|as much as (?:you like|needed)|for (?:serving|garnish|garnishing|dusting|frying|greasing)|to (?:serve|garnish)|optional|გემოვნებით|გემოვნების მიხედვით|სურვილისამებრ|სურვილის მიხედვით|საჭიროებისამებრ|მოსართავად|შესაწვავად|ცოტა|ცოტაოდენი)$/iu;
/** Measures that form an amount without a number: "pinch of salt", "small bunch parsley". */
const BARE: readonly Measure[] = [
  'pinch',
  'handful',
  'knob',
  'drop',
  'bunch',
  'sprig',
  'spoon',
  'tsp',
  'tbsp',
];
const OF_LENGTH = '[\\s-]*(?:inch(?:es)?|in\\.?|cm|mm|″|"|სმ)(?:-?იანი|-?ის)?(?!\\p{L})';
const LENGTH_NUMBER = '[\\d½⅓⅔¼¾⅛][\\d.,/½⅓⅔¼¾⅛–-]*(?:\\s[\\d/½¼¾]+)?';
const SHAPE = '[\\s-]*(?:long|thick|wide|square|diameter)?[\\s-]*';
/** Length of a piece, in one measure or in two: "3cm/1¼in". */
const LENGTH = new RegExp(
  `^${OF_LENGTH}(?:\\s?(?:/|\\(|or)\\s?${LENGTH_NUMBER}${OF_LENGTH}\\)?)?${SHAPE}`,
  'iu',
);
/** Length of each of several pieces: "4 10-inch", "1 (1-inch)". */
const LONG_EACH = new RegExp(`^\\s*\\(?${LENGTH_NUMBER}${OF_LENGTH}\\)?${SHAPE}`, 'iu');
const SECOND = /^\s*(?:\/|\bor\b|\(|,|=|~|≈|[–—-](?=\s))\s*/iu;
const PLUS = /^\s*(?:\+|plus(?!\p{L})|and(?!\p{L})|&|და(?!\p{L})|პლუს(?!\p{L}))?\s*/iu;
/** Words that give a second amount a different use: "+ 20 გრ ფორმის წასასმელად". */
const ELSEWHERE =
  /^[\s,]*(?:(?:for|to)\s|extra(?!\p{L})|more(?!\p{L})|(?:\p{L}+\s+){0,2}\p{L}{3,}(?:ად|თვის)$)/iu;
const SPOONLIKE: readonly Measure[] = ['tsp', 'tbsp', 'spoon', 'cup'];

/** Bracket at the start of a text that states a drained weight. */
const DRAINED = /^\s*\([^)]*(?:drained|გაწურ)/iu;

/** Checks whether a text states no amount: "to taste", "for serving", "გემოვნებით", or nothing at all. */
export const isNoAmount = (text: string): boolean => !text.trim() || TO_TASTE.test(text.trim());

/**
 * Parses the amount at the start of a text: "1½ cups", "2–3", "a pinch", "400 g can", "1 (15-ounce) can", "2 x 120 g",
 * "½ ჭიქა", "2 ст. л.". Of an amount in two measures it returns the first, of a sum the total. Undefined if the text
 * starts with no amount.
 */
export function readAmount(source: string): WrittenAmount | undefined {
  const clean = source.replace(/[\u00A0\u2009\u202F]/g, ' ').trim();
  const found = amountIn(clean.replace(ABOUT, ''));
  if (found?.whole === undefined || !clean.endsWith(found.rest)) return found;
  return { ...found, whole: clean.slice(0, clean.length - found.rest.length).replace(/[\s,:–-]+$/u, '') };
}

function amountIn(text: string): WrittenAmount | undefined {
  const number = quantityAtStart(text);
  if (!number) return bare(text);
  const [, count, inEach] = /^([1-9]) (\d{3}\s?-?(?:g|gr|ml|გ|გრ|მლ)(?!\p{L}).*)$/u.exec(text) ?? [];
  if (inEach !== undefined) {
    const inner = readAmount(inEach);
    if (inner && isContainer(containerOf(inEach))) return multiplied(Number(count), inner);
  }
  if (/^\s*%/.test(number.rest)) return undefined;
  // "2-15 oz cans" are two cans, not two to fifteen
  const [, size] = /^\d+-(\d[\d.]*\s?-?(?:oz|ounce|g|ml).*)$/iu.exec(text) ?? [];
  if (size !== undefined && number.amountTo !== null) {
    const each = readAmount(size);
    if (each && number.amount * 3 < number.amountTo && isContainer(containerOf(size)))
      return multiplied(number.amount, each);
  }
  const times = TIMES.exec(number.rest)?.[0];
  if (times !== undefined) {
    const each = readAmount(number.rest.slice(times.length));
    const spoon = each && measureAtStart(each.rest);
    // "3 x 15 ml tablespoons"
    if (spoon && SPOONLIKE.includes(spoon.measure)) return plain(number.amount, number.amountTo, each.rest);
    if (each) return multiplied(number.amount, each, number.amountTo);
  }
  return measured(number.amount, number.amountTo, number.rest);
}

/** Returns the measure behind the first one: the can of "400 g can"; `piece` if there is none. */
function containerOf(text: string): Measure {
  const word = measureAtStart(quantityAtStart(text)?.rest.replace(/^[\s-]+/, '') ?? '');
  return measureAtStart(word?.rest.replace(/^[\s-]+/, '') ?? '')?.measure ?? 'piece';
}

function multiplied(count: number, each: WrittenAmount, countTo: number | null = null): WrittenAmount {
  const isRange = countTo !== null || each.amountTo !== null;
  const amountTo = isRange ? (countTo ?? count) * (each.amountTo ?? each.amount) : null;
  return { ...each, amount: each.amount * count, amountTo };
}

function bare(text: string): WrittenAmount | undefined {
  const sized = sizeAtStart(text);
  const word = measureAtStart(sized.rest);
  const isShort = word?.isForeign && word.word.length < 4;
  const isAmount =
    word && !isShort && (BARE.includes(word.measure) || (word.factor !== 1 && isMeasured(word.measure)));
  return isAmount ? plain(1, null, text) : undefined;
}

function measured(amount: number, amountTo: number | null, behind: string): WrittenAmount {
  const isLong = LENGTH.exec(behind)?.[0];
  // a piece of ginger with a length is one piece
  if (isLong) {
    const word = measureAtStart(behind.slice(isLong.length));
    if (word) return plain(1, null, behind.slice(isLong.length));
  }
  const isLongEach = LONG_EACH.exec(behind)?.[0];
  if (isLongEach && isLongEach.length < behind.length)
    return plain(amount, amountTo, behind.slice(isLongEach.length));
  const { size, rest } = sizeAtStart(behind.trim());
  const alternative = size && /^(?:or|ან)\s+/iu.exec(rest)?.[0];
  const other = alternative ? quantityAtStart(rest.slice(alternative.length)) : undefined;
  const otherSize = other && sizeAtStart(other.rest.trim());
  if (otherSize?.size) return plain(amount, amountTo, otherSize.rest, size);
  const joint = size && /^(?:or|to|[-–]|ან)\s*/iu.exec(rest)?.[0];
  const larger = joint ? sizeAtStart(rest.slice(joint.length)) : undefined;
  if (larger?.size) return plain(amount, amountTo, larger.rest, size);
  const bracket = /^\(([^)]*)\)\s*/.exec(rest);
  const inside = bracket && weightIn(bracket[1] ?? '');
  if (bracket && inside) return ofEach(amount, amountTo, inside, rest.slice(bracket[0].length));
  if (bracket) {
    const found = plain(amount, amountTo, rest.slice(bracket[0].length), size);
    return { ...found, rest: `${found.rest} ${bracket[0].trim()}`.trim() };
  }
  const each = amountTo === null ? weightGlued(rest) : undefined;
  if (each) return ofEach(amount, amountTo, each.weight, each.rest);
  return plain(amount, amountTo, rest, size);
}

/** Returns the weight of each piece if a measure follows directly: "2 400g tins", "One 15-ounce can". */
function weightGlued(text: string): { weight: WrittenAmount; rest: string } | undefined {
  if (!/^[\d.]/.test(text)) return undefined;
  const number = quantityAtStart(text);
  const word = number && measureAtStart(number.rest.replace(/^[\s-]+/, ''));
  if (!number || !word || !isMeasured(word.measure)) return undefined;
  const weight = { ...number, measure: word.measure, size: null, ml: word.ml, word: word.word, rest: '' };
  // "5-oz (140g) cans"
  const [bracket = '', inside = ''] = /^\s*\(([^)]*)\)/u.exec(word.rest) ?? [];
  const rest = weightIn(inside) ? word.rest.slice(bracket.length) : word.rest;
  return { weight, rest: rest.replace(/^[\s-]+/, '') };
}

/** Returns the weight or volume in brackets if they contain nothing else: "15-ounce", "about 400 g each". */
function weightIn(text: string): WrittenAmount | undefined {
  const found = readAmount(text);
  const isAlone =
    found && /^(?:each|apiece|ea\.?|net|drained|total|in total|თითო|წონის)?$/iu.test(found.rest);
  return isAlone && isMeasured(found.measure) ? found : undefined;
}

/** Multiplies a count by the weight of each; drops the container's word. */
function ofEach(amount: number, amountTo: number | null, each: WrittenAmount, behind: string): WrittenAmount {
  const container = measureAtStart(behind.replace(/^[\s-]+/, ''));
  const isHeld = container && isContainer(container.measure);
  const rest = isHeld ? container.rest : behind;
  return {
    ...each,
    ...(isHeld && { holder: container.measure }),
    amount: amount * each.amount,
    amountTo: amountTo === null ? each.amountTo && amount * each.amountTo : amountTo * each.amount,
    rest: rest.replace(OF, ''),
  };
}

function plain(
  amount: number,
  amountTo: number | null,
  behind: string,
  size: Size | null = null,
): WrittenAmount {
  const sized = sizeAtStart(behind.replace(/^[\s-]+/, ''));
  const word = measureAtStart(sized.rest);
  if (!word)
    return {
      amount,
      amountTo,
      measure: 'piece',
      size: size ?? sized.size,
      ml: null,
      word: '',
      rest: sized.rest.replace(OF, ''),
    };
  const { factor, measure, ml } = word;
  const first: WrittenAmount = {
    amount: amount * factor,
    amountTo: amountTo === null ? null : amountTo * factor,
    measure,
    size: size ?? sized.size,
    ml,
    word: word.word,
    ...(word.isForeign && { isForeign: true }),
    rest: word.rest,
  };
  return second(first);
}

/**
 * Reads the text behind the first measure: the upper end of a range, an added part, the same amount in another measure,
 * a container's weight.
 */
function second(first: WrittenAmount): WrittenAmount {
  const { rest } = first;
  const container = isMeasured(first.measure) ? measureAtStart(rest.replace(/^-/, '')) : undefined;
  // "400 g can", "2-litre bottle"
  if (container && isContainer(container.measure))
    return { ...first, holder: container.measure, rest: container.rest.replace(OF, '') };
  const upper = /^(?:[-–—]|to(?!\p{L})|or(?!\p{L})|ან(?!\p{L}))\s*/iu.exec(rest)?.[0];
  const end = upper === undefined ? undefined : ended(rest.slice(upper.length));
  if (end && end.measure === first.measure && end.amount > first.amount && first.amountTo === null)
    return second({ ...first, amountTo: end.amount, rest: end.rest });
  const added = moreOf(first);
  if (added) return second(added);
  const start = SECOND.exec(rest)?.[0];
  const other = start === undefined ? undefined : ended(rest.slice(start.length));
  const bracket = start?.includes('(') ? /^\s*\(([^)]*)\)\s*(.*)$/u.exec(rest) : null;
  const whole = bracket ? readAmount(bracket[1] ?? '') : undefined;
  // "(about 10 oz/300 g)"
  if (bracket && whole?.rest === '' && isMetric(whole.measure))
    return chosen(first, { ...whole, rest: bracket[2] ?? '' });
  if (other && (isMeasured(other.measure) || (isMeasured(first.measure) && isContainer(other.measure)))) {
    const behind = start?.includes('(') ? afterBracket(other.rest) : other.rest;
    if (behind !== undefined) return chosen(first, { ...other, rest: behind });
  }
  return { ...first, rest: rest.replace(OF, '') };
}

/** Returns an amount with a measure; undefined for a bare number. */
function ended(text: string): WrittenAmount | undefined {
  const clean = text.replace(ABOUT, '');
  const number = quantityAtStart(clean);
  const word = number && measureAtStart(sizeAtStart(number.rest.replace(/^[\s-]+/, '')).rest);
  if (!number || !word) return undefined;
  const { factor, measure, ml, rest } = word;
  return {
    amount: number.amount * factor,
    amountTo: number.amountTo === null ? null : number.amountTo * factor,
    measure,
    size: null,
    ml,
    word: word.word,
    rest,
  };
}

/** Returns the text behind a closing bracket; undefined if the bracket contains anything else. */
const afterBracket = (rest: string): string | undefined =>
  /^[\s,]*(?:\/[^)]*|each|apiece|total|in total|drained|net|თითო|სულ)?[^()\d]{0,3}\)\s*(.*)$/iu.exec(
    rest,
  )?.[1];

/**
 * Adds up a sum: "1 kg 200 g" and "1 lb 4 oz" without a joining word, otherwise any two parts joined by "plus". The
 * result is in the larger measure ("3 tbsp plus ½ cup"), for metric ones in the smaller; a part of another kind goes to
 * `plus`.
 */
function moreOf(first: WrittenAmount): WrittenAmount | undefined {
  const joined = PLUS.exec(first.rest)?.[0] ?? '';
  const more = first.amountTo === null ? ended(first.rest.slice(joined.length)) : undefined;
  if (!more || more.amountTo !== null || ELSEWHERE.test(more.rest)) return undefined;
  const table = first.measure in GRAMS ? GRAMS : MILLILITRES;
  const [one, other] = [first.ml ?? table[first.measure], more.ml ?? table[more.measure]];
  const isSaid = joined.trim() !== '';
  if (!one || !other || !(more.measure in table)) {
    const { word: _word, rest, ...plus } = more;
    return isSaid && !first.plus ? { ...first, plus, rest, whole: '' } : undefined;
  }
  const isLike = isMetric(first.measure) === isMetric(more.measure);
  // 4 oz 110 g is one amount in two measures
  if (!isSaid && (!isLike || other >= one)) return undefined;
  const sum = first.amount * one + more.amount * other;
  const isSmaller = isLike && isMetric(more.measure) ? other < one : other > one;
  const unit = isSmaller ? more : first;
  const whole = isSaid ? { whole: '' } : {};
  return { ...unit, size: first.size, amount: sum / (isSmaller ? other : one), rest: more.rest, ...whole };
}

/**
 * Chooses between two measures of one amount: the first; for counted things their weight, which for containers is that
 * of each.
 */
function chosen(first: WrittenAmount, other: WrittenAmount): WrittenAmount {
  const again = second({ ...other, size: first.size });
  if (isContainer(first.measure)) {
    const each = ofEach(first.amount, first.amountTo, again, again.rest);
    return DRAINED.test(first.rest) ? each : { ...each, holder: first.measure };
  }
  const rest = again.rest.replace(OF, '');
  return isMeasured(first.measure) || isContainer(again.measure)
    ? { ...first, rest, whole: '' }
    : { ...again, rest };
}
