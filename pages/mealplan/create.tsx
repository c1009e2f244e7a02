import { useTranslation } from 'next-i18next/pages';
import { PageTitle } from '@/components/layout/PageTitle';
import { RoleGate } from '@/components/layout/RoleGate';
import { LazyNewPlan } from '@/components/mealplan/plan/NewPlan.lazy';
import { withNamespaces } from '@/lib/i18n/withNamespaces';
import mealplan from '@/locales/en/mealplan.json';
import validation from '@/locales/en/validation.json';
import planner from '@/locales/en/planner.json';

function CreatePlanPage() {
  const { t } = useTranslation(['planner', 'common']);
  return (
    <RoleGate>
      <PageTitle title={t('common:menu.mealplanCreate')} lead={t('form.lead')} />
      <LazyNewPlan />
    </RoleGate>
  );
}

export default withNamespaces(CreatePlanPage, { mealplan, validation, planner });
