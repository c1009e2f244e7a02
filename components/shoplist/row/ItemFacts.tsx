import { useTranslation } from 'next-i18next/pages';
import { useMarkup } from '@/context/order/shop';
import { useLanguage } from '@/context/LanguageContext';
import { usePersonName } from '@/context/people/usePersonName';
import { boughtOf, faultOf, priceOfLine } from '@/lib/domain/shoplist/buy';
import { isDelivered, isOrdered } from '@/lib/domain/shoplist/delivery';
import type { ShopItem } from '@/lib/domain/shoplist/types';
import { formatAmount } from '@/lib/format/amount';
import { formatLine } from '@/lib/format/bought';
import { DEFAULT_TIME_ZONE } from '@/lib/format/moment';
import { formatMoney } from '@/lib/format/number';
import { formatSlot, formatStamp } from '@/lib/format/slot';
import { useToday } from '@/lib/hooks/useToday';
import css from './ItemEditor.module.scss';

/** Lists a line's facts: its dishes, the amount needed and bought, the price, and who ticked it. */
export function ItemFacts({ item }: { item: ShopItem }) {
  const { t } = useTranslation('listLine');
  const nameOf = usePersonName();
  const { from, fault, product, checked, checkedBy } = item;
  const isByHand = checked && !isDelivered(item);
  const unsold = product?.sold ? faultOf(item) : undefined;
  const dishes = from.map(({ Name, times }) => (times > 1 ? t('times', { name: Name, count: times }) : Name));
  return (
    <ul className={css.facts}>
      {dishes.length > 0 && <li>{t('for', { dishes: dishes.join(', ') })}</li>}
      <Bought item={item} />
      <OrderFact item={item} />
      {(checked || isOrdered(item)) && checkedBy && (
        <li>{t(isByHand ? 'by' : 'orderedBy', { name: nameOf(checkedBy.Name) })}</li>
      )}
      {isOrdered(item) && <li>{t('goesOn')}</li>}
      {unsold ? <li>{t(`unsold.${unsold}`)}</li> : fault && <li>{t(`fault.${fault}`)}</li>}
    </ul>
  );
}

/** Shows the line's latest order: its delivery window, or the time it ended. */
function OrderFact({ item }: { item: ShopItem }) {
  const { t } = useTranslation('listLine');
  const { language } = useLanguage();
  const { day: today } = useToday(DEFAULT_TIME_ZONE);
  const { order } = item;
  if (!order) return null;
  const { number, at, wantedFrom: from, wantedTo: to } = order;
  if (at) return <li>{t('order.ended', { number, at: formatStamp(at, today, language) })}</li>;
  const near = [t('slot.today'), t('slot.tomorrow')] as const;
  return <li>{t('order.comes', { number, ...formatSlot({ from, to }, today, language, near) })}</li>;
}

/** Shows the amount that the shop sells, the amount needed, and the price. */
function Bought({ item }: { item: ShopItem }) {
  const { t } = useTranslation('listLine');
  const { language } = useLanguage();
  const markup = useMarkup();
  const { amount, unit, product } = item;
  if (!boughtOf(item)) return null;
  const price = markup === undefined ? undefined : priceOfLine(item, markup);
  const needed =
    amount !== null && unit && formatAmount(amount, unit, language, { pieceName: product?.pieceName });
  const bought = formatLine(item, language) ?? '';
  return (
    <>
      <li>{needed && needed !== bought ? t('boughtFor', { bought, needed }) : t('bought', { bought })}</li>
      {price !== undefined && (
        <li>{t(product?.sold ? 'price' : 'priceElsewhere', { price: formatMoney(price, language) })}</li>
      )}
    </>
  );
}
