import { BadgeCheck } from 'lucide-react';
import { useTranslation } from 'next-i18next/pages';
import Link from 'next/link';
import { Icon } from '@/components/ui/Icon';
import { useLanguage } from '@/context/LanguageContext';
import { NUTRIENTS } from '@/lib/domain/dish/nutrition';
import { pricesOf } from '@/lib/domain/product/price';
import { productName, type Product } from '@/lib/domain/product/record';
import { formatMoney, formatNumber } from '@/lib/format/number';
import css from './ProductRows.module.scss';
import { usePackPrice } from './usePackPrice';
import { CATEGORIES } from '@/lib/domain/product/types';
import { isOneOf } from '@/lib/domain/isOneOf';

/** Table of products with figures per 100 g and prices; on a phone each row is a block. */
export function ProductRows({ products }: { products: readonly Product[] }) {
  const { t } = useTranslation(['product', 'common']);
  return (
    <table className={css.table}>
      <caption className="visually-hidden">{t('list.caption')}</caption>
      <thead>
        <tr>
          <th scope="col">{t('table.name')}</th>
          {NUTRIENTS.map((nutrient) => (
            <th key={nutrient} scope="col" className={css.number}>
              {t(`common:nutrition.${nutrient}`)}
            </th>
          ))}
          <th scope="col" className={css.number}>
            {t('table.per100')}
          </th>
          <th scope="col" className={css.number}>
            {t('table.perKilo')}
          </th>
          <th scope="col" className={css.number}>
            {t('table.perPiece')}
          </th>
        </tr>
      </thead>
      <tbody>
        {products.map((product) => (
          <ProductRow key={product.id} product={product} />
        ))}
      </tbody>
    </table>
  );
}

function ProductRow({ product }: { product: Product }) {
  const { t } = useTranslation(['product', 'aisle', 'common']);
  const { language } = useLanguage();
  const prices = pricesOf(product);
  const pack = usePackPrice()(product);
  const figure = (value: number | null | undefined, digits = 1) =>
    value === null || value === undefined ? '–' : formatNumber(value, language, { digits });
  const price = (tetri: number | undefined) => (tetri === undefined ? '–' : formatMoney(tetri, language));
  return (
    <tr>
      <th scope="row">
        <Link href={`/products/${product.id}`}>{productName(product, language)}</Link>
        {product.verified && (
          <span className={css.verified}>
            <Icon of={BadgeCheck} size={16} />
            <span className="visually-hidden">{t('state.verified')}</span>
          </span>
        )}
        {isOneOf(CATEGORIES, product.category) && <small>{t(`aisle:name.${product.category}`)}</small>}
      </th>
      {NUTRIENTS.map((nutrient) => (
        <td key={nutrient} className={css.number} data-label={t(`common:nutrition.${nutrient}`)}>
          {figure(product[nutrient], nutrient === 'calories' ? 0 : 1)}
        </td>
      ))}
      <td className={css.number} data-label={t('table.per100')}>
        {price(prices?.per100)}
      </td>
      <td className={css.number} data-label={t('table.perKilo')}>
        {price(prices?.perKilo)}
      </td>
      <td className={css.number} data-label={t('table.perPiece')}>
        {pack ? (
          <>
            {pack[0]} <small>{pack[1]}</small>
          </>
        ) : (
          '–'
        )}
      </td>
    </tr>
  );
}
