import { CircleCheckBig, Undo2 } from 'lucide-react';
import { useTranslation } from 'next-i18next/pages';
import { useEffect, useRef } from 'react';
import { Icon } from '@/components/ui/Icon';
import { Button } from '@/components/ui/inputs/Button';
import type { Order } from '@/lib/domain/order/record';
import css from './HandedPanel.module.scss';
import { useOrderWords } from '@/components/order/useOrderWords';

interface HandedPanelProps {
  readonly order: Order;
  /** True while the delivery is queued for the network. */
  readonly isWaiting: boolean;
  /** True if the order was delivered just now, on this screen. */
  readonly isNew: boolean;
  readonly onUndo?: () => void;
}

/** Replaces the code field after a delivery: confirms it and shows the sum collected. */
export function HandedPanel({ order, isWaiting, isNew, onUndo }: HandedPanelProps) {
  const { t } = useTranslation(['order', 'common']);
  const { sumOf } = useOrderWords();
  const panel = useRef<HTMLElement>(null);
  useEffect(() => {
    // moves the focus here, as the focused field is gone
    if (isNew) panel.current?.focus({ preventScroll: true });
  }, [isNew]);
  return (
    <section ref={panel} className={css.handed} role="status" tabIndex={-1}>
      <Icon of={CircleCheckBig} size={48} />
      <strong>{t(isWaiting ? 'courier.handedWaiting' : 'courier.handed')}</strong>
      <p>
        <b>{sumOf(order)}</b>
        {` · ${t(`payment.${order.payment}`)}`}
        {order.sumIs && <small>{t(`sum.known.${order.sumIs}`)}</small>}
      </p>
      {isWaiting && <span>{t('courier.handedText')}</span>}
      {onUndo && (
        <Button icon={Undo2} iconSize={20} onClick={onUndo}>
          {t('common:action.undo')}
        </Button>
      )}
    </section>
  );
}
