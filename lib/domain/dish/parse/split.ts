import { readAmount } from '../../amount/read';
import { isDone } from './georgian';
import { DONE, ENDERS } from './englishWords';

const AND = /\s+(?:and|&|\+)\s+|\s*&\s*/iu;
const EACH = /^(.*?)\s*,?\s*\beach\b(?:\s+of)?\s*:?\s+(.+)$/iu;
const EACH_END = /^(.+?)\s*[,–—-]?\s+((?:about\s+)?[\d½⅓⅔¼¾⅛an].*?)\s+(?:of\s+)?each$/iu;
const EACH_KA = /^თითო\s+(\p{L}+)\s+(.+)$/u;
const EACH_END_KA = /^(.+?)\s*[–—-]*\s*თითო(?:-თითო)?\s+(\p{L}+)$/u;
const TASTE =
  /[\s,(–—-]*(?:\b(?:to taste|as needed|as required|to season|for seasoning|to serve|for serving|to garnish|for garnish)|გემოვნებით|გემოვნების მიხედვით|სურვილისამებრ)\)?\.?$/iu;

/** The ingredients that one line names, each as a line of its own: "salt and pepper", "1 tsp each cumin and coriander". */
export function partsOf(text: string): string[] {
  if (!text) return [];
  return eachOf(text) ?? countedTwice(text) ?? uncounted(text) ?? [text];
}

/** "100 g each of raisins and dried apricots", "თითო კონა ქინძი და კამა". */
function eachOf(text: string): string[] | undefined {
  const [, lead, behind] = EACH.exec(text) ?? [];
  if (lead && readAmount(lead)?.rest === '' && namesIn(behind).length > 1) {
    return namesIn(behind).map((name) => `${lead} ${name}`);
  }
  const [, before, amount] = EACH_END.exec(text) ?? [];
  if (before && readAmount(amount)?.rest === '' && namesIn(before).length > 1) {
    return namesIn(before).map((name) => `${amount} ${name}`);
  }
  const [, word, names] = EACH_KA.exec(text) ?? [];
  if (word) return namesIn(names).map((name) => `1 ${word} ${name}`);
  const [, first, measure] = EACH_END_KA.exec(text) ?? [];
  return first ? namesIn(first).map((name) => `1 ${measure} ${name}`) : undefined;
}

const namesIn = (text: string): string[] =>
  text
    .replace(/\([^)]*\)/gu, ' ')
    .split(/\s*,\s*(?:and\s+|&\s*)?|\s+and\s+|\s*&\s*|\s+და\s+/iu)
    .map((name) => name.replace(/\s+/g, ' ').trim())
    .filter(Boolean);

/** "4 chicken drumsticks and 4 thighs": both counted, with names of their own. */
function countedTwice(text: string): string[] | undefined {
  const found = /^([^(]+?)(?:,)?\s+(?:and|&|plus|და)\s+(?=[\d½⅓⅔¼¾⅛])(.+)$/iu.exec(text);
  if (!found) return undefined;
  const [first, second] = [readAmount(found[1]), readAmount(found[2])];
  const isNamed = first?.rest && second?.rest && !isEnder(second.rest) && /\p{L}{3}/u.test(second.rest);
  return isNamed && !/,/.test(found[1]) ? [found[1], found[2]] : undefined;
}

const isEnder = (rest: string): boolean => {
  const word = rest.split(/[\s,]/u)[0].toLowerCase();
  return ENDERS.has(word) || DONE.has(word) || word === 'extra';
};

/** "salt and freshly ground black pepper", "მარილი, პილპილი": without an amount, each a name. */
function uncounted(text: string): string[] | undefined {
  if (/[\d½⅓⅔¼¾⅛]/u.test(text) || readAmount(text)) return undefined;
  const taste = TASTE.exec(text)?.[0] ?? '';
  const bare = text
    .slice(0, text.length - taste.length)
    .replace(/\([^)]*\)/gu, ' ')
    .trim();
  return /[ა-ჰ]/u.test(text) ? manyKa(bare, taste) : manyEn(bare, taste);
}

function manyEn(bare: string, taste: string): string[] | undefined {
  const [head, ...others] = bare.split(/\s*,\s*/u);
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
    !DONE.has(words[words.length - 1]) &&
    !words.some((word) => ENDERS.has(word))
  );
};

function manyKa(bare: string, taste: string): string[] | undefined {
  const names = namesIn(bare);
  const isList = names.length > 1 && names.every((name) => !readAmount(name) && isNameKa(name.split(' ')));
  return isList ? names.map((name) => `${name}${taste}`) : undefined;
}

const isNameKa = (words: readonly string[]): boolean =>
  words.length <= 3 &&
  !isDone(words[words.length - 1], []) &&
  !/(?:ად|ამებრ|თვის|ში|ზე)$/u.test(words[words.length - 1]);
