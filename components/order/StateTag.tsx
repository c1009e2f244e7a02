import {
  Ban,
  Bike,
  CircleAlert,
  CircleCheck,
  ClipboardList,
  Hand,
  Package,
  type LucideIcon,
} from 'lucide-react';
import { useTranslation } from 'next-i18next/pages';
import { Tag } from '@/components/ui/Tag';
import type { OrderState } from '@/lib/domain/order/types';

type Tone = 'neutral' | 'info' | 'success' | 'attention' | 'danger';
const STYLES: Readonly<Record<OrderState, readonly [LucideIcon, Tone]>> = {
  placed: [ClipboardList, 'info'],
  accepted: [Hand, 'info'],
  packed: [Package, 'info'],
  onTheWay: [Bike, 'attention'],
  delivered: [CircleCheck, 'success'],
  failed: [CircleAlert, 'danger'],
  cancelled: [Ban, 'neutral'],
};

/** Tag for an order's state: an icon and a word. */
export function StateTag({ state }: { state: OrderState }) {
  const { t } = useTranslation('order');
  const [icon, tone] = STYLES[state];
  return (
    <Tag icon={icon} tone={tone}>
      {t(`state.${state}`)}
    </Tag>
  );
}
