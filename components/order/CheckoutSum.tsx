import { useTranslation } from 'next-i18next/pages';
import type { Quote } from '@/context/data/orders';
import type { OrderFault } from '@/lib/hooks/orderFault';
import css from '@/styles/order.module.scss';
import { useOrderWords } from './useOrderWords';

/** What the order will cost, as far as it can be known before it is weighed. */
export function CheckoutSum({ quote, whole }: { quote: Quote | null; whole?: OrderFault }) {
  const { t } = useTranslation(['order', 'validation']);
  const { money } = useOrderWords();
  if (!quote) return null;
  return (
    <section aria-live="polite">
      <dl className={css.sums}>
        <dt>{t('sum.goods')}</dt>
        <dd>{money(quote.goodsTetri)}</dd>
        <dt>{t('sum.fee')}</dt>
        <dd>{money(quote.feeTetri)}</dd>
        <dt>
          <strong>{t('sum.estimated')}</strong>
        </dt>
        <dd>
          <strong>{money(quote.totalTetri)}</strong>
        </dd>
      </dl>
      {quote.goodsTetri < quote.minimumTetri && (
        <p className={css.note}>{t('sum.minimum', { sum: money(quote.minimumTetri) })}</p>
      )}
      {whole && <p className="field-error">{String(t(whole.keys as never, whole.values as never))}</p>}
      <p className="form-text">{t('checkout.final')}</p>
    </section>
  );
}
