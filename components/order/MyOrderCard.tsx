import { Ban, RotateCw } from 'lucide-react';
import { useTranslation } from 'next-i18next/pages';
import dynamic from 'next/dynamic';
import Link from 'next/link';
import { useConfirm } from '@/components/ui/ConfirmProvider';
import { useOrderCalls } from '@/context/data/orders';
import { qrText } from '@/lib/domain/order/code';
import { firstName, type Order } from '@/lib/domain/order/record';
import { canStep, isOpen } from '@/lib/domain/order/states';
import css from '@/styles/order.module.scss';
import { StateTag } from './StateTag';
import { useOrderWords } from './useOrderWords';

// what is folded away is not seen first
const History = dynamic(() => import('./History').then((module) => module.History), { ssr: false });
const OrderLines = dynamic(() => import('./OrderLines').then((module) => module.OrderLines), { ssr: false });
const QRCode = dynamic(() => import('react-qr-code'), { ssr: false });

/** One of a customer's orders: where it is, the code for the door, what is in it. */
export function MyOrderCard({ order, onChanged }: { order: Order; onChanged: () => void }) {
  const { t } = useTranslation(['order', 'common']);
  const { windowOf, money } = useOrderWords();
  const calls = useOrderCalls();
  const confirm = useConfirm();
  const { id, number, state, courier, deliveryCode, lineCount } = order;
  const cancel = async () => {
    const sure = await confirm({ title: t('mine.cancelTitle', { number }), confirmLabel: t('step.cancel') });
    if (sure) await calls.cancel(id).then(onChanged, onChanged);
  };
  return (
    <article className={css.card} aria-labelledby={`order-${id}`}>
      <header>
        <h2 id={`order-${id}`} className="h5">
          {t('number', { number })}
        </h2>
        <span role="status">
          <StateTag state={state} />
        </span>
      </header>
      <p className={css.facts}>
        {windowOf(order)}
        <span>{`${t('lineCount', { count: lineCount })} · ${money(order.toPayTetri)}`}</span>
        {courier && <span>{t('mine.courier', { name: firstName(courier.Name) })}</span>}
      </p>
      {isOpen(state) && deliveryCode && (
        <div className={css.code}>
          <QRCode
            value={qrText(number, deliveryCode)}
            size={112}
            role="img"
            aria-label={t('mine.qr', { number })}
          />
          <div>
            <span>{t('mine.code')}</span>
            <strong>{deliveryCode}</strong>
            <small>{t('mine.codeHelp')}</small>
          </div>
        </div>
      )}
      <details>
        <summary>{t('mine.lines')}</summary>
        <OrderLines order={order} />
      </details>
      <details>
        <summary>{t('mine.history')}</summary>
        <History order={order} />
      </details>
      <footer>
        <Link href={`/shoplist/orders/again?order=${id}`} className="btn btn-outline-secondary">
          <RotateCw size={18} aria-hidden />
          {t('mine.again')}
        </Link>
        {canStep('cancel', state, 'customer') && (
          <button type="button" className="btn btn-outline-danger" onClick={cancel}>
            <Ban size={18} aria-hidden />
            {t('step.cancel')}
          </button>
        )}
      </footer>
    </article>
  );
}
