import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { decodedText } from '@/cms/src/imports/source/charset';
import { readPage } from '@/cms/src/imports/readers/page/page';
import type { ReadRecipe } from '@/cms/src/imports/types';

const ROOM = 'tests/sets/pages';
/** Halves of the set: the readers were written with one, and are measured with the other. */
export type Half = 'fit' | 'held';
type Kind = 'ld' | 'ld-empty' | 'ld-broken' | 'microdata' | 'none';

interface Expected {
  readonly url: string;
  readonly kind: Kind;
  readonly Name: string;
  readonly sections: readonly { readonly title: string; readonly lines: readonly string[] }[];
  readonly steps: readonly string[];
  readonly servingAmount: number | null;
  readonly yield: string | null;
  readonly TimeToCook: number | null;
  readonly cells?: boolean;
}

export const PARTS = ['title', 'lines', 'steps', 'servings', 'time', 'groups', 'words'] as const;
type Part = (typeof PARTS)[number];
export interface Score {
  readonly name: string;
  readonly kind: Kind;
  readonly right: Readonly<Record<Part, boolean>>;
  /** True if title, lines, steps, servings and time are all right. */
  readonly isWhole: boolean;
  readonly lines: number;
  readonly linesFound: number;
}

const plain = (text: string): string => text.replace(/\s+/g, ' ').trim();
const linesOf = (sections: Expected['sections']): string[] =>
  sections.flatMap(({ lines }) => lines.map(plain));
const same = (some: readonly unknown[], others: readonly unknown[]): boolean =>
  JSON.stringify(some) === JSON.stringify(others);
/** Sorts the words; name and amount of two cells are right in either order. */
const turned = (text: string): string => text.split(' ').toSorted().join(' ');

/** Scores how well a page of the set is read. */
export function scoreOf(half: Half, name: string): Score {
  const expected: Expected = JSON.parse(readFileSync(path.join(ROOM, half, `${name}.json`), 'utf8'));
  const html = decodedText(readFileSync(path.join(ROOM, half, `${name}.html`)));
  const [found] = readPage(html, expected.url).recipes;
  return scored(name, expected, found);
}

function scored(name: string, expected: Expected, found: ReadRecipe | undefined): Score {
  const order = expected.cells ? turned : plain;
  const lines = linesOf(expected.sections).map(order);
  const foundLines = linesOf(found?.sections ?? []).map(order);
  const right = {
    title: found?.Name === expected.Name,
    lines: same(lines, foundLines),
    steps: same(
      expected.steps.map(plain),
      (found?.Steps ?? []).map(({ description }) => plain(description)),
    ),
    servings: found !== undefined && found.servingAmount === expected.servingAmount,
    time: found !== undefined && found.TimeToCook === expected.TimeToCook,
    groups: same(
      expected.sections.map(({ title }) => title),
      (found?.sections ?? []).map(({ title }) => title),
    ),
    words: expected.yield === null || Boolean(found && plain(found.Note).includes(plain(expected.yield))),
  };
  const { title, steps, servings, time } = right;
  return {
    name,
    kind: expected.kind,
    right,
    isWhole: title && right.lines && steps && servings && time,
    lines: lines.length,
    linesFound: lines.filter((line) => foundLines.includes(line)).length,
  };
}

/** Scores all pages of a half. */
export const scoresOf = (half: Half): Score[] =>
  readdirSync(path.join(ROOM, half))
    .filter((name) => name.endsWith('.html'))
    .map((name) => scoreOf(half, name.replace(/\.html$/, '')));

/** Returns the percentages of pages that are right in each part, and of lines that were found. */
export function sharesOf(scores: readonly Score[]) {
  const share = (count: number, all: number) => Math.round((1000 * count) / Math.max(1, all)) / 10;
  const lines = scores.reduce((sum, score) => sum + score.lines, 0);
  const of = (part: Part) => share(scores.filter(({ right }) => right[part]).length, scores.length);
  return {
    pages: scores.length,
    title: of('title'),
    lines: of('lines'),
    steps: of('steps'),
    servings: of('servings'),
    time: of('time'),
    all: share(scores.filter(({ isWhole }) => isWhole).length, scores.length),
    groups: of('groups'),
    words: of('words'),
    ofLines: share(
      scores.reduce((sum, score) => sum + score.linesFound, 0),
      lines,
    ),
  };
}
