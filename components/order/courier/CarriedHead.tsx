import { ChevronLeft, CloudUpload, Phone } from 'lucide-react';
import { useTranslation } from 'next-i18next/pages';
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
  /** Whether a step of it still waits for the network. */
  readonly isWaiting: boolean;
  /** Leads back to the others; an order that was handed over is in hand no more. */
  readonly onFold?: () => void;
}

/** The head of the order in hand, which stays in sight: which one and for when, and while it is packed for whom, with a call. */
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
          <button type="button" className={css.back} aria-label={t('courier.fold')} onClick={onFold}>
            <ChevronLeft size={24} aria-hidden />
          </button>
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
            <Phone size={22} aria-hidden />
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
