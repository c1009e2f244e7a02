import { useTranslation } from 'next-i18next/pages';
import type { ComboOption } from '@/components/ui/inputs/Combobox';
import { useLanguage } from '@/context/LanguageContext';
import type { Offered } from '@/context/food/foods';
import { namedOf, offerKey } from '@/lib/domain/food/offer';
import type { FoodState } from '@/lib/domain/food/types';
import { productName } from '@/lib/domain/product/record';
import { formatNumber } from '@/lib/format/number';

/**
 * Returns a function that maps products and foods to list rows with their energy per 100 g; a food also shows its state
 * and that it comes from the table.
 */
export function useOfferOptions() {
  const { t } = useTranslation('food');
  const { language } = useLanguage();
  return (offered: Offered): ComboOption => {
    const one = namedOf(offered);
    const { calories } = one;
    const isKnown = calories !== null && calories !== undefined;
    return {
      id: offerKey(offered),
      label: productName(one, language),
      figure: isKnown
        ? t('offer.kcal', { value: formatNumber(calories, language, { digits: 0 }) })
        : undefined,
      ...(offered.kind === 'food' && { origin: originOf(offered.food.state) }),
      ...(offered.kind === 'product' && !offered.product.verified && { hint: t('offer.unverified') }),
    };
  };

  function originOf(state?: FoodState | null) {
    return [t('offer.fromTable'), state && t(`state.${state}`)].filter(Boolean).join(', ');
  }
}
