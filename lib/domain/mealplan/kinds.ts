import { CALENDAR_KINDS, type CalendarKind } from './types';

/** What the calendar shows; the specification's four filters, all on at the start. */
export const ALL_KINDS: readonly CalendarKind[] = CALENDAR_KINDS;

/** The same kinds with one switched; always in the same order. */
export const toggled = (shown: readonly CalendarKind[], kind: CalendarKind): CalendarKind[] =>
  CALENDAR_KINDS.filter((at) => (at === kind ? !shown.includes(at) : shown.includes(at)));

const NONE = 'none';

/** The filters out of an address: absent is all, `none` is none, words that are none are left out. */
export function readKinds(text: string | readonly string[] | undefined): readonly CalendarKind[] {
  const [first] = [text ?? []].flat();
  if (!first) return ALL_KINDS;
  if (first === NONE) return [];
  const words = first.split(',');
  const kinds = CALENDAR_KINDS.filter((kind) => words.includes(kind));
  return kinds.length > 0 ? kinds : ALL_KINDS;
}

/** How the filters stand in an address; undefined when all are on. */
export function writeKinds(shown: readonly CalendarKind[]): string | undefined {
  if (shown.length === CALENDAR_KINDS.length) return undefined;
  return shown.join(',') || NONE;
}
