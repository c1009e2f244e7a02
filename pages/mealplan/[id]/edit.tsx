import { useTranslation } from 'next-i18next/pages';
import { useRouter } from 'next/router';
import { useEffect } from 'react';
import { PageTitle } from '@/components/layout/PageTitle';
import { RoleGate } from '@/components/layout/RoleGate';
import { loadPlanner } from '@/components/mealplan/planner/Planner.lazy';
import { PlannerGate } from '@/components/mealplan/planner/PlannerGate';
import { PlanSkeleton } from '@/components/day/PlanSkeleton';
import { LazyPlanToList } from '@/components/shoplist/add/PlanToList.lazy';
import { RemoteView } from '@/components/ui/feedback/RemoteView';
import { usePlan } from '@/context/mealplan/plan';
import { MealplanProvider } from '@/context/mealplan/MealplanContext';
import { withNamespaces } from '@/lib/i18n/withNamespaces';
import mealplan from '@/locales/en/mealplan.json';
import validation from '@/locales/en/validation.json';
import planner from '@/locales/en/planner.json';
import sharing from '@/locales/en/sharing.json';

function EditPlanPage() {
  const { query, isReady } = useRouter();
  return (
    <RoleGate skeleton={<PlanSkeleton />}>{isReady && <EditScreen id={Number(query.id) || 0} />}</RoleGate>
  );
}

function EditScreen({ id }: { id: number }) {
  const { t } = useTranslation(['common', 'mealplan']);
  const { remote, reload } = usePlan(id, { isEdited: true });
  useEffect(() => void loadPlanner().catch(() => undefined), []);
  return (
    <MealplanProvider>
      {remote.status !== 'ready' && <PageTitle title={t('menu.mealplanEdit')} isHidden />}
      <RemoteView of={remote} skeleton={<PlanSkeleton />} onRetry={reload}>
        {(plan) => (
          <PlannerGate
            plan={plan}
            more={(present) => <LazyPlanToList plan={present} label={t('mealplan:action.toList')} />}
          />
        )}
      </RemoteView>
    </MealplanProvider>
  );
}

export default withNamespaces(EditPlanPage, { mealplan, validation, planner, sharing });
