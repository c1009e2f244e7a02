import { ArrowRight } from 'lucide-react';
import { useTranslation } from 'next-i18next/pages';
import { useSubstitutes } from '@/context/substitutes/substitutes';
import { useLanguage } from '@/context/LanguageContext';
import { productName, type Product } from '@/lib/domain/product/record';
import { isFreeOf } from '@/lib/domain/substitutes/allergens';
import { withNamespaces } from '@/lib/i18n/withNamespaces';
import substitutesTexts from '@/locales/en/substitutes.json';

interface SafeInsteadProps {
  /** The reader's allergens in the recipe, and the products that contain them. */
  readonly allergens: readonly string[];
  readonly products: readonly Product[];
}

export const SafeInstead = withNamespaces(Safe, { substitutes: substitutesTexts });

/**
 * Lists substitutes for products with the reader's allergens, if they are surely free of all of these: walnuts →
 * sunflower seeds.
 */
function Safe({ allergens, products }: SafeInsteadProps) {
  const { t } = useTranslation('substitutes');
  const { language } = useLanguage();
  const known = useSubstitutes(products.map(({ id }) => id));
  const byId = new Map(products.map((product) => [product.id, product]));
  const safe = [...byId.values()].flatMap((product) => {
    const free = known.get(product.id)?.filter((one) => isFreeOf(one, allergens)) ?? [];
    return free.length > 0 ? [{ product, free }] : [];
  });
  if (safe.length === 0) return null;
  return (
    <div className="mt-2 text-body">
      <b>{t('safe')}</b>
      <ul className="stack gap-1">
        {safe.map(({ product, free }) => (
          <li key={product.id}>
            {productName(product, language)} <ArrowRight size={16} role="img" aria-label={t('becomes')} />{' '}
            {free.map((one) => productName(one, language)).join(', ')}
          </li>
        ))}
      </ul>
    </div>
  );
}
