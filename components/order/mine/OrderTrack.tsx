import { Bike, Check, CircleAlert, ClipboardList, Hand, House, Package } from 'lucide-react';
import { useTranslation } from 'next-i18next/pages';
import { Icon } from '@/components/ui/Icon';
import { packedOf, type Order } from '@/lib/domain/order/record';
import { trackOf, type TrackStep } from '@/lib/domain/order/track';
import { shopDay } from '@/lib/domain/order/windows';
import { useNow } from '@/lib/hooks/useToday';
import css from './OrderTrack.module.scss';
import { useOrderWords } from '@/components/order/useOrderWords';

const ICONS = {
  placed: ClipboardList,
  accepted: Hand,
  packed: Package,
  onTheWay: Bike,
  delivered: House,
  failed: CircleAlert,
  cancelled: CircleAlert,
} as const;
const lookOf = ({ state, isNow, at }: TrackStep) => {
  if (state === 'failed' || state === 'cancelled') return ['bad', CircleAlert] as const;
  if (isNow && state !== 'delivered') return ['now', ICONS[state]] as const;
  return at ? (['done', Check] as const) : (['ahead', ICONS[state]] as const);
};

/** Shows an order's progress with the time of each step. */
export function OrderTrack({ order }: { order: Order }) {
  const { t } = useTranslation('order');
  const { stamp, windowHours } = useOrderWords();
  const today = shopDay(useNow());
  const packed = packedOf(order);
  /** Marks "packed" as the current step while the order is being packed. */
  const told = (step: TrackStep) => {
    if (packed === undefined || (step.state !== 'accepted' && step.state !== 'packed')) return step;
    return { ...step, isNow: step.state === 'packed' };
  };
  return (
    <ol className={css.track}>
      {trackOf(order).map((one) => {
        const step = told(one);
        const isPacking = packed !== undefined && step.state === 'packed';
        const [look, icon] = lookOf(step);
        return (
          <li key={step.state} data-look={look} aria-current={step.isNow ? 'step' : undefined}>
            <span className={css.mark}>
              <Icon of={icon} size={16} />
            </span>
            <span>{t(isPacking ? 'mine.packing' : `state.${step.state}`)}</span>
            {isPacking && <b>{t('pack.progress', { n: packed, m: order.lineCount })}</b>}
            {step.at && <time dateTime={step.at}>{stamp(step.at, today)}</time>}
            {step.state === 'delivered' && !step.at && order.state !== 'cancelled' && (
              <time dateTime={order.wantedTo}>{`≈ ${windowHours(order)}`}</time>
            )}
            {step.note && <q>{step.note}</q>}
          </li>
        );
      })}
    </ol>
  );
}
