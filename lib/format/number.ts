import type { Language } from '@/lib/domain/language';
import { parseAmount } from '@/lib/domain/text/amount';

interface NumberStyle {
  /** Maximum number of decimals; 1 by default. */
  readonly digits?: number;
  /** Minimum number of decimals. */
  readonly minDigits?: number;
}

/** Parses a typed number: comma or point, fractions (½, 1 1/2); undefined if it is none. */
export const parseNumber = parseAmount;

// Chrome has no Georgian number data, so Georgian uses English figures with its own two separators (as in CLDR).
const SIGNS: Readonly<Record<Language, Partial<Record<Intl.NumberFormatPartTypes, string>>>> = {
  en: {},
  ka: { group: '\u00A0', decimal: ',' },
};
const formats = new Map<string, Intl.NumberFormat>();

function write(value: number, language: Language, options: Intl.NumberFormatOptions): string {
  const key = JSON.stringify(options);
  let format = formats.get(key);
  if (!format) {
    format = new Intl.NumberFormat('en', options);
    formats.set(key, format);
  }
  const parts = format.formatToParts(value);
  return parts.map(({ type, value: text }) => SIGNS[language][type] ?? text).join('');
}

/** Formats a number in the chosen language: 1,234.5 or 1 234,5. */
export const formatNumber = (
  value: number,
  language: Language,
  { digits = 1, minDigits = 0 }: NumberStyle = {},
) => write(value, language, { minimumFractionDigits: minDigits, maximumFractionDigits: digits });

/** Formats a count; undefined while it is unknown. */
export const countWord = (count: number | undefined, language: Language): string | undefined =>
  count === undefined ? undefined : formatNumber(count, language);

/** Formats whole tetri as GEL: 123450 → 1,234.50 ₾ or 1 234,50 ₾; the sign comes last in both languages. */
export const formatMoney = (tetri: number, language: Language): string =>
  `${formatNumber(tetri / 100, language, { digits: 2, minDigits: 2 })}\u00A0₾`;

/** Formats a price difference: +2.40 ₾, −0,20 ₾. */
export const formatDifference = (tetri: number, language: Language): string =>
  `${tetri > 0 ? '+' : tetri < 0 ? '−' : ''}${formatMoney(Math.abs(tetri), language)}`;

const BYTE_UNITS: Readonly<Record<Language, readonly [string, string]>> = {
  en: ['kB', 'MB'],
  ka: ['კბ', 'მბ'],
};

/** Formats bytes as kilobytes or megabytes: 0.4 kB, 3.1 MB; at least 0.1 kB unless there are none. */
export function formatBytes(bytes: number, language: Language): string {
  const isMega = bytes >= 999_500;
  const value = bytes / (isMega ? 1_000_000 : 1000);
  const shown = bytes > 0 ? Math.max(value, 0.1) : 0;
  return `${formatNumber(shown, language, { digits: shown < 10 ? 1 : 0 })}\u00A0${BYTE_UNITS[language][isMega ? 1 : 0]}`;
}

/** Formats a fraction of 1 as per cent. */
export const formatPercent = (share: number, language: Language): string =>
  write(share, language, { style: 'percent', maximumFractionDigits: 0 });

/** Returns a number as text of an input field: all digits, the language's decimal sign, no grouping. */
export const numberText = (value: number, language: Language): string =>
  String(value).replace('.', language === 'ka' ? ',' : '.');
