import type { NameParts } from './english';
import { BELONGS_KA, BOUGHT_BOILED_KA, DONE_KA, DRIED_KA, KEPT_KA, NOMINATIVES } from './georgianWords';

const PURPOSE = /(?:სა\p{L}{3,}(?:ად|ლად)|თვის|ამებრ)$/u;
const DONE_FORM = /^(?:და|გა|მო|ა|ჩა|შე|წა|გადა|ამო|გამო|ჩამო|გათ|ნა)\p{L}{2,}(?:ული|ილი|ებული|მული)$/u;
const PLACE = /\p{L}(?:ზე|ში|ისთვის)$/u;

/** Reads what stands beside the amount of a Georgian line: the name keeps what one buys, in the nominative. */
export function georgianName(text: string, isGenitive: boolean): NameParts {
  const brackets = [...text.matchAll(/\(([^)]*)\)/gu)].map((found) => found[1].trim());
  const bare = text
    .replace(/\([^)]*\)?/gu, ' ')
    .replace(/\s+/gu, ' ')
    .trim();
  const [head = '', ...others] = bare.split(/\s*[,;]\s*|\s+[–—-]+\s+|:\s+/u).filter(Boolean);
  const words = firstOf(head.split(' ').filter(Boolean));
  const { kept, cut } = ended(words);
  const left = kept.filter((word, index) => !isDone(word, kept.slice(index + 1)));
  const name = seeds(typed(left.length > 0 ? left : kept));
  const whole = isGenitive ? [...name.slice(0, -1), nominative(name[name.length - 1] ?? '')] : name;
  const within = brackets.map((bracket) => withinOf(whole, bracket)).find(Boolean);
  if (within) return { name: within, notes: [cut, ...others].filter(Boolean) };
  const moved = brackets.filter((word) => BELONGS_KA.has(word));
  const dried = brackets.includes(DRIED_KA);
  const notes = [cut, ...others, ...brackets.filter((word) => !BELONGS_KA.has(word) && word !== DRIED_KA)];
  const named = [...moved, ...behindFirst(whole)];
  return {
    name: (dried ? [...named.map(genitive), DRIED_KA] : named).join(' ').replace(/[\s.:–—-]+$/u, ''),
    notes: notes.filter(Boolean),
  };
}

const CUTS = /^(?:კისერი|ბარკალი|ბეჭი|მკერდი|სუკი|ნეკნი|ნეკნები|თეძო|წელი|კანჭი|ჩალაღაჯი|რბილობი|ფარში)$/u;

/** "ღორის ხორცი (კისერი)" is ღორის კისერი, "თევზი (ლოქო)" is ლოქო. */
function withinOf(words: readonly string[], bracket: string): string | undefined {
  const last = words[words.length - 1];
  if (last === 'ხორცი' && CUTS.test(bracket)) return [...words.slice(0, -1), bracket].join(' ');
  return last === 'თევზი' && words.length === 1 && /^\p{L}+$/u.test(bracket) && !isDone(bracket, [])
    ? bracket
    : undefined;
}

/** "ბრინჯი მრგვალი" is მრგვალი ბრინჯი. */
function behindFirst(words: readonly string[]): string[] {
  const last = words[words.length - 1];
  const isBehind = words.length === 2 && BELONGS_KA.has(last) && !BELONGS_KA.has(words[0]);
  return isBehind ? [last, words[0]] : [...words];
}

const genitive = (word: string, index: number, all: readonly string[]): string =>
  index === all.length - 1 && /ი$/u.test(word) ? `${word}ს` : word;

/** The seeds of a pomegranate are one. */
const seeds = (words: readonly string[]): string[] =>
  words[0] === 'ბროწეულის' && /^მარცვ(?:ალი|ლები)$/u.test(words[1] ?? '') ? ['ბროწეული'] : [...words];

/** "გაუდის ტიპის ყველი" is გაუდა. */
function typed(words: readonly string[]): string[] {
  const at = words.indexOf('ტიპის');
  return at > 0 ? [...words.slice(0, at - 1), nominative(words[at - 1])] : [...words];
}

function firstOf(words: readonly string[]): string[] {
  const at = words.findIndex((word) => word === 'ან' || word === 'ანდა');
  if (at < 1) return words.map((word) => word.split('/')[0]);
  const [first, second] = [words.slice(0, at), words.slice(at + 1)];
  const isShared = second.length > 1 && /(?:ის|ოს|უს)$/u.test(first[first.length - 1]);
  return isShared ? [...first, ...second.slice(1)] : first;
}

/** Cuts the words where they say what for: "ზეთი შესაწვავად", "ფქვილი მაგიდაზე დასაყრელად". */
function ended(words: readonly string[]): { kept: string[]; cut: string } {
  const at = words.findIndex((word, index) => index > 0 && PURPOSE.test(word));
  if (at < 1) return { kept: [...words], cut: '' };
  const from = at > 1 && (PLACE.test(words[at - 1]) || /(?:ის|ოს|ად)$/u.test(words[at - 1])) ? at - 1 : at;
  return { kept: words.slice(0, from), cut: words.slice(from).join(' ') };
}

/** Whether a word says what is done with a thing, not what it is. */
export function isDone(word: string, rest: readonly string[]): boolean {
  if (DONE_KA.has(word)) return true;
  if (KEPT_KA.has(word))
    return rest.length === 0
      ? word !== 'დაფქული' && /^(?:დაკეპ|გასუფთ)/u.test(word)
      : word === 'დაფქული' && rest.includes('სუნელი');
  if (/^მოხარშული$|^მოხალული$/u.test(word)) return !rest.some((one) => BOUGHT_BOILED_KA.has(one));
  return DONE_FORM.test(word);
}

/** The nominative of a word in the genitive ("ნივრის" is ნიორი); any other word as it is. */
function nominative(word: string): string {
  const known = NOMINATIVES[word];
  if (known) return known;
  if (/[ოუ]ს$/u.test(word) && word.length > 4) return word.slice(0, -1);
  if (/ის$/u.test(word) && word.length > 4) return word.slice(0, -1);
  return word;
}
