import { Clock, MapPin, UserX, Weight } from 'lucide-react';
import { useTranslation } from 'next-i18next/pages';
import { Icon } from '@/components/ui/Icon';
import { Button } from '@/components/ui/inputs/Button';
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
          <Icon of={MapPin} size={20} />
          {place ? t('courier.district', { name: place }) : t('courier.noDistrict')}
        </li>
        <li>
          <Icon of={Clock} size={20} />
          {windowOf(order)}
        </li>
        <li>
          <Icon of={Weight} size={20} />
          {`${weight(order.weightGrams)} · ${t('lineCount', { count: order.lineCount })}`}
        </li>
      </ul>
      {isLost ? (
        <div className={css.said} role="alert">
          <p>
            <Icon of={UserX} size={20} /> {t('errors:code.order.alreadyTaken')}
          </p>
          <Button onClick={onRead}>{t('courier.understood')}</Button>
        </div>
      ) : (
        <MainButton disabled={isOffline} isBusy={isTaking} onClick={onTake}>
          {t('step.accept')}
        </MainButton>
      )}
    </Card>
  );
}
