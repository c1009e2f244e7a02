import { present } from '../present';
import { AMOUNT_PATTERN, parseAmount } from '../text/amount';
import { HALVES, NUMBER_WORDS, TIME_UNITS } from './durationWords';

const NUMBER = `(?:\\d+-\\d\\s?/\\s?\\d|${AMOUNT_PATTERN}|(?<!\\p{L})(?:${Object.keys(NUMBER_WORDS).join('|')})(?=\\s))`;
const UNITS = TIME_UNITS.map(([pattern]) => `(${pattern})`).join('|');
/** Pattern of a duration; a range counts with its upper end, and a number right after hours means minutes: "1h30". */
const TIMED = new RegExp(
  `(?<![\\d.,/])(?:(?!\\d+-\\d\\s?/)${NUMBER}\\s*(?:[-–—]|to(?!\\p{L})|or(?!\\p{L})|ან(?!\\p{L}))\\s*)?(${NUMBER})\\s*-?(?:${UNITS})(?!\\p{L})\\.?(?:([0-5]\\d)(?![\\d.,]))?`,
  'giu',
);
const CLOCKED =
  /(?<![\d:])(\d{1,2}):([0-5]\d)\s*-?(?:hours?|hrs?|h|საათ\p{L}*|სთ|час\p{L}*|saat|std|stunden?|ore?|horas?|heures?)(?!\p{L})/iu;
const JOINED = /^[\s,.]*(?:and|და|и|і|ve|və|և|und|et|e|y|i)?\s*$/iu;

interface Timed {
  readonly index: number;
  readonly end: number;
  readonly seconds: number;
  /** Seconds per unit. */
  readonly each: number;
}

function numberOf(text: string): number {
  const [, whole, part] = /^(\d+)-(\d\s?\/\s?\d)$/u.exec(text) ?? [];
  if (part !== undefined) return Number(whole) + (parseAmount(part) ?? 0);
  return parseAmount(text) ?? NUMBER_WORDS[text.toLowerCase()] ?? 0;
}

function timesIn(text: string): Timed[] {
  const units = [...text.matchAll(TIMED)].map((found): Timed => {
    const at = TIME_UNITS.findIndex((_one, unit) => found[unit + 2] !== undefined);
    const each = TIME_UNITS[at]?.[1] ?? 0;
    const minutes = each === 3600 ? Number(found[TIME_UNITS.length + 2] ?? 0) : 0;
    return { ...placeOf(found), seconds: numberOf(present(found[1])) * each + minutes * 60, each };
  });
  const said = HALVES.flatMap(([pattern, minutes]) => {
    const found = pattern.exec(text);
    return found ? [{ ...placeOf(found), seconds: minutes * 60, each: 3600 }] : [];
  });
  const clock = CLOCKED.exec(text);
  const clocked = clock
    ? [{ ...placeOf(clock), seconds: Number(clock[1]) * 3600 + Number(clock[2]) * 60, each: 60 }]
    : [];
  return [...clocked, ...said, ...units].sort((one, other) => one.index - other.index || other.end - one.end);
}

const placeOf = (found: RegExpExecArray) => ({ index: found.index, end: found.index + found[0].length });

/** Returns the durations in a text in order, in seconds: "1 h 30 min", "1½ hours", "half an hour", „საათნახევარი“. */
export function durationsIn(text: string): number[] {
  const joined: Timed[] = [];
  for (const next of timesIn(text).filter(({ seconds }) => seconds > 0)) {
    const last = joined.at(-1);
    if (last && next.index < last.end) continue;
    if (last && next.each < last.each && JOINED.test(text.slice(last.end, next.index)))
      joined.splice(-1, 1, { ...next, seconds: last.seconds + next.seconds });
    else joined.push(next);
  }
  return joined.map(({ seconds, end, each }) => {
    const half = AND_A_HALF.test(text.slice(end)) ? each / 2 : 0;
    return Math.max(1, Math.round(seconds + half));
  });
}

const AND_A_HALF = /^\s*(?:and a half|და ნახევარ|и половин|und eine halbe)/iu;

/** Returns the first duration in a text in seconds; undefined if there is none. */
export const secondsOf = (text: string): number | undefined => durationsIn(text)[0];

/** Returns the first duration in whole minutes; undefined if there is none or it is below a minute. */
export function minutesOf(text: string): number | undefined {
  const seconds = secondsOf(text);
  return seconds === undefined || seconds < 60 ? undefined : Math.round(seconds / 60);
}

/** Checks whether a text is a duration and nothing else. */
export const isDuration = (text: string): boolean =>
  /^(?:[\d\s.,/½¼¾⅓⅔–—-]|hours?|hrs?|h|minutes?|mins?|m|seconds?|secs?|and|an?|half|about|საათნახევარი|ნახევარი|საათი?|სთ|წუთი?|წთ|და|დაახლოებით)+$/iu.test(
    text,
  );

const CLOCK = /^(\d{1,3})(?::|\s*(?:hours?|hrs?\.?|h|საათი?|სთ\.?)\s*(?:and|და)?\s*)([0-5]?\d)$/iu;

/** Parses minutes typed into an input: "80", "1:20", "1 h 20", "1½ hours", "1 სთ 20"; undefined for anything else. */
export function typedMinutes(text: string): number | undefined {
  const clean = text.trim();
  if (/^\d+(?:[.,]\d+)?$/.test(clean)) return Number(clean.replace(',', '.'));
  const clock = CLOCK.exec(clean);
  if (clock) return Number(clock[1]) * 60 + Number(clock[2]);
  return isDuration(clean) ? minutesOf(clean) : undefined;
}
