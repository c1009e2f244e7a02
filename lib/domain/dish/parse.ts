import type { Language } from '../language';
import { cleanText } from '../text/clean';
import { isFirstIngredient } from './parse/firstLine';
import { looksMeasured, parseLines, type ParsedLine } from './parse/line';
import { withoutNoise } from './parse/noise';
import { headingOf, isServingsAlone, servingsOf, timeOf, type Part } from './parse/words';
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
/** What a pasted text was understood as; everything in it is a proposal that the person confirms. */
export interface ParsedRecipe {
  readonly language: Language;
  readonly Name: string;
  readonly Description: string;
  readonly Note: string;
  readonly servingAmount?: number;
  readonly TimeToCook?: number;
  readonly sourceUrl?: string;
  readonly ingredients: readonly ParsedLine[];
  readonly sections: readonly ParsedSection[];
  readonly Steps: readonly ParsedStep[];
}

interface Reading {
  part: Part | 'head';
  /** Whether the text has its own headings; without them ingredients and steps are told apart by their looks. */
  readonly headed: ReadonlySet<Part>;
  Name: string;
  readonly description: string[];
  readonly note: string[];
  servingAmount?: number;
  totalTime?: number;
  partTime: number;
  sourceUrl?: string;
  readonly groups: { title: string; ingredients: ParsedLine[] }[];
  readonly steps: string[];
  numbered: boolean;
  prefix: string;
}

const MARKS = /^(?:#{1,6}\s*|>\s*)|\*\*|__/gu;
const NUMBERED =
  /^(?:(?:step|ნაბიჯი)\s*)?(\d{1,2})\s*[.):](?!\d)\s*(?=\S)|^(?:step|ნაბიჯი)\s*\d{1,2}\s*[–—-]?\s*(?=\S)/iu;
const STEP_ALONE = /^(?:(?:step|ნაბიჯი)\s*)?\d{1,2}\s*[.):]?$/iu;
const FOR_PART = /^(?:for (?:the |a )?(\p{L}[\p{L}\s-]{1,40})|(\p{L}[\p{L}\s-]{1,40}თვის))\s*:?$/iu;

/** Reads a recipe pasted as text, in either language, with or without headings, numbers and bullets. */
export function parseRecipe(source: string): ParsedRecipe {
  const lines = withoutNoise(
    cleanText(source)
      .split('\n')
      .map((line) => line.replace(MARKS, '').replace(/\s+/g, ' ').trim())
      .filter(Boolean),
  );
  const headed = new Set(lines.map(headingOf).filter((part) => part !== undefined));
  const reading: Reading = {
    part: 'head',
    headed,
    Name: '',
    description: [],
    note: [],
    partTime: 0,
    groups: [],
    steps: [],
    numbered: false,
    prefix: '',
  };
  lines.forEach((line, index) => readLine(reading, line, lines[index + 1]));
  return result(reading, cleanText(source));
}

function readLine(reading: Reading, line: string, next?: string): void {
  if (/^https?:\/\/\S+$/i.test(line)) reading.sourceUrl ??= line;
  else if (!openPart(reading, line) && !readFacts(reading, line)) readContent(reading, line, next);
}

function openPart(reading: Reading, line: string): boolean {
  const part = headingOf(line);
  if (!part) return false;
  reading.part = part;
  reading.servingAmount ??= servingsOf(line);
  return true;
}

function readFacts(reading: Reading, line: string): boolean {
  if (reading.part === 'steps' || reading.part === 'note' || line.length > 80) return false;
  const pieces = line.split(/\s*(?:[|•·;]|,\s)\s*/u);
  const isRead = pieces.map((piece) => readFact(reading, piece)).every(Boolean);
  return isRead && (!isNameOpen(reading) || pieces.every((piece) => isServingsAlone(piece) || timeOf(piece)));
}

/** Whether the recipe's name is still to come, so that the next line of words is it. */
const isNameOpen = ({ part, Name }: Reading): boolean => part === 'head' && !Name;

function readFact(reading: Reading, line: string): boolean {
  const servings = servingsOf(line);
  if (servings !== undefined && line.length < 50) {
    reading.servingAmount ??= servings;
    return true;
  }
  const time = timeOf(line);
  if (!time) return false;
  if (time.total) reading.totalTime ??= time.minutes;
  else reading.partTime += time.minutes;
  return true;
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

/** Whether the first line begins with the ingredients already: with one of them, or with "For the dough:". */
const opensIngredients = (line: string, next?: string): boolean =>
  isFirstIngredient(line, next) || (line.endsWith(':') && FOR_PART.test(line));

function become(reading: Reading, part: 'ingredients' | 'steps', line: string): void {
  reading.part = part;
  readContent(reading, line);
}

function readIngredient(reading: Reading, line: string): void {
  const numbered = NUMBERED.exec(line)?.[0];
  const text = numbered && looksMeasured(line.slice(numbered.length)) ? line.slice(numbered.length) : line;
  if (!reading.headed.has('steps') && soundsLikeStep(text, text === line && numbered !== undefined)) {
    return become(reading, 'steps', line);
  }
  const title = titleOf(text);
  if (title) reading.groups.push({ title, ingredients: [] });
  else groupOf(reading).ingredients.push(...parseLines(text));
}

function groupOf(reading: Reading) {
  if (reading.groups.length === 0) reading.groups.push({ title: '', ingredients: [] });
  return reading.groups[reading.groups.length - 1];
}

const soundsLikeStep = (line: string, numbered: boolean): boolean =>
  numbered || (/[.!…]$/.test(line) && line.split(' ').length > 6) || line.length > 110;

/** The name of a section that a line opens: "For the dough", "Dough:", „ცომისთვის“; undefined for anything else. */
function titleOf(line: string): string | undefined {
  if (looksMeasured(line)) return undefined;
  const part = FOR_PART.exec(line);
  if (part) return capital((part[1] ?? part[2]).trim());
  return /^[^.!?]{2,60}:$/u.test(line) ? capital(line.slice(0, -1).trim()) : undefined;
}

const capital = (text: string): string =>
  /^[a-z]/.test(text) ? text[0].toUpperCase() + text.slice(1) : text;

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

function result(reading: Reading, source: string): ParsedRecipe {
  const [first, ...others] = reading.groups.filter((group) => group.ingredients.length > 0);
  const open = first && !first.title;
  const time = reading.totalTime ?? (reading.partTime || undefined);
  const { Name, servingAmount, sourceUrl } = reading;
  return {
    language: (source.match(/[ა-ჰ]/g)?.length ?? 0) > (source.match(/[a-z]/gi)?.length ?? 0) ? 'ka' : 'en',
    Name,
    Description: reading.description.join('\n'),
    Note: reading.note.join('\n'),
    ...(servingAmount && { servingAmount }),
    ...(time && { TimeToCook: time }),
    ...(sourceUrl && { sourceUrl }),
    ingredients: open ? first.ingredients : [],
    sections: (open ? others : [first, ...others]).filter(Boolean),
    Steps: reading.steps.filter(Boolean).map((description) => {
      const minutes = minutesOf(description);
      return { description, ...(minutes && { minutes }) };
    }),
  };
}
