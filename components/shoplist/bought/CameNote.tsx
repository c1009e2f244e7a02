import { CloudUpload, PackageCheck, Undo2 } from 'lucide-react';
import { useTranslation } from 'next-i18next/pages';
import Link from 'next/link';
import { useState } from 'react';
import { Icon } from '@/components/ui/Icon';
import { Button } from '@/components/ui/inputs/Button';
import { useAuth } from '@/context/AuthContext';
import { useCause } from '@/context/pantry/causes';
import { useLanguage } from '@/context/LanguageContext';
import { orderCause } from '@/lib/domain/pantry/cause';
import type { LatestDelivery } from '@/lib/domain/shoplist/delivery';
import { DEFAULT_TIME_ZONE } from '@/lib/format/moment';
import { formatStamp } from '@/lib/format/slot';
import { useToday } from '@/lib/hooks/useToday';
import { withNamespaces } from '@/lib/i18n/withNamespaces';
import fromHome from '@/locales/en/fromHome.json';
import css from './CameNote.module.scss';

/**
 * Note above a list whose order has arrived: number and time, and a button that adds all its products to At home, or
 * undoes that.
 */
function Note({ order, by, count }: LatestDelivery) {
  const { t } = useTranslation('fromHome');
  const { language } = useLanguage();
  const { person } = useAuth();
  const { day: today } = useToday(DEFAULT_TIME_ZONE);
  const title = t('came.order', { number: order.number });
  const isMine = by !== undefined && by === person?.id;
  return (
    <div className={css.note}>
      <Icon of={PackageCheck} size={22} />
      <p>
        <b>{isMine ? <Link href="/shoplist/orders">{title}</Link> : title}</b>
        {order.at && <span>{t('came.at', { at: formatStamp(order.at, today, language) })}</span>}
      </p>
      <PutAway order={order.id} count={isMine ? count : 0} />
    </div>
  );
}

export const CameNote = withNamespaces(Note, { fromHome });

/**
 * Shows what can be added to At home or has been; only the person who ordered may add it. The focus stays on the
 * button.
 */
function PutAway({ order, count }: { readonly order: number; readonly count: number }) {
  const { t } = useTranslation(['fromHome', 'common']);
  const { steps, isWaiting, undo, putAway } = useCause(orderCause(order));
  const [isPressed, setPressed] = useState(false);
  if (!steps) return null;
  const isThere = steps.length > 0;
  if (!isThere && count === 0) return null;
  const press = () => {
    if (isWaiting) return;
    setPressed(true);
    if (isThere) undo();
    else putAway(order);
  };
  const [icon, tone, said] = isThere
    ? ([Undo2, 'link', t('common:action.undo')] as const)
    : ([undefined, 'primary', t('came.all', { count })] as const);
  return (
    <span className={css.put}>
      {isThere && <span role="status">{t('came.there', { count: steps.length })}</span>}
      <Button
        key={tone}
        tone={tone}
        icon={isWaiting ? CloudUpload : icon}
        isBusy={isWaiting}
        aria-label={isThere ? t('undoArrived') : undefined}
        autoFocus={isPressed}
        onClick={press}
      >
        {said}
      </Button>
      {isWaiting && <span className="visually-hidden">{t('waiting')}</span>}
    </span>
  );
}
