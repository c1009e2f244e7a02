import { useTranslation } from 'next-i18next/pages';
import { LazyOneFieldDialog } from '@/components/forms/OneFieldDialog.lazy';
import { usePlanCalls } from '@/context/mealplan/mealplans';
import { useMealplan } from '@/context/mealplan/MealplanContext';
import type { Plan } from '@/lib/domain/mealplan/record';
import { LazyMembersDialog } from './MembersDialog.lazy';
import { LazyPublishDialog } from './PublishDialog.lazy';
import { LazyQrDialog } from './QrDialog.lazy';
import { LazySubscribeDialog } from './SubscribeDialog.lazy';

interface PlanDialogsProps {
  readonly plan: Plan;
  readonly onChanged: () => unknown;
}

/** Shows the open dialog of a plan or its planner. */
export function PlanDialogs({ plan, onChanged }: PlanDialogsProps) {
  const { t } = useTranslation('mealplan');
  const { modal, openModal } = useMealplan();
  const calls = usePlanCalls();
  const close = () => openModal(null);
  const parts = { plan, onChanged, onClose: close };
  switch (modal?.name) {
    case 'publish':
      return <LazyPublishDialog {...parts} />;
    case 'members':
      return <LazyMembersDialog {...parts} />;
    case 'qr':
      return <LazyQrDialog {...parts} />;
    case 'subscribe':
      return <LazySubscribeDialog {...parts} />;
    case 'report':
      return (
        <LazyOneFieldDialog
          lines={4}
          title={t('report.title', { name: plan.Name })}
          label={t('report.label')}
          help={t('report.help')}
          sendLabel={t('report.send')}
          maxLength={1000}
          onSend={(why) => calls.report(plan.id, why)}
          onClose={close}
        />
      );
    default:
      return null;
  }
}
