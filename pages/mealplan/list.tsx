import { Plus } from 'lucide-react';
import { useTranslation } from 'next-i18next/pages';
import Link from 'next/link';
import { PageTitle } from '@/components/layout/PageTitle';
import { RoleGate } from '@/components/layout/RoleGate';
import { PlanList } from '@/components/mealplan/plan/PlanList';
import { withNamespaces } from '@/lib/i18n/withNamespaces';
import mealplan from '@/locales/en/mealplan.json';

function PlansPage() {
  const { t } = useTranslation(['mealplan', 'common']);
  return (
    <RoleGate>
      <PageTitle title={t('list.title')} lead={t('list.lead')}>
        <Link href="/mealplan/create" className="btn btn-primary">
          <Plus size={18} aria-hidden />
          {t('common:menu.mealplanCreate')}
        </Link>
      </PageTitle>
      <PlanList />
    </RoleGate>
  );
}

export default withNamespaces(PlansPage, { mealplan });
