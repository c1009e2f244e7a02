import { Ban, Clock, RotateCw } from 'lucide-react';
import { useTranslation } from 'next-i18next/pages';
import dynamic from 'next/dynamic';
import { OrderFacts } from '@/components/order/OrderFacts';
import { LazyOrderLines } from '@/components/order/OrderLines.lazy';
import { Card } from '@/components/ui/Card';
import { Button } from '@/components/ui/inputs/Button';
import { LinkButton } from '@/components/ui/inputs/LinkButton';
import { Tag } from '@/components/ui/Tag';
import { WhenNear } from '@/components/ui/WhenNear';
import { useConfirm } from '@/components/ui/dialogs/ConfirmProvider';
import { useOrderCalls } from '@/context/order/orders';
import { qrText } from '@/lib/domain/order/code';
import { isLate, isSumChanged, type Order } from '@/lib/domain/order/record';
import { canStep, isOpen } from '@/lib/domain/order/states';
import { shopDay } from '@/lib/domain/order/windows';
import { useNow } from '@/lib/hooks/useToday';
import css from './MyOrderCard.module.scss';
import { CallCourier } from './CallCourier';
import { OrderChanges } from '@/components/order/OrderChanges';
import { LazyOrderAtHome } from './OrderAtHome.lazy';
import { LazyOrderQuestions } from './OrderQuestions.lazy';
import { OrderTrack } from './OrderTrack';
import { StateTag } from '@/components/order/StateTag';
import { useOrderWords } from '@/components/order/useOrderWords';
const QRCode = dynamic(() => import('react-qr-code'), { ssr: false });

/** Shows one of a customer's orders: its progress, the delivery code and the lines. */
export function MyOrderCard({ order, onChanged }: { order: Order; onChanged: () => void }) {
  const { t } = useTranslation(['order', 'common']);
  const { windowOf, slot, money } = useOrderWords();
  const calls = useOrderCalls();
  const confirm = useConfirm();
  const now = useNow();
  const { id, number, state, deliveryCode, lineCount } = order;
  const { time, day } = slot({ from: order.wantedFrom, to: order.wantedTo }, shopDay(now));
  const sum = `${t('lineCount', { count: lineCount })} · ${money(order.toPayTetri)}`;
  const cancel = async () => {
    const sure = await confirm({
      title: t('mine.cancelTitle', { number }),
      confirmLabel: t('step.cancel'),
      stayLabel: t('mine.keep'),
    });
    if (sure) await calls.cancel(id).then(onChanged, onChanged);
  };
  return (
    <Card aria-labelledby={`order-${id}`}>
      <header>
        <h2 id={`order-${id}`} className="h5">
          {t('number', { number })}
        </h2>
        <span role="status">
          <StateTag state={state} />
        </span>
        {isLate(order, now) && (
          <Tag icon={Clock} tone="attention">
            {t('mine.late')}
          </Tag>
        )}
      </header>
      {state === 'accepted' && (order.questions?.length ?? 0) > 0 && (
        <LazyOrderQuestions order={order} onAnswered={onChanged} />
      )}
      <p className={isOpen(state) ? css.wanted : css.ended}>
        {t('mine.wanted', { window: isOpen(state) ? `${day}, ${time}` : windowOf(order) })}
      </p>
      {isOpen(state) && (
        <div className={css.way}>
          <OrderTrack order={order} />
          <div>
            <CallCourier order={order} />
            {deliveryCode && <DoorCode number={number} code={deliveryCode} />}
          </div>
        </div>
      )}
      <OrderChanges order={order} />
      <details>
        <summary>
          {t('mine.lines')}
          <strong className={css.sum}>{sum}</strong>
        </summary>
        <LazyOrderLines order={order} />
      </details>
      {isSumChanged(order) && (
        <OrderFacts>
          {t('mine.sumChanged', { before: money(order.estimatedTetri), now: money(order.toPayTetri) })}
        </OrderFacts>
      )}
      {state === 'delivered' && (
        <WhenNear>
          <LazyOrderAtHome order={order} />
        </WhenNear>
      )}
      {!isOpen(state) && (
        <details>
          <summary>{t('mine.history')}</summary>
          <OrderTrack order={order} />
          <CallCourier order={order} />
        </details>
      )}
      <footer>
        <LinkButton href={`/shoplist/orders/again?order=${id}`} icon={RotateCw}>
          {t('mine.again')}
        </LinkButton>
        {canStep('cancel', state, 'customer') && (
          <Button tone="outline-danger" icon={Ban} onClick={cancel}>
            {t('step.cancel')}
          </Button>
        )}
      </footer>
    </Card>
  );
}

/** Shows the delivery code: digits large enough to read across a table, and a QR code. */
function DoorCode({ number, code }: { number: number; code: string }) {
  const { t } = useTranslation('order');
  return (
    <div className={css.code}>
      <div>
        <span>{t('mine.code')}</span>
        <strong>{code}</strong>
      </div>
      <div className={css.qr}>
        <QRCode value={qrText(number, code)} size={96} role="img" aria-label={t('mine.qr', { number })} />
      </div>
      <small>{t('mine.codeHelp')}</small>
    </div>
  );
}
