import { TriangleAlert } from 'lucide-react';
import { useTranslation } from 'next-i18next/pages';
import { useState } from 'react';
import { LazyOneFieldDialog } from '@/components/forms/OneFieldDialog.lazy';
import { OrderFacts } from '@/components/order/OrderFacts';
import { Card } from '@/components/ui/Card';
import { Button } from '@/components/ui/inputs/Button';
import { Tag } from '@/components/ui/Tag';
import { useOrderCalls } from '@/context/order/orders';
import { usePersonName } from '@/context/people/usePersonName';
import { addressText, isLate, type Order } from '@/lib/domain/order/record';
import { canStep, isOpen } from '@/lib/domain/order/states';
import { ORDER_LIMITS } from '@/lib/domain/order/types';
import css from './AdminOrderCard.module.scss';
import { History } from './History';
import { OrderChanges } from '@/components/order/OrderChanges';
import { OrderLines } from '@/components/order/OrderLines';
import { OrderQuestions } from '@/components/order/mine/OrderQuestions';
import { StateTag } from '@/components/order/StateTag';
import { useOrderWords } from '@/components/order/useOrderWords';

interface AdminOrderCardProps {
  readonly order: Order;
  readonly couriers: readonly { readonly id: number; readonly Name: string }[];
  readonly onChanged: () => void;
}

/** Shows one order to Admin: customer, courier and the actions Admin may take. */
export function AdminOrderCard({ order, couriers, onChanged }: AdminOrderCardProps) {
  const { t } = useTranslation('order');
  const nameOf = usePersonName();
  const { windowOf, money, district } = useOrderWords();
  const calls = useOrderCalls();
  const [isCancelling, setCancelling] = useState(false);
  const [now] = useState(() => Date.now());
  const { id, number, state, recipient, address, courier } = order;
  return (
    <Card aria-labelledby={`all-${id}`}>
      <header>
        <h2 id={`all-${id}`} className="h5">
          {t('number', { number })}
        </h2>
        <StateTag state={state} />
        {isLate(order, now) && (
          <Tag icon={TriangleAlert} tone="attention">
            {t('courier.late')}
          </Tag>
        )}
        {order.isUnconfirmed && (
          <Tag icon={TriangleAlert} tone="attention">
            {t('admin.unconfirmed')}
          </Tag>
        )}
      </header>
      <OrderFacts>
        {windowOf(order)}
        <span className="text-muted">
          {[recipient && nameOf(recipient.Name), address && addressText(address), district(order)]
            .filter(Boolean)
            .join(' · ')}
        </span>
        <span className="text-muted">{money(order.toPayTetri)}</span>
      </OrderFacts>
      <OrderQuestions order={order} />
      <OrderChanges order={order} />
      {isOpen(state) && (
        <label>
          <span className="visually-hidden">{t('admin.assign', { number })}</span>
          <select
            className="form-select"
            value={courier?.id ?? ''}
            onChange={({ target }) => void calls.assign(id, Number(target.value)).then(onChanged, onChanged)}
          >
            {!courier && <option value="">{t('admin.nobody')}</option>}
            {courier && !couriers.some((one) => one.id === courier.id) && (
              <option value={courier.id}>{nameOf(courier.Name)}</option>
            )}
            {couriers.map((one) => (
              <option key={one.id} value={one.id}>
                {nameOf(one.Name)}
              </option>
            ))}
          </select>
        </label>
      )}
      <details>
        <summary>{t('admin.details')}</summary>
        <OrderLines order={order} />
        <History order={order} />
        {order.receivedBy && <p>{t('admin.receivedBy', { name: nameOf(order.receivedBy) })}</p>}
        {order.proof && (
          // eslint-disable-next-line @next/next/no-img-element -- a file of the CMS, shown as it is
          <img src={order.proof.url} alt={t('admin.proof')} className={css.proof} loading="lazy" />
        )}
      </details>
      {canStep('cancel', state, 'admin') && (
        <footer>
          <Button tone="outline-danger" onClick={() => setCancelling(true)}>
            {t('step.cancel')}
          </Button>
        </footer>
      )}
      {isCancelling && (
        <LazyOneFieldDialog
          lines={4}
          title={t('cancel.title')}
          label={t('fail.label')}
          help={t('fail.help')}
          sendLabel={t('cancel.send')}
          stayLabel={t('mine.keep')}
          maxLength={ORDER_LIMITS.reason.max}
          onSend={(reason) => calls.cancel(id, reason).finally(onChanged)}
          onClose={() => setCancelling(false)}
        />
      )}
    </Card>
  );
}
