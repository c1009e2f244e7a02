import { useTranslation } from 'next-i18next/pages';
import dynamic from 'next/dynamic';
import { usePlanCalls } from '@/context/mealplan/mealplans';
import { useMealplan } from '@/context/mealplan/MealplanContext';
import type { Plan } from '@/lib/domain/mealplan/record';

// Loads the dialogs on demand, not with the first paint.
const MembersDialog = dynamic(() => import('./MembersDialog').then((module) => module.MembersDialog), {
  ssr: false,
});
const PublishDialog = dynamic(() => import('./PublishDialog').then((module) => module.PublishDialog), {
  ssr: false,
});
const QrDialog = dynamic(() => import('./QrDialog').then((module) => module.QrDialog), { ssr: false });
const SubscribeDialog = dynamic(() => import('./SubscribeDialog').then((module) => module.SubscribeDialog), {
  ssr: false,
});
const OneFieldDialog = dynamic(
  () => import('@/components/forms/OneFieldDialog').then((module) => module.OneFieldDialog),
  {
    ssr: false,
  },
);

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
      return <PublishDialog {...parts} />;
    case 'members':
      return <MembersDialog {...parts} />;
    case 'qr':
      return <QrDialog {...parts} />;
    case 'subscribe':
      return <SubscribeDialog {...parts} />;
    case 'report':
      return (
        <OneFieldDialog
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
