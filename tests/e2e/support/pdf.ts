import { inflateSync } from 'node:zlib';
import { at, atLeast } from '@/tests/support/at';

/** Reads a PDF of the browser: number and size in points of its pages, and the letters of its texts. */
export function readPdf(bytes: Buffer): { pages: number; sheet: readonly number[]; letters: string } {
  const text = bytes.toString('latin1');
  const pages = [...text.matchAll(/\/Type\s*\/Page(?![A-Za-z])/g)].length;
  const [, box = ''] = /\/MediaBox\s*\[([^\]]+)\]/.exec(text) ?? [];
  return {
    pages,
    sheet: box.trim().split(/\s+/).map(Number).slice(2).map(Math.round),
    letters: lettersIn(bytes),
  };
}

/** Returns the letters in the tables that map a font's glyphs to Unicode. */
function lettersIn(bytes: Buffer): string {
  const letters = new Set<string>();
  for (let at = bytes.indexOf('stream'); at >= 0; at = bytes.indexOf('stream', at + 6)) {
    const start = bytes.indexOf('\n', at) + 1;
    const end = bytes.indexOf('endstream', start);
    if (end < 0) break;
    const content = unpacked(bytes.subarray(start, end));
    if (content.includes('beginbf'))
      for (const line of content.split('\n')) lettersOf(line).forEach((one) => letters.add(one));
    at = end;
  }
  return [...letters].sort().join('');
}

/** Parses a line of such a table: a glyph and its letter, or a row of glyphs and the first one's letter. */
function lettersOf(line: string): string[] {
  const codes = [...line.matchAll(/<([0-9A-F]{2,4})>/gi)].map((found) => parseInt(at(found, 1), 16));
  if (codes.length === 2) return [String.fromCharCode(at(codes, 1))];
  if (codes.length !== 3) return [];
  const [first, last, letter] = atLeast(3, codes);
  return Array.from({ length: last - first + 1 }, (_one, at) => String.fromCharCode(letter + at));
}

function unpacked(stream: Buffer): string {
  try {
    return inflateSync(stream).toString('latin1');
  } catch {
    return ''; // a picture, or an uncompressed part
  }
}
