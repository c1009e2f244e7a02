import { looksMeasured, parseLine } from '../../../domain/dish/parse/line';
import type { ReadSection } from '../../types';
import type { Instruction } from '../steps';
import { headingOf } from './headings';
import type { LineRange } from './items';
import { BOLD, lineAt, type PageNode, type VisibleLine, type VisiblePage } from './lines';
import { type DetectedList, isFact, sectionsIn, stepsWithin } from './lists';
import { isMeasured } from './shapes';

/** Ingredients and steps of a page that has no headings for them. */
interface Bare {
  readonly ingredients: DetectedList<ReadSection>;
  readonly steps: DetectedList<Instruction>;
}

const LONGEST = 120;
/** Maximum number of lines without an amount between measured ones: salt, or a title. */
const MOST_BETWEEN = 2;
const LEAST = 3;
/** Maximum number of a page's lines that are examined closely. */
const MOST_LOOKED_AT = 3000;

/**
 * Finds the ingredients and steps of a page without headings if they are clear: a run of lines most of which begin with
 * an amount, some with a measure, directly followed by sentences.
 */
export function bareLists(page: VisiblePage): Bare | undefined {
  const measured = measuredIn(page);
  for (let at = 0; at < page.lines.length; at++) {
    if (!measured[at]) continue;
    const room = runFrom(page, at, measured);
    const found = areIngredients(page, room, measured) ? withSteps(page, room) : undefined;
    if (found) return found;
    at = room[1] - 1;
  }
  return undefined;
}

/** Marks the lines that read like measured ingredients. */
function measuredIn({ lines }: VisiblePage): boolean[] {
  let left = MOST_LOOKED_AT;
  return lines.map((line) => {
    const { text } = line;
    if (text.length > LONGEST || !isMeasured(text) || line.isLink || line.rank < BOLD || left <= 0)
      return false;
    left -= 1;
    return looksMeasured(text) && !isFact(text) && !isSentence(text);
  });
}

/** Returns the range from a measured line to the last one, including the rest of that line's list. */
function runFrom(page: VisiblePage, from: number, measured: readonly boolean[]): LineRange {
  let last = from;
  for (let at = from + 1; at < page.lines.length && at - last <= MOST_BETWEEN + 1; at++) {
    if (measured[at]) last = at;
    else if (!isShort(lineAt(page, at))) break;
  }
  const list = listOf(lineAt(page, last).box);
  const end = list ? (page.rangeOf.get(list)?.[1] ?? 0) : 0;
  return [beginOf(page, from), Math.max(last + 1, Math.min(end, last + 1 + MOST_BETWEEN))];
}

/** Returns the start of a line's list if only salt or a title precedes the line. */
function beginOf(page: VisiblePage, at: number): number {
  const list = listOf(lineAt(page, at).box);
  const begin = list ? (page.rangeOf.get(list)?.[0] ?? at) : at;
  return at - begin <= MOST_BETWEEN ? begin : at;
}

const LISTS = /^(?:ul|ol|table|dl)$/i;
const FARTHEST = 6;

function listOf(box: PageNode): PageNode | undefined {
  let node: PageNode | null = box;
  for (let steps = 0; node && steps < FARTHEST; steps++, node = node.parent)
    if ('name' in node && LISTS.test(node.name)) return node;
  return undefined;
}

const isShort = (line: VisibleLine): boolean =>
  line.text.length <= 60 && !line.isLink && line.rank >= BOLD && !isSentence(line.text);

const isSentence = (text: string): boolean =>
  text.split(' ').length > 3 && /\p{L}{2}[.!?…։]["»”)]*$/u.test(text);

function areIngredients(
  { lines }: VisiblePage,
  [from, to]: LineRange,
  measured: readonly boolean[],
): boolean {
  const own = lines.slice(from, to).filter((_line, at) => measured[from + at]);
  if (own.length < LEAST || own.length * 2 <= to - from) return false;
  return own.filter(({ text }) => hasMeasure(text)).length >= 2;
}

/** Returns whether an amount is more than a count, unlike "5 reasons". */
function hasMeasure(text: string): boolean {
  const { written } = parseLine(text);
  return written !== undefined && (written.measure !== 'piece' || written.word !== '');
}

/** Returns the steps directly after the ingredients: sentences, until something else begins. */
function withSteps(page: VisiblePage, room: LineRange): Bare | undefined {
  const from = room[1];
  let to = from;
  let last = from;
  for (; to < page.lines.length && to - last < LEAST; to++) {
    const line = lineAt(page, to);
    if (line.rank < BOLD || headingOf(line) || (line.isLink && to > from)) break;
    if (isStep(line.text)) last = to + 1;
  }
  const steps = stepsWithin(page, [from, last]);
  const list = sectionsIn(page, room);
  if (steps.length === 0 || list.length === 0) return undefined;
  return {
    ingredients: { at: room[0], room, list },
    steps: { at: from, room: [from, last], list: steps },
  };
}

const isStep = (text: string): boolean => text.split(' ').length > 2 && text.length > 15;
