import { isContainer, isMeasured, type Measure } from '../../amount/measures';
import { readAmount, type WrittenAmount } from '../../amount/read';
import { foreignMeasure, foreignOpen, withoutForeignOf } from '../../amount/foreign/read';
import { isDone as isDoneKa } from './georgian';
import { usualSpelling } from './spelling';
import { TO_TASTE } from './taste';

/** Line split into its amount and the rest. */
interface Placed {
  readonly amount?: WrittenAmount;
  readonly name: string;
  readonly notes: readonly string[];
  /** True if the name stands before the amount without a separator, where Georgian uses the genitive. */
  readonly isGenitive: boolean;
}

const PARTS =
  /^(?:the\s+|a\s+)?(?:(?:finely|freshly|coarsely)\s+)?(?:grated\s+|pared\s+)?(?:juices?|zest|rind|peel)(?:\s*(?:and|&|\+)\s*(?:(?:finely|freshly)\s+)?(?:grated\s+)?(?:juices?|zest|rind|peel))?\s+(?:of\s+|from\s+)?/iu;
/** Juice and zest in other languages: "Saft von 1 Zitrone", "le jus d'un citron". */
const FOREIGN_PARTS =
  /^(?:(?:der|die|das|le|la|les|el|il|lo)\s+|l['’])?(?:saft|schale|abrieb|jus|zestes?|succo|scorza|buccia|zumo|jugo|ralladura|cáscara|piel|сок|цедра|сік|sok|skórka)\s+(?:von\s+|einer\s+|de\s+|d['’]|di\s+|из\s+|от\s+|з\s+|z\s+)?(?=\d|[½¼¾]|\p{L})/iu;
const INNER = /^(?:the\s+)?(yolks?|whites?)\s+(?:of|from)\s+/iu;
const SOME =
  /^(?:(?:an?|some|several|the)\s+)?(?:(?:good|generous|large|small|little|tiny|big|healthy|light|extra)\s+)?(?:few|little|bit|splash(?:es)?|glugs?|drizzles?|dollops?|swirls?|lugs?|squeezes?|squirts?|touch|gratings?|dusting|sprinkl(?:es?|ing)|scattering|shakes?|grinds?|grinding|twists?|turns?|faggot|dab|hint|smear|slug|spritz|several|some|plenty|lots)(?:\s+(?:good\s+)?(?:drops?|sprigs?|slices?|leaves|handfuls?|pinches|dashes|strips?|stalks?|cloves|threads?|strands?|grinds?|sprinkles|twists?|grinding|knobs?|shavings|wedges))?(?:\s+of)?\s+(?:the\s+)?/iu;
const SOME_KA =
  /^(?:ცოტა|ცოტაოდენი|რამდენიმე|მცირე|მცირეოდენი|ოდნავ)(?:\s+(?:ტოტი|ღერო|ფოთოლი|წვეთი|კბილი|ნაჭერი|მარცვალი|ცალი|კოვზი|რაოდენობის|ძაფი|რტო|ყლორტი))?\s+/u;
const SOME_AFTER_KA =
  /[\s,–—-]+(?:რამდენიმე|ცოტა|ცოტაოდენი|ოდნავ|მცირე)(?:\s+(?:ტოტი|ღერო|ფოთოლი|წვეთი|ცალი|მარცვალი|რტო|ყლორტი|კბილი|ნაჭერი|ძაფი))?$/u;
/** Amount on the tip of a knife or spoon. */
const TIP =
  /[\s,–—-]*(?<!\p{L})(?:(?:1|ერთი)\s+)?(?:დანის|(?:(?:ჩაის|სუფრის)\s+)?კოვზის|[ჩს]\s?[./]\s?კ\.?)\s+წვერ(?:ზე|ით|ი)(?!\p{L})/u;

/** Finds the amount of a line, at its start or behind the name. */
export function findAmount(source: string): Placed {
  const open = /[ა-ჰ]/u.test(source) ? undefined : foreignOpen(source);
  if (open) return withoutAmount(open);
  const whole = usualSpelling(source);
  const taste = TO_TASTE.exec(whole);
  const notes = taste ? [taste[0].replace(/^[\s,(–—-]+|[\s).]+$/gu, '')] : [];
  const text = (taste ? whole.slice(0, taste.index) : whole).trim();
  const tip = TIP.exec(text)?.[0];
  if (tip)
    return {
      name: text.replace(tip, '').trim(),
      notes: [...notes, tip.replace(/^[\s,–—-]+/u, '')],
      isGenitive: false,
    };
  const some = SOME.exec(text) ?? SOME_KA.exec(text);
  if (some && some[0].length < text.length) {
    return { name: text.slice(some[0].length), notes: [...notes, some[0].trim()], isGenitive: false };
  }
  const after = SOME_AFTER_KA.exec(text);
  if (after) {
    const name = text.slice(0, after.index);
    return { name, notes: [...notes, after[0].trim()], isGenitive: !/[,–—-]/u.test(after[0]) };
  }
  const inner = INNER.exec(text);
  if (inner) {
    const [start, part = ''] = inner;
    const found = readAmount(text.slice(start.length));
    if (found) return { amount: found, name: innerName(found.rest, part), notes, isGenitive: false };
  }
  const part = PARTS.exec(text) ?? (isGeorgian(text) ? null : FOREIGN_PARTS.exec(text));
  if (part) {
    const found = readAmount(text.slice(part[0].length));
    if (found)
      return { amount: found, name: found.rest, notes: [...notes, part[0].trim()], isGenitive: false };
  }
  const first = readAmount(text);
  if (first && !first.rest && first.word && !isMeasured(first.measure)) {
    return { amount: { ...first, measure: 'piece', word: '' }, name: first.word, notes, isGenitive: false };
  }
  // "400 გრამიანი 1 ქილა პომიდორი"
  const held =
    first && isMeasured(first.measure) && /^\d/.test(first.rest) ? readAmount(first.rest) : undefined;
  if (first && held?.rest && isContainer(held.measure)) {
    const amount = { ...first, amount: first.amount * held.amount };
    return { amount, name: held.rest, notes, isGenitive: false };
  }
  if (first && first.rest)
    return juiced({ amount: ofName(first, first.rest), name: first.rest, notes, isGenitive: false });
  const behind = first ? undefined : (tailed(text) ?? bareAtEnd(text));
  if (behind) return juiced({ ...behind, notes: [...notes, ...behind.notes] });
  return { name: text, notes, isGenitive: false };
}

/**
 * Handles a line with an open amount: "соль по вкусу", "kilka gałązek tymianku"; a name alone unless the rest still has
 * an amount.
 */
function withoutAmount({ said, isFirst, rest }: NonNullable<ReturnType<typeof foreignOpen>>): Placed {
  const { amount, name, notes, isGenitive } = findAmount(rest);
  if (amount && !isFirst) return { amount, name, notes: [...notes, said], isGenitive };
  const word = isFirst ? foreignMeasure(rest)?.word : undefined;
  const bare = withoutForeignOf(rest.slice(word?.length ?? 0).trim());
  return { name: bare || rest, notes: [[said, word].filter(Boolean).join(' ')], isGenitive: false };
}

/** Measures that depend on the name: a stick of celery is a stalk, a ქილა of jam is a jar. */
const BY_NAME: readonly (readonly [Measure, RegExp, Measure])[] = [
  ['stick', /^(?:celery|rhubarb|lemon\s?grass|leek)/iu, 'stalk'],
  ['stalk', /^(?:ბეგქონდარა|თიმიანი|როზმარინი|ქონდარი|ორეგანო|სალბი|პიტნა)(?!\p{L})/u, 'sprig'],
  ['stalk', /^დარიჩინი(?!\p{L})/u, 'stick'],
  ['slice', /^(?:\p{L}+(?:ის|ოს)\s+)?ფილე(?!\p{L})/u, 'fillet'],
  [
    'can',
    /(?<!\p{L})(?:მურაბა|ჯემი|თაფლი|აჯიკა|ტყემალი|კომპოტი|პესტო|მდოგვი|კაპარი|მწნილი|მაწონი|ტახინი)(?!\p{L})/u,
    'jar',
  ],
];
function ofName(found: WrittenAmount, name: string): WrittenAmount {
  const other = BY_NAME.find(([measure, pattern]) => measure === found.measure && pattern.test(name));
  return other ? { ...found, measure: other[2] } : found;
}

/** Returns the name of an egg's part: the whites of 2 eggs are 2 egg whites. */
const innerName = (rest: string, part: string): string => {
  const [head = '', ...others] = rest.split(/,\s*/);
  return [`${head.trim().replace(/eggs$/iu, 'egg')} ${part}`, ...others].join(', ');
};

/** Converts counted juice to the fruit: "1 ლიმონის წვენი" is one lemon, but "3 კოვზი ლიმონის წვენი" is juice. */
function juiced(found: Placed): Placed {
  const [, fruit] =
    /^(\p{L}+ის)\s+(?:გახეხილი\s+|ახალი\s+)?(?:წვენი|ცედრა|კანი|ქერქი)(?=$|[\s,(])/u.exec(found.name) ?? [];
  if (!fruit || found.amount?.measure !== 'piece') return found;
  return {
    ...found,
    name: fruit,
    notes: [...found.notes, found.name.slice(fruit.length).trim()],
    isGenitive: true,
  };
}

const MARK = /(?:\s*(?:\.{2,}|…)|\s*[:=՝]|\s+[-–—]|[,;]|\s*[–—])\s*$/u;

/** Finds an amount behind the name: "flour – 500 g", "Oil 2 tbsp", "ნივრის 5 კბილი". */
function tailed(text: string): Placed | undefined {
  let depth = 0;
  for (let index = 1; index < text.length; index += 1) {
    const before = text[index - 1];
    if (before === '(') depth += 1;
    if (before === ')') depth -= 1;
    const isParted = /[\s,:(–—=…՝-]$|\.{2}$/u.test(text.slice(0, index));
    if (!isParted || /[\s,:)–—=…-]/u.test(text.charAt(index))) continue;
    const head = text.slice(0, index);
    const found = depth === 0 ? amountAt(text, index) : bracketAmount(text, index);
    if (!found || !/\p{L}/u.test(head)) continue;
    const mark = MARK.exec(head)?.[0] ?? '';
    const name = head.slice(0, head.length - mark.length).replace(/[\s(]+$/u, '');
    const rest = found.rest.replace(/^[\s,;)]+|[\s.,;]+$/gu, '');
    const isGenitive = mark === '' && /(?:ის|ოს|უს)$/u.test(name);
    return { amount: ofName(found, name), name, notes: rest ? inside(rest) : [], isGenitive };
  }
  return undefined;
}

/** Finds a measure without a number at the end, meaning one: "შაქარი კილო", "რძე ლიტრი". */
function bareAtEnd(text: string): Placed | undefined {
  const [, name = '', word] =
    /^((?:\p{L}+\s+){0,2}\p{L}*[აეიოუ])\s+(კილო|კილოგრამი|ლიტრი|ჭიქა|ქილა|შეკვრა|პაკეტი|ბოთლი|ცალი)$/u.exec(
      text,
    ) ?? [];
  const amount = word ? readAmount(`1 ${word}`) : undefined;
  return amount && { amount: ofName(amount, name), name, notes: [], isGenitive: false };
}

const inside = (rest: string): string[] => {
  const bracket = /^\(([^)]*)\)\s*(.*)$/u.exec(rest);
  return bracket ? bracket.slice(1).filter(Boolean) : [rest];
};

const BARE_WORD = /^(?:pinch|handful|bunch|knob|მწიკვი|მუჭა|კონა)(?!\p{L})/iu;

function amountAt(text: string, index: number): WrittenAmount | undefined {
  const behind = text.slice(index);
  const isMarked = MARK.test(text.slice(0, index));
  const found = ownAmount(behind);
  if (!found) return undefined;
  const isNumber = /^[\d½⅓⅔¼¾⅛.]/u.test(behind) || /^(?:about|approx|ca?\.|~|≈|დაახლ)/iu.test(behind);
  if (!isNumber && !isGeorgian(text) && !(isMarked && found.word)) return undefined;
  if (!isNumber && BARE_WORD.test(behind) && found.rest) return undefined;
  const consumed = behind.slice(0, behind.length - found.rest.length);
  const isClosed = found.rest === '' || /[,;]\s*$/u.test(consumed) || /^[(,;]/u.test(found.rest);
  if (isClosed) return found.word || isMarked || isGeorgian(text) || found.rest === '' ? found : undefined;
  const [clause = ''] = found.rest.split(/[,(]/u);
  const words = clause.trim().split(' ');
  if (isGeorgian(text))
    return found.word || isMarked || words.every((word) => isDoneKa(word, [])) ? found : undefined;
  return isMarked ? found : undefined;
}

/**
 * Returns the first amount of a sum behind a name that continues with another food: "gelatine 1 tbsp + 100 ml water" is
 * a spoon of gelatine.
 */
function ownAmount(behind: string): WrittenAmount | undefined {
  const found = readAmount(behind);
  const [, first = ''] =
    (found?.whole && found.rest && /^(.*?)\s*(?:\+|&|(?<!\p{L})(?:plus|and|და)\s)/iu.exec(behind)) || [];
  const own = first ? readAmount(first) : undefined;
  return own?.rest === '' ? { ...own, rest: behind.slice(first.length) } : found;
}

const isGeorgian = (text: string): boolean => /[ა-ჰ]/u.test(text);

/** Returns the amount in a bracket that contains nothing else: "Tomatoes (400 g)". */
function bracketAmount(text: string, index: number): WrittenAmount | undefined {
  if (text[index - 1] !== '(') return undefined;
  const end = text.indexOf(')', index);
  const found = end < 0 ? undefined : readAmount(text.slice(index, end));
  return found && found.word && found.rest === '' && !/\d/.test(text.slice(end))
    ? { ...found, rest: text.slice(end + 1).trim() }
    : undefined;
}
