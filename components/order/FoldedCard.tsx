import { useTranslation } from 'next-i18next/pages';
import { addressText, type Order } from '@/lib/domain/order/record';
import css from '@/components/ui/OrderCard.module.scss';
import { StateTag } from './StateTag';
import { useOrderWords } from './useOrderWords';

/** One of a courier's orders while another one is in hand: enough to find it again. */
export function FoldedCard({ order, onUnfold }: { order: Order; onUnfold: () => void }) {
  const { t } = useTranslation('order');
  const { windowOf } = useOrderWords();
  const { id, number, state, address } = order;
  return (
    <article className={css.card} aria-labelledby={`mine-${id}`}>
      <header>
        <h2 id={`mine-${id}`} className="h5" tabIndex={-1}>
          {t('number', { number })}
        </h2>
        <StateTag state={state} />
      </header>
      <p className={css.facts}>
        {windowOf(order)}
        {address && <span>{addressText(address)}</span>}
      </p>
      <button type="button" className="btn btn-outline-secondary" aria-expanded={false} onClick={onUnfold}>
        {t('courier.unfold')}
      </button>
    </article>
  );
}
