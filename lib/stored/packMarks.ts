import type { PackMark, PackMarks } from '@/lib/domain/order/pack';
import { OUTCOMES } from '@/lib/domain/order/types';
import { isAlike } from './alike';
import { readStored, storedNames, writeStored } from './stored';
import { fieldOf } from '@/lib/domain/fieldOf';
import { isOneOf } from '@/lib/domain/isOneOf';

const PREFIX = 'pack:';
const NONE: PackMarks = {};

/**
 * Returns the storage key for the marks of an order that a courier packs: they outlive the browser session, and other
 * people do not see them.
 */
export const packKey = (person: number, order: number) => `${PREFIX}${person}:${order}` as const;

/** Parses stored marks; empty for anything else. */
export function parsePackMarks(text: string | null): PackMarks {
  if (!text) return NONE;
  try {
    const marks: unknown = JSON.parse(text);
    if (!isAlike(marks, {})) return NONE;
    const all: [string, unknown][] = Object.entries(marks);
    return Object.fromEntries(all.flatMap(([key, mark]) => (isMark(mark) ? [[key, mark]] : [])));
  } catch {
    return NONE; // not a text written by this app
  }
}

const ALL: Required<PackMark> = { outcome: 'got', got: '', replacement: 0, called: true };
const isMark = (mark: unknown): mark is PackMark =>
  isAlike(mark, {}) &&
  isAlike({ ...ALL, ...mark }, ALL) &&
  isOneOf(OUTCOMES, fieldOf(mark, 'outcome') ?? 'got');

/** Merges into the mark of one line. */
export function addPackMark(key: ReturnType<typeof packKey>, line: string, part: PackMark) {
  const marks = parsePackMarks(readStored(key));
  writeStored(key, JSON.stringify({ ...marks, [line]: { ...marks[line], ...part } }));
}

/** Deletes the marks of all orders except those still to be packed. */
export function dropPackMarks(person: number, open: readonly number[]) {
  const wanted = new Set<string>(open.map((order) => packKey(person, order)));
  for (const name of storedNames(`${PREFIX}${person}:`)) if (!wanted.has(name)) writeStored(name, null);
}
