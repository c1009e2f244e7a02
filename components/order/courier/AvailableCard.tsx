import { Clock, MapPin, UserX, Weight } from 'lucide-react';
import { useTranslation } from 'next-i18next/pages';
import { MainButton } from './MainButton';
import { Card } from '@/components/ui/Card';
import { type Order } from '@/lib/domain/order/record';
import { useOffline } from '@/lib/hooks/useOffline';
import css from './AvailableCard.module.scss';
import { useOrderWords } from '@/components/order/useOrderWords';

interface AvailableCardProps {
  readonly order: Order;
  readonly isTaking: boolean;
  /** Another courier took the order first; the card only says so until it is dismissed. */
  readonly isLost: boolean;
  readonly onTake: () => void;
  readonly onRead: () => void;
}

/** Shows an order that no courier has taken: district, window, weight and pay, but not the customer. */
export function AvailableCard({ order, isTaking, isLost, onTake, onRead }: AvailableCardProps) {
  const { t } = useTranslation(['order', 'errors']);
  const { windowOf, weight, district, money } = useOrderWords();
  const { isOffline } = useOffline();
  const place = district(order);
  return (
    <Card aria-labelledby={`free-${order.id}`}>
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
      {isLost ? (
        <div className={css.said} role="alert">
          <p>
            <UserX size={20} aria-hidden /> {t('errors:code.order.alreadyTaken')}
          </p>
          <button type="button" className="btn btn-outline-secondary" onClick={onRead}>
            {t('courier.understood')}
          </button>
        </div>
      ) : (
        <MainButton disabled={isOffline} aria-disabled={isTaking || undefined} onClick={onTake}>
          {t('step.accept')}
        </MainButton>
      )}
    </Card>
  );
}
