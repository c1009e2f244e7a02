import { useTranslation } from 'next-i18next/pages';
import { useLanguage } from '@/context/LanguageContext';
import { PLACES, type PantryItem, type ItemStock } from '@/lib/domain/pantry/types';
import { formatAmount } from '@/lib/format/amount';
import { lineName } from '@/lib/format/lineName';

/** Formats names, amounts and places of things at home. */
export function usePantryText() {
  const { t } = useTranslation('pantry');
  const { language } = useLanguage();
  const amountOf = ({ product, unit }: Pick<PantryItem, 'product' | 'unit'>, amount: number) =>
    formatAmount(amount, unit ?? 'Piece', language, { pieceName: product?.pieceName, short: true });
  return {
    nameOf: (item: Pick<PantryItem, 'product' | 'Name'>) => lineName(item, language),
    amountOf,
    thereOf: (item: Pick<PantryItem, 'product' | 'unit'>, { amount, level }: ItemStock) =>
      level === null ? amountOf(item, amount) : t(`level.${level}`),
    placeOf: (place: string) => {
      const known = PLACES.find((one) => one === place);
      return known ? t(`place.${known}`) : place || t('place.none');
    },
  };
}
