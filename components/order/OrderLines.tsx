import { useTranslation } from 'next-i18next/pages';
import { Lines } from '@/components/ui/lists/Lines';
import type { Order } from '@/lib/domain/order/record';
import css from './OrderLines.module.scss';
import { useOrderWords } from './useOrderWords';

/** Lists an order's lines with prices and outcomes, and the sums. */
export function OrderLines({ order }: { order: Order }) {
  const { t } = useTranslation('order');
  const { name, ordered, money, change } = useOrderWords();
  const isPacked = order.lines.some(({ outcome }) => outcome);
  return (
    <>
      <Lines>
        {order.lines.map((line) => (
          <li key={line.key}>
            <span className={line.outcome === 'missing' ? css.missing : undefined}>
              {name(line)}
              <small>
                {ordered(line)}
                {change(line) && <span className={css.changed}>{change(line)}</span>}
              </small>
            </span>
            <span>{money(line.outcome ? (line.gotTetri ?? 0) : line.priceTetri)}</span>
          </li>
        ))}
      </Lines>
      <dl className={css.sums}>
        <dt>{t('sum.fee')}</dt>
        <dd>{money(order.feeTetri)}</dd>
        {isPacked && order.toPayTetri !== order.estimatedTetri && (
          <>
            <dt>{t('sum.estimated')}</dt>
            <dd>{money(order.estimatedTetri)}</dd>
          </>
        )}
        <dt>
          <strong>{t(isPacked ? 'sum.toPay' : 'sum.estimated')}</strong>
        </dt>
        <dd>
          <strong>{money(isPacked ? order.toPayTetri : order.estimatedTetri)}</strong>
        </dd>
      </dl>
    </>
  );
}
