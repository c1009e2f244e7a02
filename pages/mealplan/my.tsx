import { Plus } from 'lucide-react';
import { useTranslation } from 'next-i18next/pages';
import { PageTitle } from '@/components/layout/PageTitle';
import { RoleGate } from '@/components/layout/RoleGate';
import { MyPlans } from '@/components/mealplan/following/MyPlans';
import { LinkButton } from '@/components/ui/inputs/LinkButton';
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
          <LinkButton href="/mealplan/create" tone="primary" icon={Plus}>
            {t('common:menu.mealplanCreate')}
          </LinkButton>
        </PageTitle>
        <MyPlans />
      </MealplanProvider>
    </RoleGate>
  );
}

export default withNamespaces(MyPlansPage, { mealplan, sharing });
