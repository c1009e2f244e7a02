import { isDuration, minutesOf } from '../../time/duration';

export type Part = 'ingredients' | 'steps' | 'note' | 'skipped';

const HEADINGS: readonly (readonly [Part, RegExp])[] = [
  [
    'ingredients',
    /^(?:the )?(?:ingredients|what you(?:'ll| will)? need|you(?:'ll| will) need|shopping list|ინგრედიენტები|საჭირო (?:ინგრედიენტები|პროდუქტები|მასალა)|პროდუქტები|დაგჭირდებათ|რა დაგჭირდებათ|შემადგენლობა|მასალა)(?=$|[\s:(–-])/iu,
  ],
  [
    'steps',
    /^(?:the )?(?:method|directions?|instructions?|preparation|steps|how to (?:make|cook|prepare)(?: it)?|cooking|procedure|მომზადება|მომზადების (?:წესი|ინსტრუქცია|ხერხი|პროცესი|მეთოდი|ეტაპები)|ნაბიჯები|როგორ მოვამზადოთ|ინსტრუქცია|მეთოდი)\s*:?$/iu,
  ],
  ['note', /^(?:notes?|tips?|cook'?s notes?|remarks?|შენიშვნ(?:ა|ები)|რჩევ(?:ა|ები)|დამატებით)\s*:?$/iu],
  [
    'skipped',
    /^(?:nutrition(?:al)?(?: facts| info(?:rmation)?)?|equipment|(?:\d+ )?(?:comments?|reviews?|ratings?)(?: \(\d+\))?|related (?:recipes|posts|articles)|you (?:may|might) (?:also )?(?:like|enjoy|love)|more .{0,30}recipes.*|leave a (?:reply|comment|review).*|reader interactions|about the author|კვებითი ღირებულება|ენერგეტიკული ღირებულება|ინვენტარი|კომენტარები|მსგავსი რეცეპტები|სხვა რეცეპტები|წაიკითხეთ აგრეთვე)\s*:?$/iu,
  ],
];

/** Which part a line opens ("Ingredients:", „მომზადების წესი“); undefined when it is no such heading. */
export const headingOf = (line: string): Part | undefined =>
  HEADINGS.find(([, pattern]) => pattern.test(line))?.[0];

const COUNT = '(\\d{1,3})(?:\\s*[-–—]\\s*\\d{1,3})?';
const SERVINGS: readonly RegExp[] = [
  new RegExp(
    `(?:serves|servings?|makes|yields?|portions?)\\s*:?\\s*(?:about\\s+)?${COUNT}(?!\\s*(?:min|h|g\\b|ml))`,
    'iu',
  ),
  new RegExp(`(?:for\\s+)?${COUNT}\\s*(?:servings?|portions?|people|persons?)`, 'iu'),
  new RegExp(`(?:ულუფ(?:ა|ები|ების რაოდენობა)|პორცი(?:ა|ები|ების რაოდენობა))\\s*[:–—-]?\\s*${COUNT}`, 'iu'),
  new RegExp(`${COUNT}\\s*(?:ულუფა|ულუფაზე|პორცია|პორციაზე|პერსონაზე|ადამიანზე|კაცზე|პირზე)`, 'iu'),
];

/** How many servings a line speaks of, 1 to 100; undefined when of none. */
export function servingsOf(line: string): number | undefined {
  const found = SERVINGS.map((pattern) => pattern.exec(line)?.[1]).find(Boolean);
  const count = Number(found);
  return found && count >= 1 && count <= 100 ? count : undefined;
}

/** Words beside a number of servings that name no dish. */
const BESIDE_SERVINGS =
  /(?<!\p{L})(?:recipe|this|it|is|the|for|of|in total|total|number|quantity|amount|about|approx(?:imately)?|adults?|რეცეპტი|რაოდენობა|რაოდენობით|გათვლილია|გათვლილი|გამოდის|სულ|დაახლოებით)(?!\p{L})/giu;

/** Whether a line says nothing but for how many it is ("Serves 4", "This recipe makes 12"); "Soup for 4 people" names a dish too. */
export function isServingsAlone(line: string): boolean {
  const found = SERVINGS.map((pattern) => pattern.exec(line)).find(Boolean);
  if (!found) return false;
  const isSaidFirst = found.index === 0 && /^\p{L}/u.test(line);
  return isSaidFirst || !/\p{L}/u.test(line.replace(found[0], '').replace(BESIDE_SERVINGS, ''));
}

const WHOLE_TIME =
  /^(?:total(?: time)?|ready in|time|duration|სულ|საერთო დრო|მომზადების დრო|დრო)\s*[:–—-]?\s*/iu;
const PART_TIME =
  /^(?:(?:prep(?:aration)?|cook(?:ing)?|bake|baking|active)(?: time)?|მოსამზადებელი დრო|ხარშვის დრო|გამოცხობის დრო|მომზადება|ხარშვა|გამოცხობა)\s*[:–—-]?\s*/iu;
/** A line that tells a time: how long, and whether it is the whole ("Total time: 1 h"); undefined when it tells none. */
export function timeOf(line: string): { minutes: number; total: boolean } | undefined {
  const total = !PART_TIME.test(line);
  const time = line.replace(total ? WHOLE_TIME : PART_TIME, '');
  const minutes = isDuration(time) ? minutesOf(time) : undefined;
  return minutes === undefined ? undefined : { minutes, total };
}
