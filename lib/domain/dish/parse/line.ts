import { toRecord } from '../../amount/convert';
import { GRAMS, isContainer, isMeasured, isMetric, type Measure } from '../../amount/measures';
import { readAmount, type WrittenAmount } from '../../amount/read';
import type { Unit } from '../types';
import { englishName, formless } from './english';
import { cookedWord } from './cookedKa';
import { georgianName, nominative } from './georgian';
import { endMeasure } from './endMeasure';
import { placed } from './place';
import { partsOf } from './split';

/** An ingredient that a pasted line names, in the record's units; without an amount where the text gives none. */
export interface ParsedLine {
  readonly text: string;
  readonly amount?: number;
  /** The upper end of a range. */
  readonly amountTo?: number;
  readonly unit: Unit | null;
  /** The amount as it was written, to be converted by the food's own weights. */
  readonly written?: WrittenAmount;
  readonly name: string;
  readonly note: string;
  /** How it is bought, where the words beside the name say so. */
  readonly state?: 'tinned' | 'cooked';
  /** The state in the words of a line that is not English. */
  readonly stateWord?: string;
}

/** Marks of a list at the start of a line. */
export const BULLET = /^(?:(?:[-–—*•·▪◦‣▢☐✓✔●○■□➢►]|\[\s?\])\s*)+/u;

/** Reads one line of ingredients in either language: "salt and pepper" is two, nothing but a mark is none. */
export function parseLines(source: string): ParsedLine[] {
  const text = source.normalize('NFC').trim().replace(BULLET, '').replace(/\s+/g, ' ').trim();
  return partsOf(text).map((part) => ({ ...parsePart(part), text }));
}

/** The first ingredient that a line names. */
export const parseLine = (source: string): ParsedLine =>
  parseLines(source)[0] ?? { text: source, unit: null, name: source.trim(), note: '' };

function parsePart(part: string): ParsedLine {
  const found = placed(part);
  const name = isGeorgianText(found.name)
    ? georgianName(found.name, found.isGenitive)
    : englishName(
        found.name
          .replace(/\s*[([][^)\]]*[)\]]?/gu, ' ')
          .replace(/\s+/g, ' ')
          .trim(),
      );
  const brackets = isGeorgianText(found.name)
    ? []
    : [...found.name.matchAll(/[([]([^)\]]*)[)\]]?/gu)].map((one) => one[1].trim());
  const notes = [...name.notes, ...brackets, ...found.notes].filter(Boolean);
  const ending =
    found.amount?.measure === 'piece' && (!found.amount.word || isGeorgianText(name.name))
      ? endMeasure(name.name)
      : undefined;
  const amount = found.amount && (ending ? { ...found.amount, measure: ending.measure } : found.amount);
  const best = amount && (weightOf(amount, notes) ?? amount);
  return {
    text: part,
    ...(best ? recorded(best) : { unit: null }),
    name: isGeorgianText(found.name)
      ? ending
        ? nominative(ending.name)
        : name.name || part
      : formless(ending?.name ?? (name.name || part)),
    note: notes.join(', '),
    ...stateOf(found.name, part, found.amount?.measure),
  };
}

const TINNED = /^[^,;]*(?:(?<!\p{L})(?:cans?|tins?)(?!\p{L})|ქილა|კონსერვ)/iu;
const COOKED = /^[^,;(]*?(?<!\p{L})(?:cooked|boiled|hard-boiled|steamed)\s+\p{L}/iu;

/** A tin in the amount, or "cooked" before the name. */
function stateOf(name: string, part: string, measure?: Measure): Pick<ParsedLine, 'state' | 'stateWord'> {
  if (measure === 'can' || TINNED.test(part.slice(0, Math.max(0, part.length - name.length))))
    return { state: 'tinned' };
  const stateWord = cookedWord(name);
  if (stateWord) return { state: 'cooked', stateWord };
  return COOKED.test(name) ? { state: 'cooked' } : {};
}

const isGeorgianText = (text: string): boolean => /[ა-ჰ]/u.test(text);

/** A weight said beside the number of pieces or containers, which says more: "1 swede (about 600g)", "(150 g each)". */
function weightOf(amount: WrittenAmount, notes: readonly string[]): WrittenAmount | undefined {
  if (isMetric(amount.measure)) return undefined;
  const isCounted = !isMeasured(amount.measure);
  for (const note of notes.flatMap((one) => one.split(/,\s+/))) {
    const each = /^თითო(?:ეული)?\s+/u.exec(note)?.[0] ?? '';
    const found = readAmount(note.slice(each.length).replace(/^(\d+)\s?[-–]\s?\1(?!\d)/u, '$1'));
    const isWeight = found && (isMetric(found.measure) || (isCounted && found.measure in GRAMS));
    if (
      !isWeight ||
      !/^(?:each|apiece|total|in total|in weight|drained|altogether|თითო|სულ|წონით)?\.?$/iu.test(found.rest)
    )
      continue;
    const isEach = each !== '' || /each|apiece|თითო/iu.test(found.rest) || isContainer(amount.measure);
    const times = isEach && isCounted ? amount.amount : 1;
    return { ...found, amount: found.amount * times, amountTo: found.amountTo && found.amountTo * times };
  }
  return undefined;
}

function recorded(found: WrittenAmount): Pick<ParsedLine, 'amount' | 'amountTo' | 'unit' | 'written'> {
  const { amount, amountTo, unit } = toRecord(found, null);
  return { amount, ...(amountTo !== null && { amountTo }), unit, written: found };
}

/** Whether a line reads as an ingredient: it has an amount at its start, or one with a measure at its end, or says "to taste". */
export function looksMeasured(source: string): boolean {
  const text = source.replace(BULLET, '').trim();
  if (/(?:to taste|as needed|გემოვნებით|გემოვნების მიხედვით)\)?\s*$/iu.test(text)) return true;
  const { amount } = placed(text);
  if (!amount) return false;
  // "A soup of my aunt's" counts nothing
  const isCounted = amount.word !== '' || /\d|[½⅓⅔¼¾⅛]/u.test(text);
  return isCounted || (text.split(' ').length <= 5 && !/[.!?…]$/u.test(text));
}
