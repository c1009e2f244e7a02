import { Clock, MapPin, Weight } from 'lucide-react';
import { useTranslation } from 'next-i18next/pages';
import { useState } from 'react';
import { useOrderCalls } from '@/context/data/orders';
import { type Order } from '@/lib/domain/order/record';
import { useOffline } from '@/lib/hooks/useOffline';
import css from '@/styles/order.module.scss';
import { useOrderWords } from './useOrderWords';

interface AvailableCardProps {
  readonly order: Order;
  readonly onTaken: () => void;
  readonly onLost: () => void;
}

/** An order before it is taken: district, window, weight and pay, nothing of whose it is. */
export function AvailableCard({ order, onTaken, onLost }: AvailableCardProps) {
  const { t } = useTranslation('order');
  const { windowOf, weight, district, money } = useOrderWords();
  const { accept } = useOrderCalls();
  const { isOffline } = useOffline();
  const [isTaking, setTaking] = useState(false);
  const take = async () => {
    if (isTaking) return;
    setTaking(true);
    await accept(order.id).then(onTaken, onLost); // the alert says who was quicker
    setTaking(false);
  };
  const place = district(order);
  return (
    <article className={css.card} aria-labelledby={`free-${order.id}`}>
      <header>
        <h2 id={`free-${order.id}`} className="h5">
          {t('number', { number: order.number })}
        </h2>
        <strong>{t('courier.pays', { sum: money(order.feeTetri) })}</strong>
      </header>
      <ul className={css.short}>
        <li>
          <MapPin size={20} aria-hidden />
          {place ? t('courier.district', { name: place }) : t('courier.noDistrict')}
        </li>
        <li>
          <Clock size={20} aria-hidden />
          {windowOf(order)}
        </li>
        <li>
          <Weight size={20} aria-hidden />
          {`${weight(order.weightGrams)} · ${t('lineCount', { count: order.lineCount })}`}
        </li>
      </ul>
      <button
        type="button"
        className={`btn btn-primary ${css.main}`}
        disabled={isOffline}
        aria-disabled={isTaking || undefined}
        onClick={take}
      >
        {t('step.accept')}
      </button>
    </article>
  );
}
