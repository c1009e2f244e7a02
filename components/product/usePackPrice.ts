import { useTranslation } from 'next-i18next/pages';
import { useLanguage } from '@/context/LanguageContext';
import { pricesOf } from '@/lib/domain/product/price';
import type { Product } from '@/lib/domain/product/record';
import { formatMoney, formatNumber } from '@/lib/format/number';
import { unitName } from '@/lib/format/unit';

/** Returns a function that formats a product's price and its unit: one piece, else a pack with its weight. */
export function usePackPrice() {
  const { t } = useTranslation('product');
  const { language } = useLanguage();
  return (product: Product): readonly [price: string, of: string] | undefined => {
    const prices = pricesOf(product);
    if (prices?.perPiece !== undefined)
      return [formatMoney(prices.perPiece, language), unitName('Piece', language, product.pieceName)];
    if (prices?.perPack === undefined) return undefined;
    const weight = formatNumber(product.packSize ?? 0, language, { digits: 0 });
    return [formatMoney(prices.perPack, language), t('table.pack', { weight })];
  };
}
