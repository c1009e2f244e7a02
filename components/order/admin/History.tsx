import { useTranslation } from 'next-i18next/pages';
import type { Order } from '@/lib/domain/order/record';
import css from './AdminOrderCard.module.scss';
import { useOrderWords } from '@/components/order/useOrderWords';

/** Lists an order's changes of state with time and reason. */
export function History({ order }: { order: Order }) {
  const { t } = useTranslation('order');
  const { instant } = useOrderWords();
  const placed = { key: 'placed', state: 'placed' as const, at: order.createdAt, note: null };
  return (
    <ol className={css.history}>
      {[placed, ...order.history].map(({ key, state, at, note }) => (
        <li key={key}>
          <time dateTime={at}>{instant(at)}</time> {t(`state.${state}`)}
          {note && <q>{note}</q>}
        </li>
      ))}
    </ol>
  );
}
