import { useTranslation } from 'next-i18next/pages';
import { useLanguage } from '@/context/LanguageContext';
import { productName, type Product } from '@/lib/domain/product/record';
import { withNamespaces } from '@/lib/i18n/withNamespaces';
import food from '@/locales/en/food.json';

export const FoodSource = withNamespaces(Source, { food });

/** Names the food that provides the figures a product lacks. */
function Source({ food, isTyping = false }: { food: NonNullable<Product['food']>; isTyping?: boolean }) {
  const { t } = useTranslation('food');
  const { language } = useLanguage();
  const name = productName(food, language);
  return (
    <p className="form-text">
      {t(isTyping ? 'source.typing' : 'source.shown')} {t('source.food', { name, tableName: food.tableName })}
    </p>
  );
}
