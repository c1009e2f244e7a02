import { useTranslation } from 'next-i18next/pages';
import dynamic from 'next/dynamic';
import { PageTitle } from '@/components/layout/PageTitle';
import { RoleGate } from '@/components/layout/RoleGate';
import { Loading, SkeletonRows } from '@/components/ui/feedback/Skeletons';
import { withNamespaces } from '@/lib/i18n/withNamespaces';
import mealplan from '@/locales/en/mealplan.json';
import validation from '@/locales/en/validation.json';
import planner from '@/locales/en/planner.json';

// forms are heavier than pages, so it loads right after the first paint
const NewPlan = dynamic(() => import('@/components/mealplan/plan/NewPlan').then((module) => module.NewPlan), {
  ssr: false,
  loading: () => (
    <Loading>
      <SkeletonRows />
    </Loading>
  ),
});

function CreatePlanPage() {
  const { t } = useTranslation(['planner', 'common']);
  return (
    <RoleGate>
      <PageTitle title={t('common:menu.mealplanCreate')} lead={t('form.lead')} />
      <NewPlan />
    </RoleGate>
  );
}

export default withNamespaces(CreatePlanPage, { mealplan, validation, planner });
