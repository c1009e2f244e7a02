import { present } from '../../../domain/present';
import type { CheerioAPI } from 'cheerio/slim';
import { WHOLE, type Selection } from '../page/dom';
import { UNSEEN_SIGNS } from '../plain';
import { isNumberAlone } from '../steps';
import { isAmountAlone } from './shapes';

export type PageNode = Selection[number];
type PageElement = Extract<PageNode, { attribs: unknown }>;

/** A line of a page as a reader sees it, from one line break to the next. */
export interface VisibleLine {
  readonly text: string;
  /** The innermost block that contains it. */
  readonly box: PageElement;
  /** 1 to 6 for headings, 7 if all of it is bold, otherwise 8. */
  readonly rank: number;
  readonly isLink: boolean;
  /** Cells, if it is a row. */
  readonly cells?: readonly string[];
}
/** A page's lines, and the range of lines inside each element; the second index is exclusive. */
export interface VisiblePage {
  readonly lines: readonly VisibleLine[];
  readonly rangeOf: ReadonlyMap<PageNode, readonly [number, number]>;
}

export const lineAt = ({ lines }: VisiblePage, at: number): VisibleLine =>
  present(lines[at], 'a line of the page');

export const BOLD = 7;
const PLAIN = 8;
const names = (text: string) => new Set(text.split(' '));
const BLOCKS = names(
  'address article aside blockquote body caption center dd details dialog div dl dt fieldset figure footer form h1 h2 h3 h4 h5 h6 header hgroup html legend li main nav ol p pre section summary table tbody td tfoot th thead tr ul',
).add(WHOLE);
const UNSEEN = names(
  'audio button canvas datalist figcaption head iframe nav noscript object option script select style svg template textarea title video',
);
const STRONG = names('b strong th');
/** Boxes beside a recipe's text, recognized by the beginning of a class or by an id. */
const BESIDE =
  /(?:^|\s)(?:ad|ads|adsbygoogle|advert\w*|author-box|breadcrumbs?|cmt|comments?|cookies?|footer|menu|navbar|newsletter|nutrition\w*|opinions|promo|related|respond|reviews?|share|sharing|sidebar|site-footer|site-header|social|sponsor\w*|subscribe|widget)(?:$|[\s_-])/i;
const TEXTS = names('html body main article').add(WHOLE);
const MOST_OF_ROW = 400;
const MOST_CELLS = 4;

/** Returns all visible lines of a page; with `isStrict` without boxes beside its text. */
export function visiblePage($: CheerioAPI, isStrict: boolean): VisiblePage {
  const walk = new Walk(isStrict ? boxesOfTitles($) : undefined);
  for (const root of $.root().toArray()) walk.into(root, { rank: PLAIN, isBold: false, isLink: false });
  walk.flush();
  return walk;
}

/** Returns all elements around the h1 headings: whatever their names, they contain the page's text. */
function boxesOfTitles($: CheerioAPI): Set<PageNode> {
  const boxes = new Set<PageNode>();
  for (const title of $('h1').toArray())
    for (let node: PageNode | null = title; node && !boxes.has(node); node = node.parent) boxes.add(node);
  return boxes;
}

interface Manner {
  readonly rank: number;
  readonly isBold: boolean;
  readonly isLink: boolean;
}

class Walk implements VisiblePage {
  readonly lines: VisibleLine[] = [];
  readonly rangeOf = new Map<PageNode, readonly [number, number]>();
  private box: PageElement | undefined;
  private text = '';
  private rank = PLAIN;
  private bold = 0;
  private linked = 0;

  constructor(private readonly titles: ReadonlySet<PageNode> | undefined) {}

  into(node: PageNode, manner: Manner): void {
    if ('attribs' in node) this.element(node, manner);
    else if ('children' in node) node.children.forEach((child) => this.into(child, manner));
    else if (node.type === 'text') this.add(node.data, manner);
  }

  private add(source: string, { rank, isBold, isLink }: Manner): void {
    const text = source.replace(UNSEEN_SIGNS, '');
    const length = text.trim().length;
    this.text += text;
    if (length === 0) return;
    this.rank = Math.min(this.rank, rank);
    if (isBold) this.bold += length;
    if (isLink) this.linked += length;
  }

  private element(element: PageElement, manner: Manner): void {
    const name = element.name.toLowerCase();
    if (UNSEEN.has(name) || this.isBeside(element, name)) {
      this.text += ' ';
      return;
    }
    if (name === 'br' || name === 'hr') return this.flush();
    if (!BLOCKS.has(name)) return this.inline(element, name, manner);
    this.flush();
    const [outer, from] = [this.box, this.lines.length];
    this.box = element;
    const rank = rankOf(element, name) ?? manner.rank;
    const isBold = manner.isBold || STRONG.has(name);
    element.children.forEach((child) => this.into(child, { ...manner, rank, isBold }));
    this.flush();
    this.join(element, name, from);
    this.rangeOf.set(element, [Math.min(from, this.lines.length), this.lines.length]);
    this.box = outer;
  }

  private inline(element: PageElement, name: string, manner: Manner): void {
    // Adjacent parts that only a style sheet separates.
    const isApart = element.attribs.class && element.prev && 'attribs' in element.prev;
    if (isApart || name === 'img' || name === 'input') this.text += ' ';
    const isLink = manner.isLink || (name === 'a' && Boolean(element.attribs.href));
    const inner = { ...manner, isBold: manner.isBold || STRONG.has(name), isLink };
    element.children.forEach((child) => this.into(child, inner));
  }

  private isBeside(element: PageElement, name: string): boolean {
    const { class: classes = '', id = '', hidden, 'aria-hidden': isHidden } = element.attribs;
    if (hidden !== undefined || isHidden === 'true') return true;
    if (!this.titles || TEXTS.has(name) || this.titles.has(element)) return false;
    return name === 'aside' || BESIDE.test(classes) || BESIDE.test(id);
  }

  flush(): void {
    const text = this.text.replace(/\s+/g, ' ').trim();
    if (text && this.box) {
      const most = text.replaceAll(' ', '').length * 0.9;
      const rank = this.rank < PLAIN ? this.rank : this.bold >= most ? BOLD : PLAIN;
      this.lines.push({ text, box: this.box, rank, isLink: this.linked >= most });
    }
    this.text = '';
    this.rank = PLAIN;
    this.bold = 0;
    this.linked = 0;
  }

  /** Joins into one line the cells of a row, a term with its definition, or an amount beside its name. */
  private join(element: PageElement, name: string, from: number): void {
    const first = name === 'dd' && this.isTerm(from - 1) ? from - 1 : from;
    const count = this.lines.length - first;
    if (count < 2 || count > MOST_CELLS) return;
    const parts = this.lines.slice(first);
    const texts = parts.map(({ text }) => text);
    if (texts.join(' ').length > MOST_OF_ROW) return;
    const isRow =
      first < from
        ? parts.length === 2
        : name === 'tr'
          ? parts.every(({ box }) => box.parent === element || box.parent?.parent === element)
          : isSplit(parts, element, name);
    if (!isRow) return;
    if (parts.every(({ box }) => box.name.toLowerCase() === 'th') && !/\d/.test(texts.join())) {
      this.lines.length = first;
      return;
    }
    const rank = Math.max(...parts.map((part) => part.rank));
    const isLink = parts.every((part) => part.isLink);
    this.lines.splice(first, parts.length, {
      text: texts.join(' '),
      box: element,
      rank,
      isLink,
      cells: texts,
    });
  }

  private isTerm(at: number): boolean {
    const line = this.lines.at(at);
    return at >= 0 && line?.box.name.toLowerCase() === 'dt';
  }
}

/** Returns the level of a heading, 1 to 6, including elements with the heading role. */
function rankOf({ attribs }: PageElement, name: string): number | undefined {
  const level =
    /^h([1-6])$/.exec(name)?.[1] ?? (attribs.role === 'heading' ? attribs['aria-level'] : undefined);
  return level !== undefined && /^[1-6]$/.test(level) ? Number(level) : undefined;
}

const LISTS = names('ul ol dl table tbody body main');

/** Returns whether the parts are an amount or a number in its own box beside a different kind of box. */
function isSplit(parts: readonly VisibleLine[], element: PageElement, name: string): boolean {
  if (LISTS.has(name) || !parts.every(({ box }) => box.parent === element)) return false;
  const kinds = new Set(parts.map(({ box }) => `${box.name} ${box.attribs.class ?? ''}`));
  return kinds.size > 1 && parts.some(({ text }) => isAmountAlone(text) || isNumberAlone(text));
}
