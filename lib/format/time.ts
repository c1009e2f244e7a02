import type { Language } from '@/lib/domain/language';
import en from '@/locales/en/unit.json';
import ka from '@/locales/ka/unit.json';
import { formatNumber } from './number';

const WORDS = { en: en.time, ka: ka.time } as const;

/** A duration: 45 min, 1 h 30 min. */
export function formatMinutes(minutes: number, language: Language): string {
  const { hours: hourWord, minutes: minuteWord } = WORDS[language];
  const hours = Math.floor(minutes / 60);
  const rest = Math.round(minutes % 60);
  const parts = [
    hours > 0 && `${formatNumber(hours, language)}\u00A0${hourWord}`,
    (rest > 0 || hours === 0) && `${formatNumber(rest, language)}\u00A0${minuteWord}`,
  ];
  return parts.filter(Boolean).join(' ');
}

const DATE_STYLES = {
  day: { day: 'numeric', month: 'long', year: 'numeric' },
  short: { day: 'numeric', month: 'short' },
  weekday: { weekday: 'long', day: 'numeric', month: 'long' },
  instant: {
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    hour12: false,
  },
} as const satisfies Record<string, Intl.DateTimeFormatOptions>;
export type DateStyle = keyof typeof DATE_STYLES;

/** A day (`yyyy-MM-dd`, shown as it is) or an instant (shown in `timeZone`, the device's own unless told). */
export function formatDate(
  value: string | Date,
  language: Language,
  style: DateStyle = 'day',
  timeZone?: string,
): string {
  const isDay = typeof value === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(value);
  const locale = language === 'en' ? 'en-GB' : language;
  const options = { ...DATE_STYLES[style], timeZone: isDay ? 'UTC' : timeZone };
  return new Intl.DateTimeFormat(locale, options).format(typeof value === 'string' ? new Date(value) : value);
}
