import { ChevronDown } from 'lucide-react';
import { useTranslation } from 'next-i18next/pages';
import { OrderFacts } from '@/components/order/OrderFacts';
import { Card } from '@/components/ui/Card';
import { Button } from '@/components/ui/inputs/Button';
import { addressText, type Order } from '@/lib/domain/order/record';
import css from './CourierOrders.module.scss';
import { StateTag } from '@/components/order/StateTag';
import { useOrderWords } from '@/components/order/useOrderWords';

/** Shows one of a courier's other orders, folded to the facts that identify it. */
export function FoldedCard({ order, onUnfold }: { order: Order; onUnfold: () => void }) {
  const { t } = useTranslation('order');
  const { windowOf, sumOf } = useOrderWords();
  const { id, number, state, address, payment } = order;
  return (
    <Card aria-labelledby={`mine-${id}`}>
      <header>
        <h2 id={`mine-${id}`} className="h5" tabIndex={-1}>
          {t('number', { number })}
        </h2>
        <StateTag state={state} />
      </header>
      <OrderFacts>
        {windowOf(order)}
        {address && <span className="text-muted">{addressText(address)}</span>}
        <span className="text-muted">{`${t('sum.collect')}: ${sumOf(order)} · ${t(`payment.${payment}`)}`}</span>
      </OrderFacts>
      <Button
        icon={ChevronDown}
        iconSize={20}
        className={css.unfold}
        aria-expanded={false}
        onClick={onUnfold}
      >
        {t('courier.unfold')}
      </Button>
    </Card>
  );
}
