import { SERVING } from '../../domain/dish/parse';
import { looksMeasured } from '../../domain/dish/parse/line';
import { LIMITS } from '../../domain/limits';
import { present } from '../../domain/present';
import type { ReadSection } from '../types';
import { isPartWord } from './partWords';
import { plainLine } from './plain';

const MARKED =
  /^#{1,6}\s+(.+)$|^\[([^\]]+)\]$|^(?:-{2,}|[–—]+|={2,}|\*{1,3}|_{2,})\s*(.+?)\s*(?:-{2,}|[–—]+|={2,}|\*{1,3}|_{2,}):?$/u;
const BOLD = /^\s*<(b|strong|h[1-6]|u)\b[^>]*>([\s\S]*?)<\/\1>\s*:?\s*$/i;
/** In Georgian the word before the last one is a genitive too: "არაჟანი სერვირებისთვის" is sour cream, not a title. */
const FOR_PART =
  /^(?:for (?:(?:the|a|an|your) )?\p{L}[\p{L}\s'’&-]{1,40}|(?:\p{L}{2,30}(?:ის|ოს|უს|ული|იანი)\s){0,2}\p{L}{2,30}თვის)$/iu;
const LONGEST = 200;
const ENDS = /^[^.!?;]{2,80}[:：]$/u;

/** Returns the title in an ingredient line ("## Dough", "[Dough]", "Dough:", a bold line); undefined if none. */
export function titleIn(source: string): string | undefined {
  const line = plainLine(source);
  if (line.length > LONGEST) return undefined;
  const marked = MARKED.exec(line);
  if (marked) return tidy(present(marked[1] ?? marked[2] ?? marked[3]));
  if (BOLD.test(source) && !/\d/.test(line)) return tidy(line);
  if (ENDS.test(line) && !/\d/.test(line) && !looksMeasured(line.slice(0, -1))) return tidy(line);
  return FOR_PART.test(line) || SERVING.test(line) ? calm(tidy(line)) : undefined;
}

/** Converts an all-caps title ("FOR SERVING") to sentence case. */
const calm = (title: string): string =>
  /^[A-Z\s]+$/.test(title) ? title[0] + title.slice(1).toLowerCase() : title;

/** Removes the double brackets that WP Recipe Maker puts around remarks that have brackets already. */
const tidyLine = (source: string): string =>
  plainLine(source)
    .replace(/\(\(([^()]*)\)\s*\)/g, '($1)')
    .replace(/\s+,/g, ',');

const tidy = (title: string): string =>
  plainLine(title)
    .replace(/\s*[:：]+$/u, '')
    .trim();

/** Returns a section title; a heading that only says "Ingredients" yields ''. */
export const titled = (title: string): string => {
  const text = tidy(title);
  return isPartWord(text) ? '' : [...text].slice(0, LIMITS.sectionTitle.max).join('');
};

/** Groups lines under the titles among them; a title without lines becomes a line again. */
export function sectionsIn(lines: readonly string[]): ReadSection[] {
  const sections: { title: string; from: string; lines: string[] }[] = [];
  for (const source of lines) {
    const line = tidyLine(source);
    if (!line) continue;
    const title = titleIn(source);
    if (title !== undefined) sections.push({ title: titled(title), from: line, lines: [] });
    else {
      if (sections.length === 0) sections.push({ title: '', from: '', lines: [] });
      sections.at(-1)?.lines.push(line);
    }
  }
  return joined(sections);
}

function joined(sections: readonly { title: string; from: string; lines: string[] }[]): ReadSection[] {
  const kept: { title: string; lines: string[] }[] = [];
  for (const { title, from, lines } of sections) {
    const last = kept.at(-1);
    if (lines.length > 0) kept.push({ title, lines });
    else if (title && last) last.lines.push(from);
    else if (title) kept.push({ title: '', lines: [from] });
  }
  return kept;
}
