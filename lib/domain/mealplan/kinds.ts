import { CALENDAR_KINDS, type CalendarKind } from './types';

/** Filters of the calendar; the specification's four, all on at the start. */
export const ALL_KINDS: readonly CalendarKind[] = CALENDAR_KINDS;

/** Returns the kinds with one toggled, always in the same order. */
export const toggled = (shown: readonly CalendarKind[], kind: CalendarKind): CalendarKind[] =>
  CALENDAR_KINDS.filter((at) => (at === kind ? !shown.includes(at) : shown.includes(at)));

const NONE = 'none';

/** Parses the filters from a URL: absent means all, `none` means none; unknown words are ignored. */
export function readKinds(text: string | readonly string[] | undefined): readonly CalendarKind[] {
  const [first] = [text ?? []].flat();
  if (!first) return ALL_KINDS;
  if (first === NONE) return [];
  const words = first.split(',');
  const kinds = CALENDAR_KINDS.filter((kind) => words.includes(kind));
  return kinds.length > 0 ? kinds : ALL_KINDS;
}

/** Returns the filters as a URL parameter; undefined if all are on. */
export function writeKinds(shown: readonly CalendarKind[]): string | undefined {
  if (shown.length === CALENDAR_KINDS.length) return undefined;
  return shown.join(',') || NONE;
}
