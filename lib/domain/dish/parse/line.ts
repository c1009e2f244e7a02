import { AMOUNT_PATTERN, parseAmount } from '../../text/amount';
import type { Unit } from '../types';
import { isContainer, unitAtStart } from './units';

/** A line of pasted ingredients; `amount` is absent where the text gives none. */
export interface ParsedLine {
  readonly text: string;
  readonly amount?: number;
  readonly unit: Unit;
  readonly name: string;
  readonly note: string;
}
interface Measure {
  readonly amount: number;
  readonly unit?: Unit;
  readonly word: string;
  readonly rest: string;
  readonly note: string;
}

const NUMBER_WORDS: readonly (readonly [RegExp, number])[] = [
  [/^(?:one and a half|ერთნახევარი|ერთ-ნახევარი)(?![\p{L}])/iu, 1.5],
  [/^(?:half(?: an?)?|ნახევარი)(?![\p{L}])/iu, 0.5],
  [/^(?:a quarter(?: of an?)?|მეოთხედი)(?![\p{L}])/iu, 0.25],
  [/^(?:an?|one|ერთი)(?![\p{L}])/iu, 1],
  [/^(?:two|a couple of|ორი)(?![\p{L}])/iu, 2],
  [/^(?:three|სამი)(?![\p{L}])/iu, 3],
  [/^(?:four|ოთხი)(?![\p{L}])/iu, 4],
  [/^(?:five|ხუთი)(?![\p{L}])/iu, 5],
  [/^(?:six|ექვსი)(?![\p{L}])/iu, 6],
];
const ABOUT = /^(?:about|approx\.?|approximately|around|ca\.?|~|≈|დაახლოებით|დაახ\.)\s*/iu;
const START = new RegExp(
  `^(${AMOUNT_PATTERN})(?:\\s*(?:[-–—]|to|or|ან)\\s*(${AMOUNT_PATTERN})(?!\\p{L}))?`,
  'iu',
);
const TIMES = new RegExp(`^(\\d+)\\s*[x×]\\s*(${AMOUNT_PATTERN})\\s*`, 'iu');
const TO_TASTE = /(?:,|\(|[-–—:])?\s*(to taste|as needed|გემოვნებით|გემოვნების მიხედვით)\)?\s*$/iu;
const TAIL_AMOUNT = new RegExp(
  `^(\\D*?\\p{L}[^\\d]*?)\\s*(?:[-–—:…]|\\.{2,})?\\s*(?=(?:${AMOUNT_PATTERN}))`,
  'iu',
);
const TAIL_WORD = /^(.*?\p{L})\s*(?:\s[-–—]|:|…|\.{2,})\s*(.+)$/u;
const BULLET = /^(?:(?:[-–—*•·▪◦‣▢☐✓✔]|\[\s?\])\s*)+/u;

/** Reads "500 g flour, sifted", "flour – 500 g", "2 კბილი ნიორი" or "მარილი გემოვნებით" into its parts. */
export function parseLine(source: string): ParsedLine {
  const text = source.replace(BULLET, '').replace(/\s+/g, ' ').trim();
  const taste = TO_TASTE.exec(text);
  const line = taste ? text.slice(0, taste.index).trim() : text;
  const found = measured(line) ?? tailed(line);
  const parts = named(found?.rest ?? line);
  const note = [found?.note, ...parts.notes, taste?.[1]].filter(Boolean).join(', ');
  if (!found)
    return { text, name: parts.name, note, unit: taste ? 'Pinch' : 'gr', ...(taste && { amount: 1 }) };
  return { text, ...weighed(found, note), name: parts.name || found.word || text };
}

/** Whether a line reads as an ingredient: it has an amount at its start, or one with a unit at its end. */
export function looksMeasured(source: string): boolean {
  const line = source.replace(BULLET, '').trim();
  return measured(line) !== undefined || tailed(line)?.unit !== undefined || TO_TASTE.test(line);
}

function measured(source: string): Measure | undefined {
  const text = source.replace(ABOUT, '');
  const times = TIMES.exec(text);
  if (times) {
    const one = measured(text.slice(times[0].length - times[2].length - trailing(times[0])).trim());
    const container = one && unitAtStart(one.rest);
    const rest = container && isContainer(container.word) ? container.rest : one?.rest;
    return one && { ...one, rest: rest ?? '', amount: one.amount * Number(times[1]) };
  }
  const start = START.exec(text);
  if (start) return withUnit(parseAmount(start[1]), text.slice(start[0].length), start[2] ? start[0] : '');
  for (const [words, amount] of NUMBER_WORDS) {
    const word = words.exec(text)?.[0];
    if (word) return withUnit(amount, text.slice(word.length), '');
  }
  const bare = unitAtStart(text);
  return bare?.unit === 'Pinch' && bare.rest ? { ...bare, amount: 1, note: '' } : undefined;
}

const trailing = (text: string) => text.length - text.trimEnd().length;

function withUnit(amount: number | undefined, behind: string, range: string): Measure | undefined {
  if (amount === undefined) return undefined;
  const text = behind.trim();
  const bracket = /^\(([^)]*)\)\s*/.exec(text);
  const word = unitAtStart(bracket ? text.slice(bracket[0].length) : text);
  const note = [range.trim(), bracket?.[1]].filter(Boolean).join(', ');
  if (!word) return { amount, word: '', rest: bracket ? text.slice(bracket[0].length) : text, note };
  return { amount: amount * word.factor, unit: word.unit, word: word.word, rest: word.rest, note };
}

function tailed(text: string): Measure | undefined {
  const head = TAIL_AMOUNT.exec(text);
  if (head) {
    const found = measured(text.slice(head[0].length));
    const isParted = /[-–—:…]|\.\./u.test(head[0].slice(head[1].length));
    if (found && (isParted || /^(?:[(,]|$)/.test(found.rest))) {
      return { ...found, rest: `${head[1].trim()}${found.rest ? `, ${found.rest}` : ''}` };
    }
  }
  const split = TAIL_WORD.exec(text);
  const found = split ? measured(split[2]) : undefined;
  if (!split || !found) return undefined;
  return { ...found, rest: `${split[1].trim()}${found.rest ? `, ${found.rest}` : ''}` };
}

function named(text: string): { name: string; notes: string[] } {
  const notes = [...text.matchAll(/\(([^)]*)\)/g)].map((match) => match[1].trim());
  const bare = text
    .replace(/\([^)]*\)/g, ' ')
    .replace(/^\s*(?:of|-|–|—|:)\s+/iu, '')
    .replace(/\s+/g, ' ')
    .trim();
  const comma = bare.search(/[,;]/);
  const name = (comma < 0 ? bare : bare.slice(0, comma)).replace(/[\s.:–—-]+$/u, '').trim();
  const rest = comma < 0 ? '' : bare.slice(comma + 1).replace(/^[\s,;]+|[\s.,;]+$/g, '');
  return { name, notes: [...notes, rest].filter(Boolean) };
}

/** A container's weight in brackets stands for it: 2 cans (400 g) are 800 gr. */
function weighed(
  { amount, unit, word }: Measure,
  note: string,
): Pick<ParsedLine, 'amount' | 'unit' | 'note'> {
  const weight = isContainer(word)
    ? note
        .split(', ')
        .map(measured)
        .find((one) => one?.unit)
    : undefined;
  if (weight?.unit) return { amount: amount * weight.amount, unit: weight.unit, note };
  return { amount, unit: unit ?? 'Piece', note };
}
