import type { Unit } from '@/lib/domain/dish/types';
import type { Language } from '@/lib/domain/language';
import en from '@/locales/en/unit.json';
import ka from '@/locales/ka/unit.json';
import { formatNumber } from './number';

const WORDS = { en, ka } as const;
const FRACTIONS: readonly (readonly [number, string])[] = [
  [0.125, '⅛'],
  [0.25, '¼'],
  [1 / 3, '⅓'],
  [0.5, '½'],
  [2 / 3, '⅔'],
  [0.75, '¾'],
];
const LARGER: Partial<Record<Unit, 'kg' | 'l'>> = { gr: 'kg', ml: 'l' };

interface AmountStyle {
  /** Short words, for tight places. */
  readonly short?: boolean;
  /** Beside the product's name, where English counts pieces without a word: 2 Egg, and Georgian 2 ცალი კვერცხი. */
  readonly beside?: boolean;
}

/** An amount with its unit as one reads it: 250 gr, 1.5 kg, 2⅓ Table Spoon, 3 cloves or ½ კონა with a piece's own name. */
export function formatAmount(
  amount: number,
  unit: Unit,
  language: Language,
  style: AmountStyle & { pieceName?: string | null } = {},
) {
  const words = WORDS[language];
  const larger = amount >= 1000 ? LARGER[unit] : undefined;
  const { short = false, beside = false, pieceName } = style;
  const names = short ? words.short : words.long;
  if (larger) return `${formatNumber(amount / 1000, language, { digits: 2 })}\u00A0${names[larger]}`;
  const pieces = amount > 1 ? words.pieces : words.piece;
  const piece = unit === 'Piece' && pieceName ? pieces[pieceName as keyof typeof pieces] : undefined;
  if (beside && unit === 'Piece' && !piece && language === 'en') return quantity(amount, unit, language);
  return `${quantity(amount, unit, language)}\u00A0${piece ?? names[unit]}`;
}

/** Grams and millilitres in figures; spoons and pieces in quarters and thirds where the amount is one. */
function quantity(amount: number, unit: Unit, language: Language): string {
  if (unit === 'gr' || unit === 'ml') return formatNumber(amount, language, { digits: amount < 10 ? 1 : 0 });
  const whole = Math.floor(amount);
  const fraction = FRACTIONS.find(([value]) => Math.abs(amount - whole - value) < 0.01)?.[1];
  if (!fraction) return formatNumber(amount, language, { digits: 2 });
  return whole === 0 ? fraction : `${formatNumber(whole, language)}${fraction}`;
}
