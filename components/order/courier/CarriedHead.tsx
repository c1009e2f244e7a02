import { ChevronLeft, CloudUpload, Phone } from 'lucide-react';
import { useTranslation } from 'next-i18next/pages';
import { Icon } from '@/components/ui/Icon';
import { Button } from '@/components/ui/inputs/Button';
import { Tag } from '@/components/ui/Tag';
import { usePersonName } from '@/context/people/usePersonName';
import { phoneLink, type Order } from '@/lib/domain/order/record';
import { shopDay } from '@/lib/domain/order/windows';
import { useNow } from '@/lib/hooks/useToday';
import css from './CarriedHead.module.scss';
import { StateTag } from '@/components/order/StateTag';
import { useOrderWords } from '@/components/order/useOrderWords';

interface CarriedHeadProps {
  readonly order: Order;
  /** True while a step of this order is still queued for the network. */
  readonly isWaiting: boolean;
  /** Folds the card and returns to the list; absent once the order is delivered. */
  readonly onFold?: () => void;
}

/**
 * Sticky head of the open order: its number and window, and while it is packed also the customer with a call button.
 */
export function CarriedHead({ order, isWaiting, onFold }: CarriedHeadProps) {
  const { t } = useTranslation('order');
  const { slot } = useOrderWords();
  const nameOf = usePersonName();
  const { id, number, state, recipient } = order;
  const { time, day } = slot({ from: order.wantedFrom, to: order.wantedTo }, shopDay(useNow()));
  const isPacking = state === 'accepted';
  return (
    <>
      <div className={css.head} data-stays={onFold ? true : undefined}>
        {onFold && (
          <Button
            tone="bare"
            icon={ChevronLeft}
            iconSize={24}
            className={css.back}
            aria-label={t('courier.fold')}
            onClick={onFold}
          />
        )}
        <div className={css.title}>
          <h2 id={`mine-${id}`} className="h5" tabIndex={-1}>
            {t('number', { number })}
          </h2>
          <p>
            <span>{`${day}, ${time}`}</span>
            {isPacking && recipient && <strong>{nameOf(recipient.Name)}</strong>}
          </p>
        </div>
        {!isPacking && <StateTag state={state} />}
        {isPacking && recipient && (
          <a className={css.call} href={phoneLink(recipient.phone)}>
            <Icon of={Phone} size={22} />
            {t('courier.call')}
          </a>
        )}
      </div>
      {isWaiting && (
        <div>
          <Tag icon={CloudUpload} tone="attention">
            {t('courier.waiting')}
          </Tag>
        </div>
      )}
    </>
  );
}
