import { useTranslation } from 'next-i18next/pages';
import { useLanguage } from '@/context/LanguageContext';
import { clockText } from '@/lib/domain/dish/timers';
import { differenceOf } from '@/lib/domain/order/price';
import { districtName, lineName, type Order, type OrderLine } from '@/lib/domain/order/record';
import type { Day } from '@/lib/domain/time/day';
import { formatAmount } from '@/lib/format/amount';
import { formatOrdered } from '@/lib/format/bought';
import { DEFAULT_TIME_ZONE, momentIn } from '@/lib/format/moment';
import { formatDifference, formatMoney, formatNumber } from '@/lib/format/number';
import { formatHours, formatSlot, formatStamp } from '@/lib/format/slot';
import { formatDate } from '@/lib/format/time';

type Amount = Pick<OrderLine, 'amount' | 'unit'> & {
  readonly product?: { readonly pieceName?: string | null } | null;
};

/** Formats the parts of an order in the chosen language; times are in the shop's time zone. */
export function useOrderWords() {
  const { t } = useTranslation('order');
  const { language } = useLanguage();
  const window = ({ from, to }: { from: string; to: string }) => {
    const [start, end] = [
      momentIn(DEFAULT_TIME_ZONE, new Date(from)),
      momentIn(DEFAULT_TIME_ZONE, new Date(to)),
    ];
    return `${formatDate(start.day, language, 'weekday')}, ${formatHours(start.time, end.time)}`;
  };
  const slot = (between: { from: string; to: string }, today: Day) =>
    formatSlot(between, today, language, [t('slot.today'), t('slot.tomorrow')]);
  const money = (tetri: number) => formatMoney(tetri, language);
  const difference = (tetri: number) => formatDifference(tetri, language);
  const name = (line: Pick<OrderLine, 'Name' | 'NameKa'>) => lineName(line, language);
  const amount = ({ amount: count, unit, product }: Amount) =>
    formatAmount(count, unit, language, { pieceName: product?.pieceName });
  /** Returns how a line differs from the order and the difference in price; undefined if it does not differ. */
  const changed = (line: OrderLine): [what: string, costs?: string] | undefined => {
    const { outcome, unit, replacement } = line;
    if (!outcome || (outcome === 'got' && (line.gotAmount ?? line.amount) === line.amount)) return undefined;
    // packed offline: the name and price of the replacement are not known yet
    if (outcome === 'replaced' && !replacement) return [t('outcome.replaced')];
    const got = amount({
      amount: line.gotAmount ?? line.amount,
      unit: line.replacementUnit ?? unit,
      product: outcome === 'replaced' ? (replacement ?? null) : line.product,
    });
    const instead = replacement ? name(replacement) : '';
    const key = outcome === 'got' && unit === 'Piece' ? 'counted' : outcome;
    return [t(`change.${key}`, { name: instead, amount: got }), difference(differenceOf(line))];
  };
  return {
    language,
    money,
    difference,
    changed,
    /** Same as `changed`, in one line. */
    change: (line: OrderLine): string | undefined => changed(line)?.join(' · '),
    /** Returns the sum to pay, with "≈" before it if it is estimated. */
    sumOf: ({ toPayTetri, sumIs }: Pick<Order, 'toPayTetri' | 'sumIs'>) =>
      `${sumIs ? '≈\u00A0' : ''}${money(toPayTetri)}`,
    clock: (ms: number) => clockText(Math.ceil(ms / 1000)),
    stamp: (at: string, today: Day) => formatStamp(at, today, language),
    instant: (at: string) => formatDate(new Date(at), language, 'instant', DEFAULT_TIME_ZONE),
    window,
    slot,
    /** Returns the hours of an order's window, without the day. */
    windowHours: ({ wantedFrom, wantedTo }: Order) => slot({ from: wantedFrom, to: wantedTo }, '').time,
    windowOf: ({ wantedFrom, wantedTo }: Order) => window({ from: wantedFrom, to: wantedTo }),
    weight: (grams: number) => t('weight', { value: formatNumber(grams / 1000, language, { digits: 1 }) }),
    district: (order: Order) => districtName(order, language),
    name,
    nameOf: ({ Name, NameKa }: { Name: string | null; NameKa: string | null }) =>
      name({ Name: Name ?? '', NameKa }),
    amount,
    /** Returns the ordered amount, written as on its list. */
    ordered: (line: Pick<OrderLine, 'product' | 'amount' | 'unit'>) => formatOrdered(line, language),
  };
}
