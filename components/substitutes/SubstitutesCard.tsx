import { useTranslation } from 'next-i18next/pages';
import type { Product } from '@/lib/domain/product/record';
import { formatNumber } from '@/lib/format/number';
import { useLanguage } from '@/context/LanguageContext';
import { withNamespaces } from '@/lib/i18n/withNamespaces';
import substitutesTexts from '@/locales/en/substitutes.json';
import css from './SubstituteRow.module.scss';
import { SubstituteRow } from './SubstituteRow';

export const SubstitutesCard = withNamespaces(Card, { substitutes: substitutesTexts });

/** Lists a product's substitutes, with the amount that replaces 100 g. */
function Card({ product, className = '' }: { product: Product; className?: string }) {
  const { t } = useTranslation('substitutes');
  const { language } = useLanguage();
  const substitutes = product.substitutes ?? [];
  return (
    <section className={`${className} whole-row`}>
      <h2 className="h4">
        {t('title')}
        {substitutes.some(({ lent }) => lent) && <sup>†</sup>}
      </h2>
      {substitutes.length === 0 ? (
        <p>{t('none')}</p>
      ) : (
        <>
          <p className="form-text">{t('per100')}</p>
          <ul className={css.rows}>
            {substitutes.map((substitute) => {
              const grams = formatNumber(substitute.ratio * 100, language, { digits: 0 });
              return (
                <li key={substitute.food}>
                  <SubstituteRow {...{ substitute, product }} amount={t('grams', { value: grams })} />
                </li>
              );
            })}
          </ul>
        </>
      )}
    </section>
  );
}
