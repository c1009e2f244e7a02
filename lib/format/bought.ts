import { toGrams } from '@/lib/domain/dish/nutrition';
import type { OrderLine } from '@/lib/domain/order/record';
import { boughtOf, headsFor, type Bought } from '@/lib/domain/shoplist/buy';
import type { ShopLine } from '@/lib/domain/shoplist/types';
import type { Language } from '@/lib/domain/language';
import en from '@/locales/en/unit.json';
import ka from '@/locales/ka/unit.json';
import { formatAmount } from './amount';
import { formatNumber } from './number';

const WORDS = { en: en.packs, ka: ka.packs } as const;

/** Formats an amount to buy: 1 pack (1 kg), 2 packs (10 pc each), 3 bunches, 450 gr. */
export function formatBought(
  { amount, unit, packAmount }: Omit<Bought, 'unit'> & { unit: Parameters<typeof formatAmount>[1] },
  language: Language,
  pieceName?: string | null,
): string {
  if (!packAmount) return formatAmount(amount, unit, language, { pieceName });
  const packs = amount / packAmount;
  const of = formatAmount(packAmount, unit, language, { short: true, pieceName });
  const words = packs > 1 ? WORDS[language].many : WORDS[language].one;
  return words.replace('{count}', formatNumber(packs, language, { digits: 2 })).replace('{of}', of);
}

/**
 * Formats the amount of a list's line to buy, garlic by the head; an amount that cannot be converted to weight stays as
 * needed. Null if it has none.
 */
export function formatLine(
  line: Pick<ShopLine, 'product' | 'amount' | 'unit'>,
  language: Language,
  style: { readonly beside?: boolean } = {},
): string | null {
  const { product, amount, unit } = line;
  const bought = boughtOf(line);
  if (product && bought?.unit === 'gr') {
    const heads = headsFor(product, bought.amount);
    if (heads) return formatAmount(heads, 'Piece', language, { pieceName: 'head' });
  }
  const { pieceName } = product ?? {};
  if (bought?.packAmount) return formatBought(bought, language, pieceName);
  if (bought) return formatAmount(bought.amount, bought.unit, language, { ...style, pieceName });
  if (amount === null || !unit) return null;
  // nobody buys three quarters of an egg
  const whole = unit === 'Piece' ? Math.ceil(amount - 1e-6) : amount;
  return formatAmount(whole, unit, language, { ...style, pieceName });
}

/** Formats the same short enough for a list's row: 1 kg, 3 × 500 gr, 2 heads; pieces by number, 20 eggs. */
export function formatRow(
  line: Pick<ShopLine, 'product' | 'amount' | 'unit'>,
  language: Language,
): string | null {
  const bought = boughtOf(line);
  if (!bought?.packAmount) return formatLine(line, language, { beside: true });
  if (bought.unit === 'Piece')
    return formatAmount(bought.amount, 'Piece', language, {
      beside: true,
      pieceName: line.product?.pieceName,
    });
  const packs = formatNumber(bought.amount / bought.packAmount, language, { digits: 2 });
  const of = formatAmount(bought.packAmount, bought.unit, language, { beside: true });
  return packs === '1' ? of : `${packs}\u00A0×\u00A0${of}`;
}

/** Share of difference that no scales show. */
const HARDLY = 0.01;

/**
 * Formats an ordered amount as its list showed it: 2 heads, 2 × 112 gr, 3 loaves; an amount that the list would round
 * stays exact.
 */
export function formatOrdered(
  line: Pick<OrderLine, 'product' | 'amount' | 'unit'>,
  language: Language,
): string {
  const { product, amount, unit } = line;
  const exact = formatAmount(amount, unit, language, { pieceName: product?.pieceName });
  const bought = boughtOf(line);
  if (!product || !bought) return exact;
  const grams = unit === bought.unit ? amount : toGrams(amount, unit, product);
  const whole = unit === bought.unit ? bought.amount : toGrams(bought.amount, bought.unit, product);
  const isSame = grams !== undefined && whole !== undefined && Math.abs(grams - whole) <= HARDLY * whole;
  if (!isSame || (bought.packAmount && bought.unit === 'Piece')) return exact;
  return (bought.packAmount ? formatRow(line, language) : formatLine(line, language)) ?? exact;
}
