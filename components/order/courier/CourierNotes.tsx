import { WifiOff } from 'lucide-react';
import { useTranslation } from 'next-i18next/pages';
import { Icon } from '@/components/ui/Icon';
import { Button } from '@/components/ui/inputs/Button';
import { MoreButton } from '@/components/ui/inputs/MoreButton';
import { ORDER_STATES } from '@/lib/domain/order/types';
import { useFaultText } from '@/lib/hooks/useFaultText';
import { formMessage } from '@/lib/hooks/useFormSubmit';
import { useOffline } from '@/lib/hooks/useOffline';
import { useQueue } from '@/lib/hooks/useQueue';
import { dismissRefused, type QueueState } from '@/lib/offline/queue';
import css from './CourierOrders.module.scss';

type Refused = QueueState['refused'][number];
const orderOf = ({ path }: Refused['call']) => Number(path.split('/')[1]);

interface SyncNotesProps {
  /** Ids of the orders that can be opened. */
  readonly carried: readonly number[];
  readonly onShow: (order: number) => void;
}

/** Lists queued steps that the shop has rejected. */
export function SyncNotes({ carried, onShow }: SyncNotesProps) {
  const { t } = useTranslation('order');
  const { said } = useFaultText();
  const { refused } = useQueue();
  const orders = refused.filter(({ call }) => call.path.startsWith('orders/'));
  /** Names the order's present state if that is why the step was rejected, else the error. */
  const reasonOf = ({ error }: Refused) => {
    const { code, details } = error;
    const state = code === 'order.outOfTurn' && ORDER_STATES.find((one) => one === details.state);
    return state ? t(`state.${state}`) : said(formMessage(error));
  };
  return (
    <>
      {orders.map(({ call, error }) => (
        <div key={call.key} className={css.refused} role="alert">
          <p>
            {t(call.path.endsWith('/deliver') ? 'courier.refusedDoor' : 'courier.refused', {
              number: call.title,
              reason: reasonOf({ call, error }),
            })}
          </p>
          {carried.includes(orderOf(call)) && (
            <Button tone="danger" onClick={() => onShow(orderOf(call))}>
              {t('courier.show')}
            </Button>
          )}
          <Button onClick={dismissRefused}>{t('courier.understood')}</Button>
        </div>
      ))}
    </>
  );
}

/**
 * Switches to offline mode ahead of a cellar or a lift, so that nothing waits for an unstable network. Every page has a
 * button to switch back.
 */
export function OfflineSwitch() {
  const { t } = useTranslation('order');
  const { isChosen, choose } = useOffline();
  if (isChosen) return null;
  return (
    <MoreButton onClick={() => choose(true)}>
      <Icon of={WifiOff} size={20} />
      {t('courier.workOffline')}
    </MoreButton>
  );
}
