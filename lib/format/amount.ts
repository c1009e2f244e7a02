import type { DisplayUnit } from '@/lib/domain/dish/scale';
import type { Language } from '@/lib/domain/language';
import { fractionText } from '@/lib/domain/text/fraction';
import en from '@/locales/en/unit.json';
import ka from '@/locales/ka/unit.json';
import { formatNumber } from './number';
import { isOneOf } from '@/lib/domain/isOneOf';
import { PIECE_NAMES } from '@/lib/domain/product/types';

const WORDS = { en, ka } as const;
/** Amount below which rounding to two digits would lose it. */
const LITTLE = 0.03;
const LARGER: Partial<Record<DisplayUnit, 'kg' | 'l'>> = { gr: 'kg', ml: 'l' };

const isMany = (amount: number): boolean => amount > 1;

interface AmountStyle {
  /** Uses short words, for narrow places. */
  readonly short?: boolean;
  /**
   * Beside the product's name: English then counts pieces without a word (2 Egg), Georgian with one (2 ცალი კვერცხი).
   */
  readonly beside?: boolean;
  /** Upper end of a range. */
  readonly to?: number | null;
}

/**
 * Formats an amount with its unit: 250 g, 1.5 kg, 2⅓ tbsp, 2 pinches, 1–2 cups; with the piece's own name, 3 cloves or
 * ½ კონა.
 */
export function formatAmount(
  amount: number,
  unit: DisplayUnit,
  language: Language,
  style: AmountStyle & { pieceName?: string | null } = {},
) {
  const words = WORDS[language];
  const { short = false, beside = false, pieceName, to } = style;
  const larger = amount >= 1000 ? LARGER[unit] : undefined;
  const names = {
    ...(short ? words.short : words.long),
    ...(isMany(to ?? amount) ? words.many : words.one),
  };
  const told = (value: number) =>
    larger ? formatNumber(value / 1000, language, { digits: 2 }) : quantity(value, unit, language);
  const number = to ? `${told(amount)}–${told(to)}` : told(amount);
  if (larger) return `${number}\u00A0${names[larger]}`;
  const pieces = isMany(to ?? amount) ? words.pieces : words.piece;
  const piece = unit === 'Piece' && isOneOf(PIECE_NAMES, pieceName) ? pieces[pieceName] : undefined;
  if (beside && unit === 'Piece' && !piece && language === 'en') return number;
  return `${number}\u00A0${piece ?? names[unit]}`;
}

/** Formats grams and millilitres in figures, spoons and pieces in quarters and thirds if they fit. Never a bare 0. */
function quantity(amount: number, unit: DisplayUnit, language: Language): string {
  if (amount < LITTLE) return formatNumber(amount, language, { digits: 3 });
  if (unit === 'gr' || unit === 'ml') return formatNumber(amount, language, { digits: amount < 10 ? 1 : 0 });
  return fractionText(amount) ?? formatNumber(amount, language, { digits: 2 });
}
