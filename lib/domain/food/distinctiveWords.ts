import type { Category } from '../product/types';
import { nameWords } from './words';

const setOf = (text: string): ReadonlySet<string> =>
  new Set(text.split(/\s+/).filter(Boolean).flatMap(nameWords));

/**
 * Words for size, quality or cut that never change which food it is. Excludes words that occur in other foods' names
 * ("baby", "hot", "light", "plain", "free").
 */
const ALWAYS = setOf(`
  large small medium big jumbo organic ripe good quality best optional freshly finely roughly coarsely thinly thickly lightly
  chopped diced sliced cubed peeled torn halved quartered trimmed washed rinsed cleaned cored beaten softened chilled cold warm
  დიდი პატარა საშუალო მწიფე ხარისხიანი დაჭრილი დაკეპილი გათლილი გაფცქვნილი გარეცხილი დანაწევრებული წვრილად მსხვილად თხლად ახლად ცივი თბილი
`);

/** Words that are neutral for foods of one aisle only. */
const OF_AISLE: Partial<Record<Category, ReadonlySet<string>>> = {
  vegetables:
    setOf(`crushed grated shredded minced mashed whole head floury waxy trimmed deseeded seeded pitted stoned
    დაჭყლეტილი გახეხილი დანაყილი`),
  fruit: setOf(`grated mashed crushed whole pitted stoned hulled დაჭყლეტილი გახეხილი დაბლენდერებული`),
  dairy: setOf(`grated shredded crumbled melted cubed გახეხილი დაფშვნილი გამდნარი დამდნარი`),
  meat: setOf(`boneless skinless lean უძვლო უტყავო მჭლე`),
  pulses: setOf(`drained soaked whole დამბალი`),
  spices: setOf(`whole ground crushed dried დაფქული დანაყილი გამხმარი ხმელი`),
  grains: setOf(`sifted გაცრილი`),
};
/** Neutral words for nuts, which share their aisle with other foods. */
const OF_NUTS = setOf(
  `toasted roasted raw whole ground crushed shelled blanched flaked unsalted დაფქული დანაყილი დახლეჩილი გარჩეული მოხალული უმი`,
);

/** Cuts of fish, which are neutral for fish but not for meat: a steak of beef is not a steak of pork. */
const OF_FISH = setOf(`fillet steak side loin skinless boneless ფილე სტეიკი`);

/** Pairs of words that are neutral only together. */
const PAIRS: readonly (readonly [string, string])[] = [
  ['free', 'range'],
  ['good', 'quality'],
  ['room', 'temperature'],
  ['piece', 'of'],
];

/** Facts of a food that decide which words are neutral. */
interface Kind {
  readonly category: Category | null;
  readonly isNut: boolean;
  readonly isFish: boolean;
}

/** Returns the words of a name, in the form of `nameWords`, without neutral ones. */
export function distinctiveWords(
  words: readonly string[],
  { category, isNut, isFish }: Kind,
): readonly string[] {
  const aisle = category && OF_AISLE[category];
  return words.filter(
    (word, at) =>
      !(
        ALWAYS.has(word) ||
        aisle?.has(word) ||
        (isNut && OF_NUTS.has(word)) ||
        (isFish && OF_FISH.has(word)) ||
        PAIRS.some(
          ([one, other]) =>
            (word === one && words[at + 1] === other) || (word === other && words[at - 1] === one),
        )
      ),
  );
}
