import { Plus } from 'lucide-react';
import { useTranslation } from 'next-i18next/pages';
import Link from 'next/link';
import { PageTitle } from '@/components/layout/PageTitle';
import { RoleGate } from '@/components/layout/RoleGate';
import { MyPlans } from '@/components/mealplan/following/MyPlans';
import { MealplanProvider } from '@/context/mealplan/MealplanContext';
import { withNamespaces } from '@/lib/i18n/withNamespaces';
import mealplan from '@/locales/en/mealplan.json';
import sharing from '@/locales/en/sharing.json';

function MyPlansPage() {
  const { t } = useTranslation(['sharing', 'common']);
  return (
    <RoleGate>
      <MealplanProvider>
        <PageTitle title={t('my.title')} lead={t('my.lead')}>
          <Link href="/mealplan/create" className="btn btn-primary">
            <Plus size={18} aria-hidden />
            {t('common:menu.mealplanCreate')}
          </Link>
        </PageTitle>
        <MyPlans />
      </MealplanProvider>
    </RoleGate>
  );
}

export default withNamespaces(MyPlansPage, { mealplan, sharing });
