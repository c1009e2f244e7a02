import { LIMITS } from '../../domain/limits';
import { present } from '../../domain/present';
import { parseAmount, AMOUNT_PATTERN } from '../../domain/text/amount';
import { MINUTES_PER_DAY } from '../../domain/time/units';
import { plainLine } from './plain';

const DATE_PART = /(\d+(?:[.,]\d+)?)\s*([YMWD])/gi;
const TIME_PART = /(\d+(?:[.,]\d+)?)\s*([HMS])/gi;
const OF_DATE: Readonly<Record<string, number>> = {
  Y: 365 * MINUTES_PER_DAY,
  M: 30 * MINUTES_PER_DAY,
  W: 7 * MINUTES_PER_DAY,
  D: MINUTES_PER_DAY,
};
const OF_TIME: Readonly<Record<string, number>> = { H: 60, M: 1, S: 1 / 60 };

/** Words for days, hours, minutes and seconds, in the languages of imported pages. */
const WORDS: readonly (readonly [number, string])[] = [
  [
    MINUTES_PER_DAY,
    'days?|d|tage?n?|jours?|días?|dias?|giorn[oi]|dagen|dag(?:ar)?|дн(?:я|ей|и|ів|і)|день|добу|сутки|dzień|dni|gün|օր|დღ(?:ე|ის)',
  ],
  [
    60,
    'hours?|hrs?|h|std|stunden?|heures?|horas?|or[ae]|uur|uren|timm(?:e|ar)|timer?|tunti(?:a)?|godz(?:in[ay]?)?|ч(?:ас(?:а|ов)?)?|год(?:ин[аиу]?)?|ժամ|საათ(?:ი|ის|ს)?|სთ|ώρ(?:α|ες)|óra|saat|sa',
  ],
  [
    1,
    "minutes?|mins?|m|minuten?|minut[oi]s?|minuter?|minutter|minuuttia|minuta|minuty|perc|dakika|dk|dəq(?:iqə)?|րոպե|ր|'|мин(?:ут[аыу]?)?|хв(?:илин[аиу]?)?|წუთ(?:ი|ის|ს|ში)?|წთ|λεπτά",
  ],
  [1 / 60, 'seconds?|secs?|s|sekunden?|секунд[аы]?|saniye|saniyə|წამი?'],
];
const PARTS = WORDS.map(
  ([minutes, words]) =>
    [
      minutes,
      new RegExp(
        `(?<![\\p{L}\\d])(?:(?:${AMOUNT_PATTERN})\\s*(?:-|–|—|to|bis|à|a|до)\\s*)?(${AMOUNT_PATTERN})\\s*-?(?:${words})(?![\\p{L}])`,
        'giu',
      ),
    ] as const,
);
const STATED_TIME: readonly (readonly [RegExp, number])[] = [
  [/საათ-?ნახევარ|an hour and a half/iu, 90],
  [/ნახევარ(?:ი|ს)? საათ|half an hour/iu, 30],
  [/(?:an|one) hour|ერთი? საათ/iu, 60],
];

/** Returns the minutes of an ISO 8601 duration, even of "PTH30MS"; 0 if negative, undefined if it is none. */
function isoMinutes(source: string): number | undefined {
  const text = source.replace(/\s/g, '');
  if (!/^-?P(?:[-\d]|T)/i.test(text)) return undefined;
  if (text.includes('-')) return 0;
  const [date = '', time = ''] = dated(text.slice(1)).split(/T/i);
  const sum = (part: string, pattern: RegExp, units: Readonly<Record<string, number>>) =>
    [...part.matchAll(pattern)].reduce(
      (total, [, count = '', unit = '']) =>
        total + Number(count.replace(',', '.')) * present(units[unit.toUpperCase()], `the unit ${unit}`),
      0,
    );
  return sum(date, DATE_PART, OF_DATE) + sum(time, TIME_PART, OF_TIME);
}

/** Adds a missing T before hours and seconds; without it M means minutes, because recipes do not take months. */
const dated = (text: string): string =>
  /T/i.test(text) ? text : text.replace(/(?:\d+(?:[.,]\d+)?[HMS])+$/i, 'T$&');

/** Returns the minutes that a text names, the upper end of a range; undefined if it names none. */
function statedMinutes(text: string): number | undefined {
  const clock = /^(\d{1,2}):(\d{2})(?::\d{2})?$/.exec(text) ?? /^(\d{1,2})\s*h\s*(\d{2})$/i.exec(text);
  if (clock) return Number(clock[1]) * 60 + Number(clock[2]);
  const seen = PARTS.map(([minutes, pattern]) => {
    const [first] = text.matchAll(pattern);
    return first ? (parseAmount(first[1] ?? '') ?? 0) * minutes : 0;
  });
  const total = seen.reduce((sum, part) => sum + part, 0);
  return total > 0 ? total : STATED_TIME.find(([words]) => words.test(text))?.[1];
}

/** Returns a written time in whole minutes; null if there is none or it exceeds a recipe's limit. */
export function minutesIn(source: string | number | null | undefined): number | null {
  if (source === null || source === undefined) return null;
  const text = typeof source === 'number' ? String(source) : plainLine(source);
  const minutes = isoMinutes(text) ?? (/^\d+(?:\.\d+)?$/.test(text) ? Number(text) : statedMinutes(text));
  if (!minutes || !Number.isFinite(minutes)) return null;
  const whole = Math.max(LIMITS.minutes.min, Math.round(minutes));
  return whole <= LIMITS.minutes.max ? whole : null;
}

/** Returns the total time, or else the sum of its parts. */
export function totalMinutes(
  total: number | null | undefined,
  ...parts: readonly (number | null | undefined)[]
): number | null {
  if (total) return total;
  const sum = parts.reduce<number>((added, part) => added + (part ?? 0), 0);
  return sum > 0 && sum <= LIMITS.minutes.max ? sum : null;
}
