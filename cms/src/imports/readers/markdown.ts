import { present } from '../../domain/present';
import { isWebAddress } from '../../domain/text/address';
import type { ImageRef } from '../types';
import { plainLine } from './plain';
import { titleIn, titled } from './sections';
import { withoutNumbers, type Instruction } from './steps';

// The lengths are bounded, because every bracket in a text may start a match.
const IMAGE = /!\[[^\]]{0,300}\]\(([^)\n]{1,2000})\)/g;
const LINK = /\[([^\]]{1,300})\]\([^)\n]{1,2000}\)/g;
const MARKS =
  /(\*\*|__)(?=\S)([\s\S]*?\S)\1|(?<![\p{L}\p{N}*_])([*_])(?=\S)([^*_\n]*?\S)\3(?![\p{L}\p{N}*_])|`([^`\n]+)`/gu;
const BULLET = /^\s*(?:[-*+•▪◦‣]\s+|>\s?)/u;
const HEADING = /^\s*#{1,6}\s+/;

/** Converts Markdown to plain text by removing its markup. */
export const plainMarkdown = (source: string): string =>
  source
    .replace(IMAGE, '')
    .replace(LINK, '$1')
    .replace(
      MARKS,
      (_whole, _bold, bold?: string, _slant?: string, slant?: string, code?: string) =>
        bold ?? slant ?? code ?? '',
    )
    .replace(/^[^\S\n]*#{1,6}\s+/gm, '')
    .replace(/^[^\S\n]*(?:[-*_][^\S\n]*){3,}$/gm, '')
    .replace(/\\([\\`*_{}[\]()#+.!-])/g, '$1');

/** Returns the web pictures in a Markdown text. */
export const markdownImages = (source: string): ImageRef[] =>
  [...source.matchAll(IMAGE)]
    .map(([, inside = '']) => inside.trim().replace(/\s.*$/s, '').replace(/^<|>$/g, ''))
    .filter(isWebAddress)
    .map((url) => ({ url }));

/** Splits a text into steps, by paragraphs if there are empty lines, else by lines; headings become titles. */
export function stepsFromText(source: string): Instruction[] {
  const text = source.replace(/\r\n?/g, '\n').replace(/<br\s*\/?>|<\/(?:p|li|div)>/gi, '\n');
  const isParted = /\n[^\S\n]*\n/.test(text.trim()) && !/^[^\S\n]*(?:[-*+•]|\d{1,2}[.)])\s/m.test(text);
  const parts = text.split(isParted ? /\n\s*\n/ : /\n/).filter((part) => part.trim() !== '');
  const steps: Instruction[] = [];
  let title = '';
  for (const part of parts.flatMap(headApart)) {
    const line = part.replace(BULLET, '');
    const head = titleOf(line);
    if (head !== undefined) title = titled(head);
    else {
      const images = markdownImages(line);
      steps.push({
        text: plainMarkdown(line),
        ...(title && { title }),
        ...(images.length > 0 && { images }),
      });
      title = '';
    }
  }
  const texts = withoutNumbers(steps.map(({ text: step }) => step.trim()));
  return steps
    .map((step, at) => ({ ...step, text: present(texts[at]) }))
    .filter(({ text: step, images }) => step || images);
}

/** Separates a heading at the start of a paragraph. */
function headApart(part: string): string[] {
  const [first = '', ...rest] = part.trim().split('\n');
  return rest.length > 0 && titleOf(first) !== undefined ? [first, rest.join('\n')] : [part];
}

function titleOf(line: string): string | undefined {
  if (HEADING.test(line)) return plainLine(plainMarkdown(line));
  return /\n/.test(line.trim()) || line.length > 90 ? undefined : titleIn(line);
}
