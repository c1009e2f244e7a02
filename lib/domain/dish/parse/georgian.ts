import { present } from '../../present';
import type { NameParts } from './english';
import { BELONGS_KA, BOUGHT_BOILED_KA, DONE_KA, DRIED_KA, KEPT_KA, NOMINATIVES } from './georgianWords';

const PURPOSE = /(?:სა\p{L}{3,}(?:ად|ლად)|თვის|ამებრ)$/u;
const DONE_FORM =
  /^(?:და|გა|მო|ა(?!ნის)|ჩა|შე|წა|გადა|ამო|გამო|ჩამო|ნა)\p{L}{2,}(?:ული|ილი|ნარი|ვარი)$|\p{L}(?:გაცლილი|მოჭრილი|ამოღებული|გამოცლილი|მოცლილი|შემოცლილი)$/u;
/** Pattern of a quoted variety: "ბრინჯი „ბასმატი“" is ბასმატის ბრინჯი. */
const QUOTED = /^(\p{L}+)\s+["„“«”](\p{L}+(?:ი|ის|ოს))["“”»](?=$|[\s,(])/u;
const ADJECTIVE = /(?:[ვი]ანი|ული|ური)$/u;
const PLACE = /\p{L}(?:ზე|ში|ისთვის)$/u;

/** Parses the text next to the amount of a Georgian line: `name` is the product to buy, in the nominative. */
export function georgianName(text: string, isGenitive: boolean): NameParts {
  const unquoted = text.replace(
    QUOTED,
    (_, name: string, word: string) => `${word.replace(/ი$/u, 'ის')} ${name}`,
  );
  const brackets = [...unquoted.matchAll(/\(([^)]*)\)/gu)].map(([, inside = '']) => inside.trim());
  const bare = unquoted
    .replace(/\([^)]*\)?/gu, ' ')
    .replace(/\s+/gu, ' ')
    .trim();
  const [head = '', ...others] = bare.split(/\s*(?:,(?!\d)|;)\s*|\s+[–—-]+\s+|:\s+/u).filter(Boolean);
  const words = firstOf(head.split(' ').filter(Boolean));
  const { kept, cut } = ended(words);
  const left = kept.filter(
    (word, index) => !isDone(word, kept.slice(index + 1)) && !(index > 0 && word === 'უკურკო'),
  );
  const taken = left.every(isOf) ? kept : left;
  const done = kept.filter((word) => !taken.includes(word)).join(' ');
  const name = seeds(typed(taken));
  const whole = isInverted(name)
    ? name.toReversed()
    : isGenitive
      ? [...name.slice(0, -1), nominative(name[name.length - 1] ?? '')]
      : name;
  const within = brackets.map((bracket) => withinOf(whole, bracket)).find(Boolean);
  if (within) return { name: within, notes: [cut, ...others].filter(Boolean), ...(done && { done }) };
  const moved = brackets.filter(belongs);
  const beside = brackets.filter((word) => /^\p{L}{3,}ით$/u.test(word) && !isDone(word, []));
  const dried = brackets.includes(DRIED_KA);
  const notes = [
    cut,
    ...others,
    ...brackets.filter((word) => !belongs(word) && !beside.includes(word) && word !== DRIED_KA),
  ];
  const named = [...moved, ...behindFirst(whole), ...beside];
  return {
    name: (dried ? [...named.map(genitive), DRIED_KA] : named).join(' ').replace(/[\s.:–—-]+$/u, ''),
    notes: notes.filter(Boolean),
    ...(done && { done }),
  };
}

/** Checks whether two words stand in the order of a list: "კბილი ნივრის" for ნივრის კბილი. */
function isInverted(name: readonly string[]): boolean {
  const [first, second, third] = name;
  if (first === undefined || second === undefined || third !== undefined) return false;
  return isOf(second) && !isOf(first) && !ADJECTIVE.test(first) && !belongs(first);
}

const isOf = (word: string): boolean => /^\p{L}{2,}(?:ის|ოს)$/u.test(word) && !/თვის$/u.test(word);

/** Returns the name specified by a bracket: "ხორცი (საქონლის)" is საქონლის ხორცი, "თევზი (ლოქო)" is ლოქო. */
function withinOf(words: readonly string[], bracket: string): string | undefined {
  const last = words[words.length - 1];
  if (words.length === 1 && isOf(bracket)) return `${bracket} ${last}`;
  // "თევზის ფილე (ხეკი)"
  if (
    words.length === 2 &&
    words[0] === 'თევზის' &&
    last === 'ფილე' &&
    /^\p{L}+ი$/u.test(bracket) &&
    !isDone(bracket, [])
  )
    return `${bracket}ს ${last}`;
  return last === 'თევზი' && words.length === 1 && /^\p{L}+$/u.test(bracket) && !isDone(bracket, [])
    ? bracket
    : undefined;
}

const belongs = (word: string): boolean =>
  BELONGS_KA.has(word) || (/^\p{L}{3,}იური$/u.test(word) && !isDone(word, []));

/** Moves an adjective behind the noun to the front: "ბრინჯი მრგვალი" is მრგვალი ბრინჯი. */
function behindFirst(words: readonly string[]): string[] {
  const [first, last, third] = words;
  if (first === undefined || last === undefined || third !== undefined) return [...words];
  const isBehind = (belongs(last) || KEPT_KA.has(last) || /(?:ოვ|ი)ანი$/u.test(last)) && !belongs(first);
  return isBehind ? [last, first] : [...words];
}

const genitive = (word: string, index: number, all: readonly string[]): string =>
  index === all.length - 1 && /ი$/u.test(word) ? `${word}ს` : word;

/** Replaces the seeds of a pomegranate by one pomegranate. */
const seeds = (words: readonly string[]): string[] =>
  words[0] === 'ბროწეულის' && /^მარცვ(?:ალი|ლები)$/u.test(words[1] ?? '') ? ['ბროწეული'] : [...words];

/** Replaces "of the type": "გაუდის ტიპის ყველი" is გაუდა. */
function typed(words: readonly string[]): string[] {
  const at = words.indexOf('ტიპის');
  const kind = words[at - 1];
  return kind === undefined ? [...words] : [...words.slice(0, at - 1), nominative(kind)];
}

function firstOf(words: readonly string[]): string[] {
  const at = words.findIndex((word) => word === 'ან' || word === 'ანდა');
  if (at < 1) return words.flatMap((word) => word.split('/', 1));
  const [first, second] = [words.slice(0, at), words.slice(at + 1)];
  const isShared = second.length > 1 && /(?:ის|ოს|უს)$/u.test(present(first.at(-1)));
  return isShared ? [...first, ...second.slice(1)] : first;
}

/** Cuts the words at a purpose: "ზეთი შესაწვავად", "ფქვილი მაგიდაზე დასაყრელად". */
function ended(words: readonly string[]): { kept: string[]; cut: string } {
  const at = words.findIndex((word, index) => index > 0 && PURPOSE.test(word));
  if (at < 1) return { kept: [...words], cut: '' };
  const before = present(words[at - 1]);
  const from = at > 1 && (PLACE.test(before) || /(?:ის|ოს|ად)$/u.test(before)) ? at - 1 : at;
  return { kept: words.slice(0, from), cut: words.slice(from).join(' ') };
}

/** Participles that belong to the name before this word: melted cheese, scrambled eggs, fried giblets. */
const KEPT_BEFORE_KA: Readonly<Record<string, string>> = {
  დამდნარი: 'ყველი',
  ათქვეფილი: 'ერბოკვერცხი',
  შემწვარი: 'კუჭმაჭი',
};

/** Checks whether a word describes preparation and not the food itself. */
export function isDone(word: string, rest: readonly string[]): boolean {
  if (/^(?:მსხვილი|წვრილი)$/u.test(word)) return rest[0] !== 'მარილი';
  if (word === 'ახალი' || word === 'ნორჩი') return !/^(?:ყველი|კარტოფილი)$/u.test(rest[0] ?? '');
  if (KEPT_BEFORE_KA[word]) return rest[0] !== KEPT_BEFORE_KA[word];
  if (DONE_KA.has(word) || /%/.test(word)) return true;
  if (/^(?:ნიჟარ|კან|ძვლ|ტყავ|კუდ|ქერქ)(?:ებ)?ით$/u.test(word)) return true;
  if (/\p{L}{3}ად$/u.test(word)) return true;
  if (/ში$/u.test(word) && DONE_FORM.test(rest[0] ?? '')) return true;
  if (KEPT_KA.has(word))
    return rest.length === 0
      ? word !== 'დაფქული' && /^(?:დაკეპ|გასუფთ)/u.test(word)
      : word === 'დაფქული' && rest.includes('სუნელი');
  if (/^მოხარშული$|^მოხალული$/u.test(word)) return !rest.some((one) => BOUGHT_BOILED_KA.has(one));
  return DONE_FORM.test(word);
}

/** Returns the nominative of a genitive ("ნივრის" is ნიორი); other words stay unchanged. */
export function nominative(word: string): string {
  const known = NOMINATIVES[word];
  if (known) return known;
  if (/[^აეიოუ]ს$/u.test(word)) return `${word.slice(0, -1)}ი`;
  if (/[ოუ]ს$/u.test(word) && word.length > 4) return word.slice(0, -1);
  if (/ის$/u.test(word) && word.length > 4) return word.slice(0, -1);
  return word;
}
