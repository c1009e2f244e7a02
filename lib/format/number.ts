import type { Language } from '@/lib/domain/language';

export interface NumberStyle {
  /** Most digits after the point; 1 unless told. */
  readonly digits?: number;
  /** Least digits after the point. */
  readonly minDigits?: number;
}

const formats = new Map<string, Intl.NumberFormat>();

function formatFor(language: Language, options: Intl.NumberFormatOptions): Intl.NumberFormat {
  const key = `${language}${JSON.stringify(options)}`;
  const known = formats.get(key);
  if (known) return known;
  const made = new Intl.NumberFormat(language, options);
  formats.set(key, made);
  return made;
}

/** A number in the chosen language: 1,234.5 or 1 234,5. */
export function formatNumber(
  value: number,
  language: Language,
  { digits = 1, minDigits = 0 }: NumberStyle = {},
) {
  // Georgian groups only from five digits on unless told otherwise
  const options = {
    minimumFractionDigits: minDigits,
    maximumFractionDigits: digits,
    useGrouping: 'always' as const,
  };
  return formatFor(language, options).format(value);
}

/** Whole tetri as GEL: 123450 → 1,234.50 ₾ or 1 234,50 ₾; the sign stands behind in both languages. */
export const formatMoney = (tetri: number, language: Language): string =>
  `${formatNumber(tetri / 100, language, { digits: 2, minDigits: 2 })}\u00A0₾`;

/** A share of 1 as per cent. */
export const formatPercent = (share: number, language: Language): string =>
  formatFor(language, { style: 'percent', maximumFractionDigits: 0 }).format(share);

const FRACTIONS: Readonly<Record<string, string>> = {
  '¼': '1/4',
  '½': '1/2',
  '¾': '3/4',
  '⅓': '1/3',
  '⅔': '2/3',
};
const PLAIN = /^[+-]?(\d+\.?\d*|\.\d+)$/;
const FRACTION = /^(?:(\d+) )?(\d+)\/([1-9]\d*)$/;

/** What a person typed as a number: comma or point, fractions (½, 1 1/2); undefined where it is none. */
export function parseNumber(text: string): number | undefined {
  const spelled = text
    .replace(/[¼½¾⅓⅔]/g, (sign) => ` ${FRACTIONS[sign]}`)
    .trim()
    .replace(/\s+/g, ' ');
  const fraction = FRACTION.exec(spelled);
  if (fraction) return Number(fraction[1] ?? 0) + Number(fraction[2]) / Number(fraction[3]);
  const plain = spelled.replace(/ /g, '').replace(',', '.');
  return PLAIN.test(plain) ? Number(plain) : undefined;
}

/** A number as it stands in a field: all its digits, the language's decimal sign, no grouping. */
export const numberText = (value: number, language: Language): string =>
  String(value).replace('.', language === 'ka' ? ',' : '.');
