import { useTranslation } from 'next-i18next/pages';
import { useLanguage } from '@/context/LanguageContext';
import type { ListPrice as Price } from '@/lib/domain/shoplist/buy';
import { formatMoney } from '@/lib/format/number';
import css from './ListPrice.module.scss';

interface ListPriceProps {
  readonly price: Price;
  /** True if prices elsewhere are the household's own. */
  readonly isOwn: boolean;
}

/** Shows the cost of the remaining lines: in the shop, elsewhere, and the number of lines without a price. */
export function ListPrice({ price, isOwn }: ListPriceProps) {
  const { shopTetri, otherTetri, others, unknown } = price;
  const { t } = useTranslation('shoplist');
  const { language } = useLanguage();
  if (shopTetri + otherTetri === 0) return null;
  return (
    <p className={css.price}>
      <span>{t('price.open')}</span>{' '}
      <strong>{t('price.shop', { price: formatMoney(shopTetri, language) })}</strong>
      {shopTetri > 0 && <small>{t('price.delivery')}</small>}
      {others > 0 && (
        <small>{t('price.other', { count: others, price: formatMoney(otherTetri, language) })}</small>
      )}
      {others > 0 && isOwn && <small>{t('price.own')}</small>}
      {unknown > 0 && <small>{t('price.unknown', { count: unknown })}</small>}
    </p>
  );
}
