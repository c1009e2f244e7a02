import { WifiOff } from 'lucide-react';
import { useTranslation } from 'next-i18next/pages';
import { MoreButton } from '@/components/ui/inputs/MoreButton';
import { ORDER_STATES } from '@/lib/domain/order/types';
import { useFaultText } from '@/lib/hooks/useFaultText';
import { formSaid } from '@/lib/hooks/useFormSubmit';
import { useOffline } from '@/lib/hooks/useOffline';
import { useQueue } from '@/lib/hooks/useQueue';
import { dismissRefused, type QueueState } from '@/lib/offline/queue';
import css from './CourierNotes.module.scss';

type Refused = QueueState['refused'][number];
const orderOf = ({ path }: Refused['call']) => Number(path.split('/')[1]);

interface SyncNotesProps {
  /** The orders that can be shown. */
  readonly carried: readonly number[];
  readonly onShow: (order: number) => void;
}

/** What the shop has refused of what was sent later. */
export function SyncNotes({ carried, onShow }: SyncNotesProps) {
  const { t } = useTranslation('order');
  const { said } = useFaultText();
  const { refused } = useQueue();
  const orders = refused.filter(({ call }) => call.path.startsWith('orders/'));
  /** What has become of the order meanwhile, where that is the reason. */
  const reasonOf = ({ error }: Refused) => {
    const { code, details } = error;
    const state = code === 'order.outOfTurn' && ORDER_STATES.find((one) => one === details.state);
    return state ? t(`state.${state}`) : said(formSaid(error));
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
            <button type="button" className="btn btn-danger" onClick={() => onShow(orderOf(call))}>
              {t('courier.show')}
            </button>
          )}
          <button type="button" className="btn btn-outline-secondary" onClick={dismissRefused}>
            {t('courier.understood')}
          </button>
        </div>
      ))}
    </>
  );
}

/** Before a cellar or a lift: nothing waits for a network that comes and goes. The way back stands over every page. */
export function OfflineSwitch() {
  const { t } = useTranslation('order');
  const { isChosen, choose } = useOffline();
  if (isChosen) return null;
  return (
    <MoreButton onClick={() => choose(true)}>
      <WifiOff size={20} aria-hidden />
      {t('courier.workOffline')}
    </MoreButton>
  );
}
