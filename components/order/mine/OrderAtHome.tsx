import { Refrigerator } from 'lucide-react';
import { useTranslation } from 'next-i18next/pages';
import { StepsLine } from '@/components/pantry/taken/StepsLine';
import { Button } from '@/components/ui/inputs/Button';
import { useCause } from '@/context/pantry/causes';
import { deliveredLines } from '@/lib/domain/order/delivered';
import type { Order } from '@/lib/domain/order/record';
import { orderCause } from '@/lib/domain/pantry/cause';
import { withNamespaces } from '@/lib/i18n/withNamespaces';
import fromHome from '@/locales/en/fromHome.json';

/** Adds a delivered order's products to the household's stock, or undoes that. */
function AtHome({ order }: { order: Order }) {
  const { t } = useTranslation('fromHome');
  const { steps, isWaiting, undo, putAway } = useCause(orderCause(order.id));
  const came = deliveredLines(order.lines).length;
  if (!steps || came === 0) return null;
  if (steps.length === 0)
    return (
      <Button icon={Refrigerator} disabled={isWaiting} onClick={() => putAway(order.id)}>
        {t('put')}
      </Button>
    );
  return (
    <>
      <StepsLine
        steps={steps}
        text={t('arrived', { count: steps.length })}
        undoLabel={t('undoArrived')}
        isWaiting={isWaiting}
        onUndo={undo}
      />
      {steps.length < came && <p>{t('noRoom', { count: came - steps.length })}</p>}
    </>
  );
}

export const OrderAtHome = withNamespaces(AtHome, { fromHome });
