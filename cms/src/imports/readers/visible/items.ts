import { headingOf, isNoise, type Part } from './headings';
import { BOLD, lineAt, type PageNode, type VisibleLine, type VisiblePage } from './lines';

/** A list item, a table row, or a line of a paragraph. */
export interface Item {
  readonly text: string;
  readonly kind: 'li' | 'row' | 'line';
  readonly line: VisibleLine;
  /** Name and class of its element; items of one list look alike. */
  readonly looks: string;
}
/** Range of lines under a heading; the second index is exclusive. */
export type LineRange = readonly [number, number];

const FARTHEST = 12;

/** Returns a heading's range: the smallest box with it and the line after it, enlarged by `wider` boxes. */
export function rangeUnder(page: VisiblePage, at: number, wider: number): LineRange {
  let first = at + 1;
  while (first < page.lines.length && isNoise(lineAt(page, first).text)) first++;
  let node: PageNode | null = lineAt(page, at).box;
  let end = 0;
  for (let left = wider; node; node = node.parent) {
    const to = page.rangeOf.get(node)?.[1] ?? 0;
    if (to <= first || to <= end) continue;
    end = to;
    if (left-- === 0) break;
  }
  return [at + 1, node ? end : page.lines.length];
}

/** Returns the items in a range; with `isOuter` nested lists belong to the text of their outer item. */
export function itemsIn(page: VisiblePage, [from, to]: LineRange, isOuter: boolean): Item[] {
  const items: Item[] = [];
  for (let at = from; at < to; at++) {
    const line = lineAt(page, at);
    const li = listItem(page, line, from, isOuter);
    const end = li === undefined ? at + 1 : Math.min(to, isOuter ? endOf(page, li) : endOfOwn(page, li, at));
    const texts = page.lines.slice(at, end).map(({ text }) => text);
    const text = texts.filter((one) => !isNoise(one)).join(' ');
    const kind = li ? 'li' : line.cells ? 'row' : 'line';
    if (text) items.push({ text, kind, line, looks: looksOf(li ?? line.box) });
    at = end - 1;
  }
  return items;
}

const looksOf = (node: PageNode): string =>
  'attribs' in node ? `${node.name} ${node.attribs.class ?? ''}` : '';

const endOf = (page: VisiblePage, node: PageNode): number => page.rangeOf.get(node)?.[1] ?? 0;

/** Returns the end of an item's own lines, before a nested list. */
function endOfOwn(page: VisiblePage, li: PageNode, at: number): number {
  const to = endOf(page, li);
  let end = at + 1;
  while (end < to && listItem(page, lineAt(page, end), at, false) === li) end++;
  return end;
}

/** Returns the list item that contains a line, if it begins after the heading. */
function listItem(
  page: VisiblePage,
  { box }: VisibleLine,
  from: number,
  isOuter: boolean,
): PageNode | undefined {
  let found: PageNode | undefined;
  let node: PageNode | null = box;
  for (let steps = 0; node && steps < FARTHEST; steps++, node = node.parent) {
    if ((page.rangeOf.get(node)?.[0] ?? 0) < from) break;
    if (!('name' in node) || node.name.toLowerCase() !== 'li') continue;
    found = node;
    if (!isOuter) break;
  }
  return found;
}

/** Returns the end of a part that begins at a heading: the next heading that does not belong to it. */
export function endOfPart(page: VisiblePage, at: number, [from, to]: LineRange, part: Part): number {
  const { rank } = lineAt(page, at);
  for (let end = from; end < to; end++) {
    const line = lineAt(page, end);
    if (isNoise(line.text)) continue;
    const heading = headingOf(line);
    if (heading && !(heading.part === 'ingredients' && part === 'ingredients' && heading.rest)) return end;
    if (line.rank < BOLD && endsAt(line.rank, rank, part)) return end;
  }
  return to;
}

/** Ingredients may contain titles of the same rank. */
function endsAt(rank: number, own: number, part: Part): boolean {
  if (own >= BOLD) return part === 'steps' ? rank <= 3 : rank === 1;
  return part === 'steps' ? rank <= own : rank < own;
}
