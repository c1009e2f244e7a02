import { useTranslation } from 'next-i18next/pages';
import { useEffect, useMemo } from 'react';
import { flushSync } from 'react-dom';
import { OrderTabs } from '@/components/order/OrderTabs';
import { EmptyState } from '@/components/ui/feedback/EmptyState';
import { RemoteView } from '@/components/ui/feedback/RemoteView';
import { SkeletonRows } from '@/components/ui/feedback/Skeletons';
import { useAuth } from '@/context/AuthContext';
import { useCourierOrders, type CourierOrders as Orders } from '@/context/order/orders';
import { withWaiting, type Order } from '@/lib/domain/order/record';
import { CARRIED_STATES } from '@/lib/domain/order/states';
import { dayStart } from '@/lib/domain/order/windows';
import type { Day } from '@/lib/domain/time/day';
import { DEFAULT_TIME_ZONE } from '@/lib/format/moment';
import { useQueue } from '@/lib/hooks/useQueue';
import { useSessionState } from '@/lib/hooks/useSessionState';
import { useKnownDay } from '@/lib/hooks/useToday';
import { dropPackMarks } from '@/lib/stored/packMarks';
import { withNamespaces } from '@/lib/i18n/withNamespaces';
import order from '@/locales/en/order.json';
import validation from '@/locales/en/validation.json';
import css from './CourierOrders.module.scss';
import { AvailableList } from './AvailableList';
import { CarriedList } from './CarriedList';
import { OfflineSwitch, SyncNotes } from './CourierNotes';
import { DoneList } from './DoneList';

const PLACES = ['available', 'mine', 'done'] as const;
type Place = (typeof PLACES)[number];

const toPack = ({ mine }: Orders) => mine.filter(({ state }) => state === 'accepted').map(({ id }) => id);

/** Shows a courier's work: orders to take, orders they carry, orders they delivered today. */
function CourierWork() {
  const { t } = useTranslation('order');
  const { person } = useAuth();
  const day = useKnownDay(DEFAULT_TIME_ZONE);
  const { remote, reload } = useCourierOrders(day);
  useEffect(() => {
    if (person && remote.status === 'ready') dropPackMarks(person.id, toPack(remote.data));
  }, [person, remote]);
  const [place, setPlace] = useSessionState<Place>('courierPlace', 'available', (kept) =>
    PLACES.includes(kept),
  );
  const [inHand, setInHand] = useSessionState('courierOrder', 0);
  const takeUp = (id: number) => setInHand(() => id);
  const carried = remote.status === 'ready' ? remote.data.mine.map(({ id }) => id) : [];
  const show = (id: number, hand = id) => {
    flushSync(() => {
      setPlace(() => 'mine');
      takeUp(hand);
    });
    const title = document.getElementById(`mine-${id}`);
    title?.scrollIntoView({ block: 'start' });
    title?.focus({ preventScroll: true });
  };
  return (
    <div className={css.outside}>
      <SyncNotes carried={carried} onShow={show} />
      <RemoteView of={remote} skeleton={<SkeletonRows count={5} />} onRetry={reload}>
        {(orders) =>
          day && (
            <Places
              {...{ orders, place, inHand, reload, today: day }}
              onTakeUp={takeUp}
              onShow={show}
              onPlace={(next) => setPlace(() => next)}
              label={t('courier.tabs')}
            />
          )
        }
      </RemoteView>
      <OfflineSwitch />
    </div>
  );
}

interface PlacesProps {
  readonly orders: Orders;
  readonly today: Day;
  readonly place: Place;
  /** Id of the open order. */
  readonly inHand: number;
  readonly label: string;
  readonly onTakeUp: (order: number) => void;
  /** Scrolls to an order and opens it, or folds it. */
  readonly onShow: (order: number, inHand?: number) => void;
  readonly onPlace: (place: Place) => void;
  readonly reload: () => Promise<void>;
}

function Places({ orders, today, place, inHand, label, onTakeUp, onShow, onPlace, reload }: PlacesProps) {
  const { t } = useTranslation('order');
  const { waiting } = useQueue();
  const shown = useMemo(() => {
    const mine = orders.mine.map((order) => withWaiting(order, waiting));
    // a delivered order counts as carried until the shop has received the delivery
    const waits = (id: number) => waiting.some(({ about }) => about === `orders/${id}`);
    const isCarried = ({ id, state }: Order) =>
      CARRIED_STATES.includes(state) || (state === 'delivered' && waits(id));
    return {
      available: orders.available,
      mine: mine.filter(isCarried),
      done: [
        ...mine.filter((one) => !isCarried(one) && one.state !== 'placed'),
        ...orders.done.filter(({ deliveredAt }) => deliveredAt && deliveredAt >= dayStart(today)),
      ],
    };
  }, [orders, today, waiting]);
  const unsent = useMemo(() => new Set(waiting.flatMap(({ about }) => about ?? [])), [waiting]);
  const empty = <EmptyState title={t(`courier.empty${place}`)} text={t(`courier.empty${place}Text`)} />;
  return (
    <>
      <OrderTabs
        label={label}
        parts={PLACES}
        value={place}
        onChange={onPlace}
        wordOf={(one) => (
          <>
            {t(`courier.${one}`)} <span>{shown[one].length}</span>
          </>
        )}
      />
      {place === 'available' && (
        <AvailableList
          orders={shown.available}
          onTaken={(id) => {
            onTakeUp(id);
            void reload().then(() => onPlace('mine'));
          }}
          onLost={reload}
          empty={empty}
        />
      )}
      {place === 'mine' && (
        <CarriedList
          {...{ inHand, onTakeUp, onShow, empty }}
          orders={shown.mine}
          done={shown.done}
          onChanged={reload}
        />
      )}
      {place === 'done' &&
        (shown.done.length > 0 ? <DoneList orders={shown.done} waiting={unsent} /> : empty)}
    </>
  );
}

export const CourierOrders = withNamespaces(CourierWork, { order, validation });
