import type { Language } from '../language';
import { present } from '../present';
import { cleanText } from '../text/clean';
import { repairedText } from '../text/repaired';
import { isFirstIngredient } from './parse/firstLine';
import { BULLET, looksMeasured, parseLines, type ParsedLine } from './parse/line';
import { withoutNoise } from './parse/noise';
import {
  headingOf,
  isServingsAlone,
  servingsOf,
  saysYield,
  timeOf,
  yieldOf,
  type Part,
  type TimePart,
} from './parse/words';
import { minutesOf } from '../time/duration';

export type { ParsedLine } from './parse/line';

interface ParsedStep {
  readonly description: string;
  readonly minutes?: number;
}
interface ParsedSection {
  readonly title: string;
  readonly ingredients: readonly ParsedLine[];
}
/** Result of parsing a pasted text; everything in it is a proposal for the person to confirm. */
export interface ParsedRecipe {
  readonly language: Language;
  readonly Name: string;
  readonly Description: string;
  readonly Note: string;
  readonly servingAmount?: number;
  /** Yield that is not a number of servings: "12 muffins". */
  readonly yield?: string;
  readonly TimeToCook?: number;
  /** Minutes of preparation and cooking, if stated separately. */
  readonly prepTime?: number;
  readonly cookTime?: number;
  readonly sourceUrl?: string;
  readonly ingredients: readonly ParsedLine[];
  readonly sections: readonly ParsedSection[];
  readonly Steps: readonly ParsedStep[];
}

interface ParsedGroup {
  readonly title: string;
  readonly ingredients: ParsedLine[];
}

interface Reading {
  part: Part | 'head';
  /** Parts with a heading in the text; without headings, ingredients and steps are recognized by their form. */
  readonly headed: ReadonlySet<Part>;
  Name: string;
  readonly description: string[];
  readonly note: string[];
  servingAmount?: number;
  yield?: string;
  totalTime?: number;
  /** Minutes of each kind of time. */
  readonly partTimes: Partial<Record<TimePart, number>>;
  sourceUrl?: string;
  readonly groups: ParsedGroup[];
  readonly steps: string[];
  numbered: boolean;
  prefix: string;
  /** Lines in paragraphs of prose. */
  readonly sentences: ReadonlySet<string>;
  /** Lines between blank lines. */
  readonly alone: ReadonlySet<string>;
  /** True if ingredient lines end with full stops. */
  isDotted: boolean;
}

const MARKS = /^(?:#{1,6}\s*|>\s*)|\*\*|__/gu;
const NUMBERED =
  /^(?:(?:step|ნაბიჯი)\s*)?(\d{1,2})\s*[.):](?!\d)\s*(?=\S)|^(?:step|ნაბიჯი)\s*\d{1,2}\s*[–—-]?\s*(?=\S)/iu;
const STEP_ALONE = /^(?:(?:step|ნაბიჯი)\s*)?\d{1,2}\s*[.):]?$/iu;
/**
 * Pattern of a part's title. In Georgian, the words before the last one must be genitives: "არაჟანი სერვირებისთვის" is
 * sour cream, not a title.
 */
const FOR_PART =
  /^(?:for (?:the |a )?(\p{L}[\p{L}\s-]{1,40})|((?:\p{L}+(?:ის|ოს|უს|ული|იანი)\s+){0,2}\p{L}{2,}თვის)|(для \p{L}+(?: \p{L}+)?))\s*:?$/iu;
const MARKED_TITLE = /^[-–—=*~]+\s*([^.!?]{2,60}?)\s*[-–—=*~]+\s*:?$/u;
/** Titles for what is added at the end. */
export const SERVING = /^to (?:serve|garnish|finish|decorate|assemble)\s*:?$/iu;

/** Verbs at the start of steps. */
const IMPERATIVE =
  /^(?:then |now |next,? )?(?:add|arrange|bake|beat|blend|blitz|boil|bring|brush|chill|chop|combine|cook|cover|cut|divide|drain|fill|flip|fold|fry|grill|heat|knead|leave|let|line|melt|mix|pour|preheat|put|remove|rest|roast|roll|rub|scatter|season|serve|set|sift|simmer|slice|soak|soften|spoon|spread|sprinkle|stack|stir|take|tip|toast|peel|grate|trim|prepare|marinate|steam|poach|sear|crush|mash|strain|reduce|press|shape|discard|garnish|keep|rinse|dissolve|drizzle|form|cool|allow|repeat|toss|transfer|turn|warm|wash|whisk|wrap)\s(?!of\s)\p{L}+\s\p{L}/iu;
const IMPERATIVE_ENDING = /\p{L}{2,}(?:ეთ|ავთ|ოთ|йте|ите|ьте)(?=[\s.,!;:]|$)/u;
const NOTE =
  /^(?:notes?|tips?|cook'?s notes?|შენიშვნა|რჩევა|примечание|совет|примітка|tipp|astuce|nota|consejo|not)\s*:\s+(?=\S)/iu;

/** Parses a recipe pasted as text, in either language, with or without headings, numbers and bullets. */
export function parseRecipe(source: string): ParsedRecipe {
  const text = repairedText(cleanText(source));
  const all = text.split('\n').map((line) => line.replace(MARKS, '').replace(/\s+/g, ' ').trim());
  const lines = withoutNoise(all.filter(Boolean));
  const headed = new Set(lines.map(headingOf).filter((part) => part !== undefined));
  const reading: Reading = {
    part: 'head',
    headed,
    Name: '',
    description: [],
    note: [],
    partTimes: {},
    groups: [],
    steps: [],
    numbered: false,
    prefix: '',
    sentences: new Set(unmeasured(all)),
    alone: new Set(all.filter((_line, at) => at > 0 && !all[at - 1] && !all[at + 1])),
    isDotted: false,
  };
  lines.forEach((line, index) => readLine(reading, line, lines[index + 1]));
  return result(reading, text);
}

/** Returns the lines of paragraphs without any amount, unless all lines are short. */
function unmeasured(lines: readonly string[]): string[] {
  const paragraphs: string[][] = [[]];
  for (const line of lines) {
    if (line) paragraphs.at(-1)?.push(line);
    else paragraphs.push([]);
  }
  const isProse = (paragraph: readonly string[]) =>
    !paragraph.some(looksMeasured) && paragraph.some((line) => line.split(' ').length >= 4);
  return paragraphs.length > 1 ? paragraphs.filter(isProse).flat() : [];
}

function readLine(reading: Reading, line: string, next?: string): void {
  if (/^https?:\/\/\S+$/i.test(line)) reading.sourceUrl ??= line;
  else if (!openPart(reading, line) && !readFacts(reading, line) && !readNote(reading, line))
    readContent(reading, line, next);
}

function openPart(reading: Reading, line: string): boolean {
  const part = headingOf(line);
  if (!part) return false;
  reading.part = part;
  noteYield(reading, line);
  return true;
}

function readFacts(reading: Reading, line: string): boolean {
  if (reading.part === 'steps' || reading.part === 'note' || line.length > 80) return false;
  if (isYield(reading, line)) {
    noteYield(reading, line);
    return true;
  }
  const pieces = line.split(FACTS);
  const isRead = pieces.map((piece) => readFact(reading, piece)).every(Boolean);
  return isRead && (!isNameOpen(reading) || pieces.every((piece) => isServingsAlone(piece) || timeOf(piece)));
}

/** Checks whether the name is still missing, so that the next line of text is the name. */
const isNameOpen = ({ part, Name }: Reading): boolean => part === 'head' && !Name;

/** Separators of facts in one line: marks, or the name of the next fact: "Prep 15 mins Cook 30 mins". */
const FACTS =
  /\s*(?:[|•·;]|,\s)\s*|(?<=\d\s?\p{L}*\.?)\s+(?=(?:prep(?:aration)?|cook(?:ing)?|bak(?:e|ing)|total|active|rest(?:ing)?|chill(?:ing)?|serves)(?:\s+time)?\s*:?\s*\d|(?:მოსამზადებელი დრო|მომზადება|ხარშვა|გამოცხობა|საერთო დრო|სულ)\s*:?\s*\d)/iu;

/**
 * Checks whether a line states the yield: "12 muffins" between blank lines or after "makes"; among ingredients "4 buns"
 * are an ingredient.
 */
const isYield = (reading: Reading, line: string): boolean =>
  line.length < 50 &&
  yieldOf(line) !== undefined &&
  (saysYield(line) ||
    (!isNameOpen(reading) &&
      (reading.alone.has(line) || (reading.part === 'head' && COUNTED_ALONE.test(line)))));
/** Number without a food below the name, which states the yield. */
const COUNTED_ALONE = /^\d{1,3}(?:\s*[-–—]\s*\d{1,3})?\s+(?:slices?|pieces?|ნაჭერი|ნაჭრად|ცალი)$/iu;

function noteYield(reading: Reading, line: string): void {
  reading.servingAmount ??= servingsOf(line);
  reading.yield ??= yieldOf(line);
}

function readFact(reading: Reading, line: string): boolean {
  const servings = servingsOf(line);
  if (servings !== undefined && line.length < 50) {
    reading.servingAmount ??= servings;
    return true;
  }
  const time = timeOf(line);
  if (!time) return false;
  const { of, minutes } = time;
  if (of === 'total') reading.totalTime ??= minutes;
  else reading.partTimes[of] = (reading.partTimes[of] ?? 0) + minutes;
  return true;
}

function readNote(reading: Reading, line: string): boolean {
  const mark = reading.part === 'head' ? undefined : NOTE.exec(line)?.[0];
  if (mark) reading.note.push(line.slice(mark.length));
  return mark !== undefined;
}

function readContent(reading: Reading, line: string, next?: string): void {
  if (reading.part === 'head') readHead(reading, line, next);
  else if (reading.part === 'ingredients') readIngredient(reading, line);
  else if (reading.part === 'steps') readStep(reading, line);
  else if (reading.part === 'note') reading.note.push(line);
}

function readHead(reading: Reading, line: string, next?: string): void {
  const isNamed = reading.headed.has('ingredients') || !opensIngredients(line, next);
  if (!reading.Name && isNamed) reading.Name = line.replace(/\s*:$/, '');
  else if (!reading.headed.has('ingredients') && (looksMeasured(line) || titleOf(line)))
    become(reading, 'ingredients', line);
  else if (!reading.headed.has('steps') && NUMBERED.test(line)) become(reading, 'steps', line);
  else reading.description.push(line);
}

/** Checks whether the text starts with the ingredients: with one of them, or with "For the dough:". */
const opensIngredients = (line: string, next?: string): boolean =>
  isFirstIngredient(line, next) || (line.endsWith(':') && FOR_PART.test(line));

function become(reading: Reading, part: 'ingredients' | 'steps', line: string): void {
  reading.part = part;
  readContent(reading, line);
}

function readIngredient(reading: Reading, line: string): void {
  const numbered = NUMBERED.exec(line)?.[0];
  const text = numbered && looksMeasured(line.slice(numbered.length)) ? line.slice(numbered.length) : line;
  if (
    !reading.headed.has('steps') &&
    soundsLikeStep(reading, text, text === line && numbered !== undefined)
  ) {
    return become(reading, 'steps', line);
  }
  const title = titleOf(text);
  if (title) reading.groups.push({ title, ingredients: [] });
  else {
    reading.isDotted ||= /[\p{L}]{3}\.$/u.test(text);
    groupOf(reading).ingredients.push(...parseLines(text));
  }
}

function groupOf(reading: Reading): ParsedGroup {
  const last = reading.groups.at(-1);
  if (last) return last;
  const first: ParsedGroup = { title: '', ingredients: [] };
  reading.groups.push(first);
  return first;
}

function soundsLikeStep({ sentences, isDotted }: Reading, line: string, numbered: boolean): boolean {
  const words = line.split(' ').length;
  if (numbered || line.length > 110 || (/[.!…]$/.test(line) && words > 6)) return true;
  // "Heat the oven to 200C." ends like an amount
  if (IMPERATIVE.test(line)) return true;
  if (looksMeasured(line) || BULLET.test(line) || titleOf(line)) return false;
  const isSentence = /\p{L}{2}[.!…]$/u.test(line) && words > 1 && !isDotted;
  const isCommand = words > 1 && IMPERATIVE_ENDING.test(line);
  return isSentence || isCommand || (sentences.has(line) && words > 2);
}

/**
 * Returns the title of the section that a line opens: "For the dough", "Dough:", „ცომისთვის“; undefined for other
 * lines.
 */
function titleOf(line: string): string | undefined {
  const marked = MARKED_TITLE.exec(line)?.[1];
  if (marked) return capital(marked);
  if (looksMeasured(line)) return undefined;
  if (SERVING.test(line)) return capital(line.replace(/\s*:$/u, ''));
  const part = FOR_PART.exec(line);
  if (part) return capital(present(part[1] ?? part[2] ?? part[3]).trim());
  return /^[^.!?]{2,60}:$/u.test(line) ? capital(line.slice(0, -1).trim()) : undefined;
}

const capital = (text: string): string =>
  /^[a-z]/.test(text) ? text.charAt(0).toUpperCase() + text.slice(1) : text;

function readStep(reading: Reading, line: string): void {
  if (STEP_ALONE.test(line)) {
    reading.numbered = true;
    reading.steps.push('');
    return;
  }
  const number = NUMBERED.exec(line)?.[0];
  const text = (number ? line.slice(number.length) : line).replace(/^[-–—*•·▪]\s*/u, '');
  const title = number ? undefined : titleOf(line);
  if (title) reading.prefix = `${title}: `;
  else if (reading.numbered && !number) appendStep(reading, text);
  else reading.steps.push(reading.prefix + text);
  if (number) reading.numbered = true;
  if (!title) reading.prefix = '';
}

function appendStep(reading: Reading, text: string): void {
  const last = reading.steps.length - 1;
  reading.steps[last] = [reading.steps[last], text].filter(Boolean).join('\n');
}

/**
 * Returns the total time, otherwise the sum of its parts; preparation only if it is stated separately from the rest.
 */
function timesOf({
  totalTime,
  partTimes,
}: Reading): Pick<ParsedRecipe, 'TimeToCook' | 'prepTime' | 'cookTime'> {
  const { prep, cook, work } = partTimes;
  const time = totalTime ?? ((prep ?? 0) + (cook ?? 0) + (work ?? 0) || undefined);
  const prepTime = totalTime || cook || (prep && work) ? (prep ?? work) : undefined;
  const cookTime = prep ? (cook ?? work) : cook;
  return { ...(time && { TimeToCook: time }), ...(prepTime && { prepTime }), ...(cookTime && { cookTime }) };
}

function result(reading: Reading, source: string): ParsedRecipe {
  const groups = reading.groups.filter((group) => group.ingredients.length > 0);
  const [first, ...others] = groups;
  const open = first && !first.title;
  const { Name, servingAmount, sourceUrl } = reading;
  return {
    language: (source.match(/[ა-ჰ]/g)?.length ?? 0) > (source.match(/[a-z]/gi)?.length ?? 0) ? 'ka' : 'en',
    Name,
    Description: reading.description.join('\n'),
    Note: reading.note.join('\n'),
    ...(servingAmount && { servingAmount }),
    ...(reading.yield && { yield: reading.yield }),
    ...timesOf(reading),
    ...(sourceUrl && { sourceUrl }),
    ingredients: open ? first.ingredients : [],
    sections: open ? others : groups,
    Steps: reading.steps.filter(Boolean).map((description) => {
      const minutes = minutesOf(description);
      return { description, ...(minutes && { minutes }) };
    }),
  };
}
