import { present } from '../../../domain/present';
import type { ReadSection } from '../../types';
import { plainLine } from '../plain';
import type { Draft } from '../recipe';
import { isMeasured } from '../visible/shapes';

const linesOf = (draft: Draft): string[] => (draft.sections ?? []).flatMap(({ lines }) => lines);
const key = (text: string): string =>
  plainLine(text)
    .toLowerCase()
    .replace(/[^\p{L}\p{N}½⅓⅔¼¾⅛]+/gu, '');

/** Returns how complete a draft is; lines and steps weigh more than everything else. */
export const fullness = (draft: Draft): number =>
  (linesOf(draft).length > 0 ? 100 : 0) +
  ((draft.steps ?? []).length > 0 ? 100 : 0) +
  (draft.Name ? 10 : 0) +
  [draft.servingAmount, draft.TimeToCook, draft.Description, (draft.images ?? []).length > 0].filter(Boolean)
    .length;

/** Returns whether two drafts describe the same recipe: same name, or same lines. */
export function isSame(one: Draft, other: Draft): boolean {
  const [name, otherName] = [key(one.Name ?? ''), key(other.Name ?? '')];
  if (name && name === otherName) return true;
  const lines = new Set(linesOf(one).map(key));
  const shared = linesOf(other).filter((line) => lines.has(key(line))).length;
  return shared > 1 && shared * 2 >= Math.max(lines.size, linesOf(other).length);
}

/** Completes the fuller draft with values of the other one, and with its groups if the own lines have none. */
export function merged(one: Draft, other: Draft): Draft {
  const [first, second] = fullness(other) > fullness(one) ? [other, one] : [one, other];
  const has = (value: unknown) =>
    Array.isArray(value) ? value.length > 0 : value !== undefined && value !== null && value !== '';
  const filled = Object.fromEntries(Object.entries(second).filter(([, value]) => has(value)));
  const own = Object.fromEntries(Object.entries(first).filter(([, value]) => has(value)));
  return {
    ...filled,
    ...own,
    sections: grouped(first.sections ?? [], second.sections ?? []),
    steps: titledSteps(first.steps ?? [], second.steps ?? []),
  };
}

const isGrouped = (sections: readonly ReadSection[]) => sections.some(({ title }) => title !== '');

/** Combines two sources: the more complete version of each line, under the titles of the one that has titles. */
function grouped(own: readonly ReadSection[], other: readonly ReadSection[]): readonly ReadSection[] {
  const lines = own.flatMap((section) => section.lines);
  const theirs = other.flatMap((section) => section.lines);
  if (lines.length === 0 || areNamesOf(lines, theirs)) return other;
  if (lines.length !== theirs.length || !areAlike(lines, theirs)) return own;
  const fuller = lines.map((line, at) => {
    const their = present(theirs[at]);
    return adds(their, line) ? their : line;
  });
  let at = 0;
  return (isGrouped(own) || !isGrouped(other) ? own : other).map(({ title, lines: group }) => ({
    title,
    lines: fuller.slice(at, (at += group.length)),
  }));
}

const MOST_LINES = 200;

/** Returns whether lines are bare names that another list has with amounts: the same list with details left out. */
function areNamesOf(names: readonly string[], lines: readonly string[]): boolean {
  if (names.length < 2 || lines.length > MOST_LINES || lines.length > names.length * 2) return false;
  if (names.some(isMeasured) || lines.filter(isMeasured).length * 2 < lines.length) return false;
  const whole = lines.map(wordsOf);
  return names.map(wordsOf).every((name) => whole.some((line) => name.every((word) => line.includes(word))));
}

const wordsOf = (text: string): string[] =>
  plainLine(text)
    .toLowerCase()
    .match(/[\p{L}\p{N}½⅓⅔¼¾⅛]+/gu) ?? [];

/** Returns whether a line contains every word of the other, which has no amount, and more. */
function adds(line: string, other: string): boolean {
  const [words, others] = [wordsOf(line), wordsOf(other)];
  if (/[\d½⅓⅔¼¾⅛]/u.test(other)) return false;
  return words.length > others.length && others.every((word) => words.includes(word));
}

/** Returns whether lists agree: half of each line's words must match, because plug-ins vary the punctuation. */
function areAlike(lines: readonly string[], others: readonly string[]): boolean {
  const alike = lines.filter((line, at) => {
    const words = new Set(
      plainLine(present(others[at]))
        .toLowerCase()
        .match(/[\p{L}\p{N}]+/gu),
    );
    const own =
      plainLine(line)
        .toLowerCase()
        .match(/[\p{L}\p{N}]+/gu) ?? [];
    return own.filter((word) => words.has(word)).length * 2 >= own.length;
  });
  return alike.length * 10 >= lines.length * 8;
}

/** Returns the steps with their titles, or with those of the other source if it has the same steps. */
function titledSteps(own: NonNullable<Draft['steps']>, other: NonNullable<Draft['steps']>) {
  if (own.length === 0) return other;
  if (
    own.length !== other.length ||
    own.some(({ title }) => title) ||
    !areAlike(
      own.map(({ text }) => text),
      other.map(({ text }) => text),
    )
  )
    return own;
  return own.map((step, at) => {
    const { title } = present(other[at]);
    return { ...step, ...(title && { title }) };
  });
}
