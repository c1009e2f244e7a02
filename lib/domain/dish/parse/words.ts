import { isDuration, minutesOf } from '../../time/duration';

export type Part = 'ingredients' | 'steps' | 'note' | 'skipped';

const HEADINGS: readonly (readonly [Part, RegExp])[] = [
  [
    'ingredients',
    /^(?:the )?(?:ingredients|what you(?:'ll| will)? need|you(?:'ll| will) need|shopping list|ინგრედიენტები|საჭირო (?:ინგრედიენტები|პროდუქტები|მასალა)|პროდუქტები|დაგჭირდებათ|რა დაგჭირდებათ|შემადგენლობა|მასალა|ингредиенты|інгредієнти|malzemeler|inqrediyentlər|tərkibi|բաղադրիչներ|zutaten|ingrédients|ingredienti|ingredientes|składniki)(?=$|[\s:(–-])/iu,
  ],
  [
    'steps',
    /^(?:the )?(?:method|directions?|instructions?|preparation|steps|how to (?:make|cook|prepare)(?: it)?|cooking|procedure|მომზადება|მომზადების (?:წესი|ინსტრუქცია|ხერხი|პროცესი|მეთოდი|ეტაპები)|ნაბიჯები|როგორ მოვამზადოთ|ინსტრუქცია|მეთოდი|(?:способ )?приготовлени[ея]|(?:спосіб )?приготування|yapılışı|hazırlanışı|hazırlanması|պատրաստում|պատրաստման եղանակը|zubereitung|préparation|preparazione|procedimento|preparación|elaboración|(?:sposób )?przygotowani[ea])\s*:?$/iu,
  ],
  ['note', /^(?:notes?|tips?|cook'?s notes?|remarks?|შენიშვნ(?:ა|ები)|რჩევ(?:ა|ები)|დამატებით)\s*:?$/iu],
  [
    'skipped',
    /^(?:nutrition(?:al)?(?: facts| info(?:rmation)?)?|equipment|(?:\d+ )?(?:comments?|reviews?|ratings?)(?: \(\d+\))?|related (?:recipes|posts|articles)|you (?:may|might) (?:also )?(?:like|enjoy|love)|more .{0,30}recipes.*|leave a (?:reply|comment|review).*|reader interactions|about the author|კვებითი ღირებულება|ენერგეტიკული ღირებულება|ინვენტარი|კომენტარები|მსგავსი რეცეპტები|სხვა რეცეპტები|წაიკითხეთ აგრეთვე)\s*:?$/iu,
  ],
];

/** Returns the part that a heading opens ("Ingredients:", „მომზადების წესი“); undefined if the line is no heading. */
export const headingOf = (line: string): Part | undefined =>
  HEADINGS.find(([, pattern]) => pattern.test(line))?.[0];

const NUMBER = '(?<![\\d.,/½¼¾])\\d{1,3}(?![\\d/])';
/** Pattern of a count; captures the upper end of a range. */
const COUNT = `(?:${NUMBER}\\s*(?:[-–—]|to|or|ან|bis|à|a|до)\\s*)?(${NUMBER})`;
const PEOPLE =
  'servings?|portions?|people|persons?|pers|adults?|guests?|ულუფ(?:ა|აზე|ად|ისთვის)|პორცი(?:ა|აზე|ად|ისთვის)|პერსონ(?:ა|აზე|ისთვის)|ადამიან(?:ი|ზე|ისთვის)|კაც(?:ი|ზე|ისთვის)|პირ(?:ზე|ისთვის)|порци[июйя]|персон[ыа]?|человек|kişilik|porsiyon|nəfərlik|porsiya|portionen|personen|personnes|parts|persone|porzioni|personas|porciones|raciones|porcj[ei]|os[óo]b[y]?';
const SERVINGS: readonly RegExp[] = [
  new RegExp(`${COUNT}\\s*(?:to\\s+)?(?:${PEOPLE})(?!\\p{L})`, 'iu'),
  new RegExp(
    `(?:serves|servings?|portions?|for|порций|portionen|kişilik)\\s*:?\\s*(?:about\\s+|approximately\\s+|up to\\s+)?${COUNT}(?!\\s*(?:min|h(?![a-z])|hour|g(?![a-z])|ml|inch|cm))`,
    'iu',
  ),
  new RegExp(`(?:ულუფ(?:ა|ები|ების რაოდენობა)|პორცი(?:ა|ები|ების რაოდენობა))\\s*[:–—-]?\\s*${COUNT}`, 'iu'),
  // "Makes 4", with no food behind it
  new RegExp(`(?:makes|yields?|recipe makes)\\s*:?\\s*(?:about\\s+)?${COUNT}\\s*[.)]?$`, 'iu'),
];

/** Returns the number of servings stated in a line, 1 to 100, the upper end of a range; undefined if there is none. */
export function servingsOf(line: string): number | undefined {
  const found = SERVINGS.map((pattern) => pattern.exec(line)?.[1]).find(Boolean);
  const count = Number(found);
  return found && count >= 1 && count <= 100 ? count : undefined;
}

const MADE =
  /^(?:this recipe )?(?:makes|yields?|выход|вихід|ergibt|pour|resa)\s*:?\s*(?:about|approximately|around|approx\.?)?\s*(?=\d|[½¼¾]|an?\s|one|two)/iu;
/** Things that a recipe is cut or shaped into. */
const SHAPED =
  /^(?:about\s+)?\d{1,3}(?:\s*[-–—]\s*\d{1,3})?\s+(?:(?:large|small|mini|big)\s+)?(?:muffins?|cookies?|pancakes?|cupcakes?|buns?|rolls?|bars?|slices?|pieces?|biscuits?|scones?|loaf|loaves|pies|tarts?|balls?|brownies?|ნაჭერი|ნაჭრად|ცალი(?! \p{L}))(?=$|[\s,;(])/iu;

/** Checks whether a line starts with "makes" or similar. */
export const saysYield = (line: string): boolean => MADE.test(line);

/**
 * Returns the yield stated in a line, unless it is a number of servings: "12 muffins", "1 loaf"; undefined if there is
 * none.
 */
export function yieldOf(line: string): string | undefined {
  const made = MADE.exec(line)?.[0];
  const text = (made ? line.slice(made.length) : SHAPED.test(line) ? line : '').replace(/^about\s+/iu, '');
  const own = text
    .split(/\s*[,;(]\s*/u)
    .find((part) => /\p{L}{2}/u.test(part) && servingsOf(part) === undefined);
  return own && own.length < 50 && !/(?:min|hour|წუთ|საათ)/iu.test(own)
    ? own.replace(/[\s.]+$/u, '')
    : undefined;
}

/** Words next to a number of servings that name no dish. */
const BESIDE_SERVINGS =
  /(?<!\p{L})(?:recipe|this|it|is|the|for|of|in total|total|number|quantity|amount|about|approx(?:imately)?|adults?|რეცეპტი|რაოდენობა|რაოდენობით|გათვლილია|გათვლილი|გამოდის|სულ|დაახლოებით)(?!\p{L})/giu;

/**
 * Checks whether a line states only the servings ("Serves 4", "This recipe makes 12"); "Soup for 4 people" also names a
 * dish.
 */
export function isServingsAlone(line: string): boolean {
  const found = SERVINGS.map((pattern) => pattern.exec(line)).find(Boolean);
  if (!found) return saysYield(line) && yieldOf(line) !== undefined;
  const isSaidFirst = found.index === 0 && /^\p{L}/u.test(line);
  return isSaidFirst || !/\p{L}/u.test(line.replace(found[0], '').replace(BESIDE_SERVINGS, ''));
}

const WHOLE_TIME =
  /^(?:total(?: time)?|ready in|time|duration|სულ|საერთო დრო|მომზადების დრო|დრო)\s*[:–—-]?\s*/iu;
/** Kinds of time; `work` is ambiguous between preparation and cooking: "Active: 20 min", „მომზადება: 20 წთ“. */
export type TimePart = 'prep' | 'cook' | 'work';
const PART_WORDS: readonly (readonly [TimePart, string])[] = [
  ['prep', 'prep(?:aration)?(?: time)?|მოსამზადებელი დრო|მოსამზადებლად|მოსამზადებელი'],
  ['cook', '(?:cook(?:ing)?|bake|baking)(?: time)?|ხარშვის დრო|გამოცხობის დრო|ხარშვა|გამოცხობა'],
  ['work', 'active(?: time)?|მომზადება'],
];
/** Patterns of the labels, before or behind the time: "Prep: 10 min", "10 min prep". */
const PART_TIMES = PART_WORDS.map(
  ([part, words]) => [part, new RegExp(`^(?:${words})\\s*[:–—-]?\\s*|\\s+(?:${words})$`, 'iu')] as const,
);
/**
 * Parses a line with a time: its minutes and kind; 'total' for the whole ("Total time: 1 h"). Undefined if the line is
 * no time.
 */
export function timeOf(line: string): { minutes: number; of: TimePart | 'total' } | undefined {
  const [of, label] = PART_TIMES.find(([, words]) => words.test(line)) ?? (['total', WHOLE_TIME] as const);
  const time = line.replace(label, '');
  const minutes = isDuration(time) ? minutesOf(time) : undefined;
  return minutes === undefined ? undefined : { minutes, of };
}
