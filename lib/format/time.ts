import type { Language } from '@/lib/domain/language';
import { present } from '@/lib/domain/present';
import en from '@/locales/en/unit.json';
import ka from '@/locales/ka/unit.json';
import { formatNumber } from './number';

const WORDS = { en, ka } as const;

/** Formats a duration: 45 min, 1 h 30 min. */
export function formatMinutes(minutes: number, language: Language): string {
  const { hours: hourWord, minutes: minuteWord } = WORDS[language].time;
  const hours = Math.floor(minutes / 60);
  const rest = Math.round(minutes % 60);
  const parts = [
    hours > 0 && `${formatNumber(hours, language)}\u00A0${hourWord}`,
    (rest > 0 || hours === 0) && `${formatNumber(rest, language)}\u00A0${minuteWord}`,
  ];
  return parts.filter(Boolean).join(' ');
}

/** Returns the name of a day's weekday: Thursday. */
export const formatWeekday = (day: string, language: Language): string =>
  formatDate(day, language, 'weekday').replace(/[ ,].*$/s, '');

type DateStyle = 'day' | 'short' | 'weekday' | 'month' | 'instant';

/**
 * Formats a day (`yyyy-MM-dd`, shown as it is) or an instant (shown in `timeZone`, by default the device's). The words
 * are ours, because Chrome has no Georgian month names; the calendar's arithmetic is Intl's.
 */
export function formatDate(
  value: string | Date,
  language: Language,
  style: DateStyle = 'day',
  timeZone?: string,
) {
  const isDay = typeof value === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(value);
  const words = WORDS[language].date;
  const at = partsOf(typeof value === 'string' ? new Date(value) : value, isDay ? 'UTC' : timeZone);
  const filled: Readonly<Record<string, string | undefined>> = {
    day: String(Number(at.day)),
    year: at.year,
    month: words.months.split(' ')[Number(at.month) - 1],
    mon: words.mons.split(' ')[Number(at.month) - 1],
    weekday: words.weekdays.split(' ')[en.date.weekdays.split(' ').indexOf(at.weekday)],
    time: `${at.hour}:${at.minute}`,
  };
  return words[style].replace(/\{(\w+)\}/g, (_, name: string) => present(filled[name], name));
}

function partsOf(date: Date, timeZone?: string): Readonly<Record<Intl.DateTimeFormatPartTypes, string>> {
  const format = new Intl.DateTimeFormat('en-GB', {
    timeZone,
    weekday: 'long',
    day: 'numeric',
    month: 'numeric',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  });
  const parts = format.formatToParts(date).map(({ type, value }) => [type, value]);
  return Object.fromEntries(parts) as Record<Intl.DateTimeFormatPartTypes, string>;
}
