import { foreignOpen, isForeignText } from '../../amount/foreign/read';
import { readAmount } from '../../amount/read';
import { isDone } from './georgian';
import { BELONGS_KA } from './georgianWords';
import { findAmount } from './place';
import { TO_TASTE } from './taste';
import { usualSpelling } from './spelling';
import { DONE, ENDERS } from './englishWords';

const AND = /\s+(?:and|&|\+)\s+|\s*&\s*/iu;
const EACH = /^(.*?)\s*,?\s*\beach\b(?:\s+of)?\s*:?\s+(.+)$/iu;
const SEASONING =
  /^(.+?)\s+(?:of\s+)?((?:\p{L}+\s+){0,2}(?:salt|მარილი))\s+(?:and|&|და)\s+((?:\p{L}+\s+){0,3}(?:pepper|პილპილი))$/iu;
const EACH_END = /^(.+?)\s*[,–—-]?\s+((?:about\s+)?[\d½⅓⅔¼¾⅛an].*?)\s+(?:of\s+)?each$/iu;
const EACH_KA = /^(?:თითო(?:-თითო)?|(\d+)\s?-\s?\1)\s+(.+)$/u;
const EACH_END_KA = /^(.+?)\s*[(–—-]*\s*(?:თითო(?:-თითო)?|(\d)\s?-\s?\2)\s+(?!\d)([^)]+)\)?$/u;
const FOR_TABLE =
  /[\s,(–—-]*(?:\b(?:to serve|for serving|to garnish|for garnish(?:ing)?|for seasoning)|(?<!\p{L})(?:შე|და|მო|გა|ა|ჩა|გადა)?სა\p{L}{3,}ად)\)?\.?$/iu;

/**
 * Splits a line into its ingredients, each as a line of its own: "salt and pepper", "1 tsp each cumin and coriander".
 */
export function partsOf(line: string): string[] {
  const text = usualSpelling(line).trim();
  if (!text) return [];
  // "1 stick plus 2 tbsp butter" is one ingredient
  const sum = /\+|(?<!\p{L})(?:plus|and|და)\s/iu.test(text) ? readAmount(text) : undefined;
  if (sum?.whole && !countedTwice(sum.rest)) return [text];
  return eachOf(text) ?? countedTwice(text) ?? uncounted(text) ?? [text];
}

/** Splits a shared amount: "100 g each of raisins and dried apricots", "თითო კონა ქინძი და კამა". */
function eachOf(text: string): string[] | undefined {
  const [, lead, behind = ''] = EACH.exec(text) ?? [];
  if (lead && readAmount(lead)?.rest === '' && namesIn(behind).length > 1) {
    return namesIn(behind).map((name) => `${lead} ${name}`);
  }
  const [, pinch, salt, pepper] = SEASONING.exec(text) ?? [];
  if (pinch && readAmount(pinch)?.rest === '') return [`${pinch} ${salt}`, `${pinch} ${pepper}`];
  const [, before, amount = ''] = EACH_END.exec(text) ?? [];
  if (before && readAmount(amount)?.rest === '' && namesIn(before).length > 1) {
    return namesIn(before).map((name) => `${amount} ${name}`);
  }
  const [, times = '1', of] = EACH_KA.exec(text) ?? [];
  const one = of ? readAmount(`1 ${of}`) : undefined;
  if (of && one?.rest) return namesIn(one.rest).map((name) => `${times} ${one.word} ${name}`);
  const [, first, count = '1', measure] = EACH_END_KA.exec(text) ?? [];
  return first && readAmount(`1 ${measure}`)?.rest === '' && namesIn(first).length > 1
    ? namesIn(first).map((name) => `${count} ${measure} ${name}`)
    : undefined;
}

const namesIn = (text: string): string[] =>
  text
    .replace(/\([^)]*\)/gu, ' ')
    .split(/\s*,\s*(?:and\s+|&\s*)?|\s+and\s+|\s*&\s*|\s+და\s+/iu)
    .map((name) => name.replace(/\s+/g, ' ').trim())
    .filter(Boolean);

/**
 * Splits ingredients that each have an amount and a name: "4 chicken drumsticks and 4 thighs", "ქინძი 1 კონა, კამა 2
 * კონა".
 */
function countedTwice(text: string): string[] | undefined {
  const pieces = text.split(
    /\s*,\s+|\s*\+\s*|\s+(?:and|&|plus|და)\s+(?=[\d½⅓⅔¼¾⅛]|(?:an?|one|two|three|half|ერთი|ორი|სამი|ოთხი|ნახევარი)\s)/iu,
  );
  if (pieces.length < 2 || pieces.length > 6 || /[()]/.test(text)) return undefined;
  const isOwn = (piece: string) => {
    const found = findAmount(piece);
    if (/^(?:თითო|სულ|each)(?!\p{L})/iu.test(piece)) return false;
    const isGiven =
      found.amount && (/[\d½⅓⅔¼¾⅛]/u.test(piece) || found.amount.word) && /\p{L}{3}/u.test(found.name);
    const [word = ''] = found.name.split(/\s/u);
    return isGiven && !isEnder(found.name) && !isDone(word, []) && found.notes.length === 0;
  };
  return pieces.every(isOwn) ? pieces : undefined;
}

const isEnder = (rest: string): boolean => {
  const [first = ''] = rest.split(/[\s,]/u);
  const word = first.toLowerCase();
  return ENDERS.has(word) || DONE.has(word) || word === 'extra';
};

/** Splits names without an amount: "salt and freshly ground black pepper", "მარილი, პილპილი". */
function uncounted(text: string): string[] | undefined {
  if (/[\d½⅓⅔¼¾⅛]/u.test(text) || readAmount(text)) return undefined;
  const taste = (TO_TASTE.exec(text) ?? FOR_TABLE.exec(text))?.[0] ?? '';
  const bare = text
    .slice(0, text.length - taste.length)
    .replace(/\([^)]*\)/gu, ' ')
    .trim();
  return /[ა-ჰ]/u.test(text) ? manyKa(bare, taste) : (manyForeign(text) ?? manyEn(bare, taste));
}

const AND_FOREIGN = /\s*,\s*|\s+(?:и|і|й|та|ve|və|և|ու|und|et)\s+/iu;
const AND_OPEN = /\s*,\s*|\s+(?:и|і|й|та|ve|və|և|ու|und|et|e|y|i)\s+/iu;

/** Splits names without an amount in other languages: "Salz und Pfeffer", "соль, перец по вкусу". */
function manyForeign(text: string): string[] | undefined {
  const open = foreignOpen(text);
  const isForeign = open ?? (isForeignText(text) || /\s(?:ve|və|und|et)\s/u.test(text));
  if (!isForeign || open?.isFirst) return undefined;
  const names = (open?.rest ?? text).split(open ? AND_OPEN : AND_FOREIGN);
  const isList = names.length > 1 && names.every((name) => /^\p{L}{2,}(?:\s\p{L}{3,})?$/u.test(name.trim()));
  return isList ? names.map((name) => [name.trim(), open?.said].filter(Boolean).join(' ')) : undefined;
}

function manyEn(bare: string, taste: string): string[] | undefined {
  const [head = '', ...others] = bare.split(/\s*,\s*/u);
  const isSeasoning = /\bsalt\b/iu.test(bare) && others.length > 0 && /pepper/iu.test(bare);
  const names = isSeasoning ? namesIn(bare) : head.split(AND).map((name) => name.trim());
  const isList = names.length > 1 && names.length < 6 && names.every((name) => isName(name));
  return isList ? names.map((name) => `${name}${taste}`) : undefined;
}

const isName = (text: string): boolean => {
  const words = text.toLowerCase().split(' ');
  return (
    words.length <= 5 &&
    /\p{L}{2}/u.test(text) &&
    !words.every((word) => DONE.has(word)) &&
    !DONE.has(words.at(-1) ?? '') &&
    !words.some((word) => ENDERS.has(word))
  );
};

function manyKa(bare: string, taste: string): string[] | undefined {
  const names = shared(namesIn(bare));
  const isList = names.length > 1 && names.every((name) => !readAmount(name) && isNameKa(name.split(' ')));
  return isList ? names.map((name) => `${name}${taste}`) : undefined;
}

function isNameKa(words: readonly string[]): boolean {
  const last = words.at(-1) ?? '';
  return words.length <= 3 && !isDone(last, []) && !/(?:ად|ამებრ|თვის|ში|ზე)$/u.test(last);
}

/** Completes a bare adjective with the noun of the next name: "წითელი და შავი პილპილი". */
const shared = (names: readonly string[]): string[] =>
  names.map((name, index) => {
    const next = names[index + 1]?.split(' ') ?? [];
    return BELONGS_KA.has(name) && next.length > 1 ? `${name} ${next[next.length - 1]}` : name;
  });
