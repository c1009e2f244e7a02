import { useTranslation } from 'next-i18next/pages';
import { useLanguage } from '@/context/LanguageContext';
import { districtName, lineName, type Order, type OrderLine } from '@/lib/domain/order/record';
import { formatAmount } from '@/lib/format/amount';
import { DEFAULT_TIME_ZONE, momentIn } from '@/lib/format/moment';
import { formatMoney, formatNumber } from '@/lib/format/number';
import { formatDate } from '@/lib/format/time';

/** How the parts of an order are said in the chosen language; times are those of the shop. */
export function useOrderWords() {
  const { t } = useTranslation('order');
  const { language } = useLanguage();
  const window = ({ from, to }: { from: string; to: string }) => {
    const [start, end] = [
      momentIn(DEFAULT_TIME_ZONE, new Date(from)),
      momentIn(DEFAULT_TIME_ZONE, new Date(to)),
    ];
    return `${formatDate(start.day, language, 'weekday')}, ${start.time}–${end.time}`;
  };
  return {
    language,
    money: (tetri: number) => formatMoney(tetri, language),
    instant: (at: string) => formatDate(new Date(at), language, 'instant', DEFAULT_TIME_ZONE),
    window,
    windowOf: ({ wantedFrom, wantedTo }: Order) => window({ from: wantedFrom, to: wantedTo }),
    weight: (grams: number) => t('weight', { value: formatNumber(grams / 1000, language, { digits: 1 }) }),
    district: (order: Order) => districtName(order, language),
    name: (line: Pick<OrderLine, 'Name' | 'NameKa'>) => lineName(line, language),
    amount: ({ amount, unit, product }: Pick<OrderLine, 'amount' | 'unit' | 'product'>) =>
      formatAmount(amount, unit, language, { pieceName: product?.pieceName }),
  };
}
