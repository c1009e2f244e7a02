import { useTranslation } from 'next-i18next/pages';
import { useListed } from '@/context/shoplist/listThing';
import { useLanguage } from '@/context/LanguageContext';
import { lackOf } from '@/lib/domain/pantry/lack';
import type { PantryItem } from '@/lib/domain/pantry/types';
import { aisleOf } from '@/lib/domain/shoplist/change';
import type { ShopList } from '@/lib/domain/shoplist/types';
import { formatAmount } from '@/lib/format/amount';
import { lineName } from '@/lib/format/lineName';
import { LowThings, type LowThing } from './LowThings';

interface KitchenLowProps {
  /** Things at home below their minimum. */
  readonly items: readonly PantryItem[];
  /** Other things that run low. */
  readonly others: readonly LowThing[];
  readonly list: ShopList | undefined;
}

/** Lists the shortages of the kitchen before others; a thing already on a shopping list names that list. */
export function KitchenLow({ items, others, list }: KitchenLowProps) {
  const { t } = useTranslation('day');
  const { language } = useLanguage();
  const listed = useListed(items);
  const leftOf = ({ amount, level, unit, product }: PantryItem) => {
    if (level === 'gone' || (level === null && amount <= 0)) return t('low.gone');
    if (level !== null) return t('low.little');
    const style = { pieceName: product?.pieceName, beside: true };
    return t('low.left', { amount: formatAmount(amount, unit ?? 'Piece', language, style) });
  };
  const kitchen = items.map((item): LowThing => {
    const { key, Name, product } = item;
    const { amount, unit } = lackOf(item);
    const thing = { key, Name, amount, unit, category: aisleOf(product), product: product?.id };
    return {
      id: key,
      name: lineName(item, language),
      left: leftOf(item),
      thing,
      on: listed ? listed.get(key) : null,
    };
  });
  return <LowThings things={[...kitchen, ...others]} list={list} />;
}
