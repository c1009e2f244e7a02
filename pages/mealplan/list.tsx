import { Plus } from 'lucide-react';
import { useTranslation } from 'next-i18next/pages';
import { PageTitle } from '@/components/layout/PageTitle';
import { RoleGate } from '@/components/layout/RoleGate';
import { PlanList } from '@/components/mealplan/plan/PlanList';
import { LinkButton } from '@/components/ui/inputs/LinkButton';
import { sendPlans } from '@/context/mealplan/mealplans';
import { publicPage } from '@/context/remote/publicPage';
import { readPlanFilters } from '@/lib/forms/mealplan/filters';
import { withNamespaces } from '@/lib/i18n/withNamespaces';
import mealplan from '@/locales/en/mealplan.json';

function PlansPage() {
  const { t } = useTranslation(['mealplan', 'common']);
  return (
    <RoleGate>
      <PageTitle title={t('list.title')} lead={t('list.lead')}>
        <LinkButton href="/mealplan/create" tone="primary" icon={Plus}>
          {t('common:menu.mealplanCreate')}
        </LinkButton>
      </PageTitle>
      <PlanList />
    </RoleGate>
  );
}

export default publicPage(withNamespaces(PlansPage, { mealplan }), async ({ query, language }) => ({
  answers: [await sendPlans(readPlanFilters(query), language)],
}));
