import type { ReadSection } from '../../types';
import { sectionsIn as titledSections, titleIn } from '../sections';
import { isNumberAlone, stepsIn, type Instruction } from '../steps';
import { factOf } from './facts';
import { key } from '../partWords';
import { headingOf, standsOut } from './headings';
import { endOfPart, itemsIn, rangeUnder, type Item, type LineRange } from './items';
import { BOLD, type VisiblePage } from './lines';
import { isMeasured } from './shapes';

/** The list under a heading, and the range of its lines. */
export interface DetectedList<T> {
  readonly at: number;
  readonly room: LineRange;
  readonly list: readonly T[];
}

const BULLET = /^(?:[-–—*•·▪◦‣▢☐✓✔●○■□➢►]\s*)+/u;
const MOST_ROOMS = 3;
const LONGEST_LINE = 300;
const LONGEST_TITLE = 80;

/** Returns the ingredients under a heading in groups; undefined if there are none. */
export function ingredientsAt(page: VisiblePage, at: number): DetectedList<ReadSection> | undefined {
  for (let wider = 0; wider < MOST_ROOMS; wider++) {
    const room = withEnd(page, at, wider, 'ingredients');
    const list = sectionsIn(page, room);
    if (areIngredients(list)) return { at, room, list };
  }
  return undefined;
}

/** Returns the steps under a heading; undefined if there are none. */
export function stepsAt(page: VisiblePage, at: number): DetectedList<Instruction> | undefined {
  for (let wider = 0; wider < MOST_ROOMS; wider++) {
    const room = withEnd(page, at, wider, 'steps');
    const list = stepsWithin(page, room);
    if (list.length > 0) return { at, room, list };
  }
  return undefined;
}

/** Returns the ingredients in a range of lines, in groups. */
export const sectionsIn = (page: VisiblePage, room: LineRange): ReadSection[] =>
  sectionsOf(itemsIn(page, room, false));

/** Returns the steps in a range of lines; empty if they are no sentences. */
export function stepsWithin(page: VisiblePage, room: LineRange): Instruction[] {
  const list = stepsOf(itemsIn(page, room, true));
  return areSteps(list) ? list : [];
}

function withEnd(page: VisiblePage, at: number, wider: number, part: 'ingredients' | 'steps'): LineRange {
  const room = rangeUnder(page, at, wider);
  return [room[0], endOfPart(page, at, room, part)];
}

function areIngredients(sections: readonly ReadSection[]): boolean {
  const lines = sections.flatMap((section) => section.lines);
  const letters = lines.reduce((sum, line) => sum + line.length, 0);
  if (lines.length < 2 || letters > lines.length * 120) return false;
  return lines.some(isMeasured) || lines.length > 2;
}

const areSteps = (steps: readonly Instruction[]): boolean =>
  steps.some(({ text }) => text.split(' ').length > 2 && text.length > 15);

/** Returns the kind of items that forms the list: list items, table rows, or else lines. */
function kindOf(items: readonly Item[]): Item['kind'] {
  const kinds = ['li', 'row'] as const;
  return kinds.find((kind) => items.filter((item) => item.kind === kind).length > 1) ?? 'line';
}

function sectionsOf(items: readonly Item[]): ReadSection[] {
  const kind = kindOf(items);
  const own = items.filter((item) => item.kind === kind);
  const areBold = own.filter(({ line }) => line.rank <= BOLD).length * 2 > own.length;
  const looks = usual(own);
  const lines: string[] = [];
  for (const item of items) {
    const text = item.text.replace(BULLET, '');
    const title =
      titleOf(item, text, areBold) ?? (item.looks !== looks && looks ? oddTitle(item, text) : undefined);
    if (title !== undefined) lines.push(`## ${title}`);
    else if (item.kind === kind && isLine(item, text)) lines.push(text);
  }
  return titledSections(lines);
}

/** Returns the look of at least 60 % of the items; '' if there is none. */
function usual(items: readonly Item[]): string {
  const counts = new Map<string, number>();
  for (const { looks } of items) counts.set(looks, (counts.get(looks) ?? 0) + 1);
  const [looks, count] = [...counts].reduce((best, one) => (one[1] > best[1] ? one : best), ['', 0]);
  return count * 10 >= items.length * 6 ? looks : '';
}

const HEAD = /head|title|group|section|name|label/i;

/** Recognizes titles of groups: they look different from the ingredients and contain no amount. */
const oddTitle = ({ kind, looks }: Item, text: string): string | undefined =>
  text.length <= LONGEST_TITLE &&
  !isMeasured(text) &&
  !/[.,;]/.test(text) &&
  (kind === 'line' || HEAD.test(looks))
    ? text
    : undefined;

const isLine = ({ line }: Item, text: string): boolean =>
  text.length <= LONGEST_LINE &&
  !isNumberAlone(text) &&
  !(line.isLink && !isMeasured(text)) &&
  !(line.cells === undefined && isFact(text));

/** Returns whether a line certainly states a yield or a time. */
export const isFact = (text: string): boolean => {
  const fact = factOf(text);
  return fact !== undefined && !fact.isUnsure;
};

/** Returns the title of a group: a heading, a bold line, a final colon, or a title marked as in plain text. */
function titleOf({ line, kind }: Item, text: string, areBold: boolean): string | undefined {
  const heading = headingOf(line);
  if (heading?.part === 'ingredients') return heading.rest;
  if (text.length > LONGEST_TITLE || isFact(text)) return undefined;
  if (line.rank < BOLD) return text;
  if (line.rank === BOLD && !areBold && kind !== 'row' && !/\d/.test(text)) return text;
  if (standsOut(line) && line.rank > BOLD && !/\d/.test(text)) return text;
  return titleIn(text);
}

function stepsOf(items: readonly Item[]): Instruction[] {
  const kind = kindOf(items);
  const steps: { title?: string; text: string }[] = [];
  let title = '';
  const own = items.filter((item) => item.kind === kind);
  const areBold = own.filter(({ line }) => line.rank <= BOLD).length * 2 > own.length;
  for (const item of items) {
    const text = stepText(item);
    if (!text || isNumberAlone(text)) continue;
    const last = steps.at(-1);
    if (isStepTitle(item, text, areBold)) title = text.replace(/\s*[:：]+$/u, '');
    else if (item.kind !== kind || isAside(item, text)) continue;
    else if (last && goesOn(last.text, text) && kind === 'line' && !title) last.text += ` ${text}`;
    else {
      steps.push({ text, ...(title && { title }) });
      title = '';
    }
  }
  const [only, ...others] = steps;
  const isWhole = only && others.length === 0 && !only.title;
  return isWhole ? stepsIn(only.text).map((text) => ({ text })) : steps;
}

function stepText({ text, line, kind }: Item): string {
  const cells = kind === 'row' && line.cells ? line.cells.filter((cell) => !isNumberAlone(cell)) : [text];
  return cells.join(' ').replace(BULLET, '');
}

function isStepTitle({ line, kind }: Item, text: string, areBold: boolean): boolean {
  if (text.length > LONGEST_TITLE || kind === 'row') return false;
  if (line.rank < BOLD) return true;
  if (/[:：]$/u.test(text)) return !/[.!?]\s/.test(text);
  return line.rank === BOLD && !areBold && !/[.!?։]$/u.test(text);
}

/** Returns whether a line between steps is no step. */
const isAside = ({ line, kind }: Item, text: string): boolean =>
  line.isLink ||
  (kind === 'line' &&
    (/^_{2,}|^[*•~]{2,}/.test(text) || headingOf({ ...line, text: lead(text) })?.part === 'other'));

/** Returns the label of "Tip: …" without the text after it. */
const lead = (text: string): string => /^[^:.]{2,30}:/.exec(text)?.[0] ?? key(text);

/** Returns whether a line continues an unfinished one, as in text with hard line breaks. */
const goesOn = (before: string, text: string): boolean =>
  /^(?!\p{Script=Georgian})\p{Ll}/u.test(text) && !/[.!?:;…։]["'»”)]*$/u.test(before);
