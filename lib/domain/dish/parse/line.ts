import { toRecord } from '../../amount/convert';
import { GRAMS, isContainer, isMeasured, isMetric, type Measure } from '../../amount/measures';
import { readAmount, type WrittenAmount } from '../../amount/read';
import type { Unit } from '../types';
import { englishName, formless, type NameParts } from './english';
import { cookedWord } from './cookedKa';
import { VAGUE_KA } from './georgianWords';
import { georgianName, nominative } from './georgian';
import { endMeasure } from './endMeasure';
import { findAmount } from './place';
import { partsOf } from './split';
import {
  isForeignText,
  isMeasureUnknown,
  withoutForeignOf,
  withoutForeignSize,
} from '../../amount/foreign/read';
import { isDamaged, repairedText } from '../../text/repaired';

/** Ingredient of a pasted line, in the record's units; without an amount if the text gives none. */
export interface ParsedLine {
  readonly text: string;
  readonly amount?: number;
  /** Upper end of a range. */
  readonly amountTo?: number;
  readonly unit: Unit | null;
  /** Amount as written, for conversion with the food's own weights. */
  readonly written?: WrittenAmount;
  readonly name: string;
  readonly note: string;
  /** Words within the name that describe preparation or state. */
  readonly done?: string;
  /** Form in which it is bought, if words next to the name say so. */
  readonly state?: 'tinned' | 'cooked';
  /** Word for the state in lines that are not English. */
  readonly stateWord?: string;
}

/** List markers at the start of a line. */
export const BULLET = /^(?:(?:[-–—*•·▪◦‣▢☐✓✔●○■□➢►]|\[\s?\])\s*)+/u;

/**
 * Parses one ingredient line: "salt and pepper" gives two ingredients, a lone list marker none. `isForeign` means that
 * the recipe is in a language other than the app's two.
 */
export function parseLines(source: string, isForeign = false): ParsedLine[] {
  const text = source.normalize('NFC').trim().replace(BULLET, '').replace(/\s+/g, ' ').trim();
  return partsOf(repairedText(text)).map((part) => ({ ...parsePart(part, isForeign), text }));
}

/** Returns the first ingredient of a line. */
export const parseLine = (source: string): ParsedLine =>
  parseLines(source)[0] ?? { text: source, unit: null, name: source.trim(), note: '' };

function parsePart(part: string, isForeign: boolean): ParsedLine {
  const found = findAmount(part);
  const { named, behind } = found.amount ? twice(found.name) : nameOnly(found.name);
  const { name, notes: said, done } = nameOf(named, found);
  const isGeorgian = isGeorgianText(named);
  const brackets = isGeorgian ? [] : bracketsIn(named);
  const notes = [...said, ...brackets, ...behind, ...found.notes].filter(Boolean);
  const ending =
    found.amount?.measure === 'piece' && (!found.amount.word || isGeorgianText(name))
      ? endMeasure(name)
      : undefined;
  const amount = found.amount && (ending ? { ...found.amount, measure: ending.measure } : found.amount);
  const isPiece = amount?.measure === 'piece' && !amount.word;
  const isVague = isGeorgian ? isMeasureVague(named) : isMeasureUnknown(named, isForeign);
  const isCertain = !isDamaged(part) && !(isPiece && isVague);
  const others = bracketsOfOthers(named);
  const best =
    amount &&
    (weightOf(
      amount,
      notes.filter((note) => !others.includes(note)),
    ) ??
      amount);
  return {
    text: part,
    ...(best && isCertain ? recorded(best) : { unit: null }),
    name: isGeorgian
      ? ending
        ? nominative(ending.name)
        : name || part
      : formless(ending?.name ?? (name || part)),
    note: notes.join(', '),
    ...(done && { done }),
    ...stateOf(found.name, part, found.amount?.measure),
  };
}

/** Parses the name by the rules of its language. */
function nameOf(named: string, { amount, isGenitive }: ReturnType<typeof findAmount>): NameParts {
  if (isGeorgianText(named)) return georgianName(named, isGenitive);
  const bare = named.replace(BRACKETS, ' ').replace(/\s+/g, ' ').trim();
  if (!amount?.isForeign && !isForeignText(bare)) return englishName(bare);
  const [name = '', ...notes] = withoutForeignSize(withoutForeignOf(bare)).split(/\s*[,;]\s+|\s+[–—-]+\s+/u);
  return { name: name.replace(/[\s.:՝–—-]+$/u, ''), notes };
}

const BRACKETS = /\s*[([]([^)\]]*)[)\]]?/gu;
const bracketsIn = (text: string): string[] =>
  [...text.matchAll(BRACKETS)].map(([, inside = '']) => inside.trim());

/** Returns the brackets that refer to something else: the 30 ml of "1 egg, beaten with 2 tbsp (30 ml) milk". */
const bracketsOfOthers = (text: string): string[] =>
  [...text.matchAll(BRACKETS)].flatMap(({ index, 1: inside = '' }) => {
    const [first = '', ...others] = text.slice(0, index).split(/[,;]/u);
    const isOther = /[\d½⅓⅔¼¾⅛]|(?<!\p{L})(?:with|in|into)\s/iu.test(others.at(-1) ?? first);
    const isMixed =
      others.length > 0 || /(?:dissolved|mixed|beaten|whisked|mashed|soaked|blended)\s/iu.test(first);
    return isOther && isMixed ? [inside.trim()] : [];
  });

const nameOnly = (name: string) => ({ named: name, behind: [] });

/** Splits off a second measure at the end: "cider vinegar 5 ml". */
function twice(name: string): { named: string; behind: readonly string[] } {
  const [, named = '', again = ''] =
    /^(.*\p{L})\s+((?:[\d.,/]+|[\d\s]*[½⅓⅔¼¾⅛])\s?\p{L}{1,3}\.?)$/u.exec(name) ?? [];
  const second = again ? readAmount(again) : undefined;
  return second && isMeasured(second.measure) && second.rest === ''
    ? { named, behind: [again] }
    : { named: name, behind: [] };
}

const TINNED = /^[^,;]*(?:(?<!\p{L})(?:cans?|tins?)(?!\p{L})|ქილა|კონსერვ)/iu;
const COOKED = /^[^,;(]*?(?<!\p{L})(?:cooked|boiled|hard-boiled|steamed)\s+\p{L}/iu;

/** Returns the state: a tin in the amount, or "cooked" before the name. */
function stateOf(name: string, part: string, measure?: Measure): Pick<ParsedLine, 'state' | 'stateWord'> {
  if (measure === 'can' || TINNED.test(part.slice(0, Math.max(0, part.length - name.length))))
    return { state: 'tinned' };
  const stateWord = cookedWord(name);
  if (stateWord) return { state: 'cooked', stateWord };
  return COOKED.test(name) ? { state: 'cooked' } : {};
}

/** Checks whether a Georgian name starts with a vessel used as a measure. */
const isMeasureVague = (name: string): boolean => VAGUE_KA.has(/^(\p{L}+)\s+\p{L}/u.exec(name)?.[1] ?? '');

const isGeorgianText = (text: string): boolean => /[ა-ჰ]/u.test(text);

/**
 * Returns a weight stated next to a number of pieces or containers, which is more accurate: "1 swede (about 600g)",
 * "(150 g each)".
 */
function weightOf(amount: WrittenAmount, notes: readonly string[]): WrittenAmount | undefined {
  if (isMeasured(amount.measure)) return undefined;
  for (const note of notes.flatMap((one) => one.split(/,\s+/))) {
    const each = /^თითო(?:ეული)?\s+/u.exec(note)?.[0] ?? '';
    const found = readAmount(note.slice(each.length).replace(/^(\d+)\s?[-–]\s?\1(?!\d)/u, '$1'));
    const isWeight = found && (isMetric(found.measure) || found.measure in GRAMS);
    if (
      !isWeight ||
      !/^(?:each|apiece|total|in total|in weight|drained|altogether|თითო|სულ|წონით)?\.?$/iu.test(found.rest)
    )
      continue;
    const isEach = each !== '' || /each|apiece|თითო/iu.test(found.rest) || isContainer(amount.measure);
    const times = isEach ? amount.amount : 1;
    return { ...found, amount: found.amount * times, amountTo: found.amountTo && found.amountTo * times };
  }
  return undefined;
}

function recorded(found: WrittenAmount): Pick<ParsedLine, 'amount' | 'amountTo' | 'unit' | 'written'> {
  const { amount, amountTo, unit } = toRecord(found, null);
  return { amount, ...(amountTo !== null && { amountTo }), unit, written: found };
}

/**
 * Checks whether a line looks like an ingredient: an amount at its start, one with a measure at its end, or "to taste".
 */
export function looksMeasured(source: string): boolean {
  const text = source.replace(BULLET, '').trim();
  if (/(?:to taste|as needed|გემოვნებით|გემოვნების მიხედვით)\)?\s*$/iu.test(text)) return true;
  const { amount } = findAmount(text);
  if (!amount) return false;
  // "A soup of my aunt's" counts nothing
  const isCounted = amount.word !== '' || /\d|[½⅓⅔¼¾⅛]/u.test(text);
  return isCounted || (text.split(' ').length <= 5 && !/[.!?…]$/u.test(text));
}

/**
 * Checks whether a line starts with an amount in figures, even if it cannot be parsed: "2 Kellen Brühe", "1� cups
 * milk".
 */
export const beginsWithAmount = (source: string): boolean =>
  /^[½⅓⅔¼¾⅛1-9]/u.test(source.replace(BULLET, '').trim());
