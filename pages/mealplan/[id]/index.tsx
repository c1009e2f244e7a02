import { useTranslation } from 'next-i18next/pages';
import { useRouter } from 'next/router';
import { PageTitle } from '@/components/layout/PageTitle';
import { PlanSkeleton } from '@/components/mealplan/PlanSkeleton';
import { PlanView } from '@/components/mealplan/PlanView';
import { PlanToList } from '@/components/shoplist/AddToList';
import { RemoteView } from '@/components/ui/RemoteView';
import { usePlan } from '@/context/data/mealplans';
import { MealplanProvider } from '@/context/MealplanContext';
import { withNamespaces } from '@/lib/i18n/withNamespaces';
import mealplan from '@/locales/en/mealplan.json';
import validation from '@/locales/en/validation.json';

function PlanPage() {
  const { t } = useTranslation();
  const { query, isReady } = useRouter();
  const { remote, reload } = usePlan(isReady ? Number(query.id) || 0 : null);
  return (
    <MealplanProvider>
      {remote.status !== 'ready' && <PageTitle title={t('menu.mealplan')} isHidden />}
      <RemoteView of={remote} skeleton={<PlanSkeleton />} onRetry={reload}>
        {(plan) => (
          <PlanView key={plan.id} plan={plan} onChanged={reload} more={<PlanToList plan={plan} />} />
        )}
      </RemoteView>
    </MealplanProvider>
  );
}

export default withNamespaces(PlanPage, { mealplan, validation });
