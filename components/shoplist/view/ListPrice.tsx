import { useTranslation } from 'next-i18next/pages';
import { useLanguage } from '@/context/LanguageContext';
import type { ListPrice as Price } from '@/lib/domain/shoplist/buy';
import { formatMoney } from '@/lib/format/number';
import css from './ListPrice.module.scss';

interface ListPriceProps {
  readonly price: Price;
  /** Something elsewhere is priced as one paid it oneself. */
  readonly isOwn: boolean;
}

/** What is left to buy costs: in the shop, elsewhere, and what nobody can price. */
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
