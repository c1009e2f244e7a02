import type { PackMark, PackMarks } from '@/lib/domain/order/pack';
import { OUTCOMES } from '@/lib/domain/order/types';
import { isAlike } from './alike';
import { readStored, storedNames, writeStored } from './stored';

const PREFIX = 'pack:';
const NONE: PackMarks = {};

/** Where the marks of an order that one courier packs are kept: they outlive the browser, and others do not see them. */
export const packKey = (person: number, order: number) => `${PREFIX}${person}:${order}` as const;

/** The marks out of their JSON; none for anything that is not that. */
export function parsePackMarks(text: string | null): PackMarks {
  if (!text) return NONE;
  try {
    const marks: unknown = JSON.parse(text);
    if (!isAlike(marks, {})) return NONE;
    const all: [string, unknown][] = Object.entries(marks);
    return Object.fromEntries(all.flatMap(([key, mark]) => (isMark(mark) ? [[key, mark]] : [])));
  } catch {
    return NONE; // somebody else's text
  }
}

const ALL: Required<PackMark> = { outcome: 'got', got: '', replacement: 0, called: true };
const isMark = (mark: unknown): mark is PackMark =>
  isAlike(mark, {}) &&
  isAlike({ ...ALL, ...mark }, ALL) &&
  OUTCOMES.includes((mark as PackMark).outcome ?? 'got');

/** Adds to the mark of one line. */
export function addPackMark(key: ReturnType<typeof packKey>, line: string, part: PackMark) {
  const marks = parsePackMarks(readStored(key));
  writeStored(key, JSON.stringify({ ...marks, [line]: { ...marks[line], ...part } }));
}

/** Forgets the marks of all orders but those that are still to be packed. */
export function dropPackMarks(person: number, open: readonly number[]) {
  const wanted = new Set<string>(open.map((order) => packKey(person, order)));
  for (const name of storedNames(`${PREFIX}${person}:`)) if (!wanted.has(name)) writeStored(name, null);
}
