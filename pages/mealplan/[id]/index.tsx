import { useTranslation } from 'next-i18next/pages';
import { useRouter } from 'next/router';
import { ClosedNote } from '@/components/layout/notes/ClosedNote';
import { PageTitle } from '@/components/layout/PageTitle';
import { PlanSkeleton } from '@/components/day/PlanSkeleton';
import { PlanView } from '@/components/mealplan/plan/PlanView';
import { RecordMeta } from '@/components/records/RecordMeta';
import { PlanToList } from '@/components/shoplist/add/AddToList';
import { RemoteView } from '@/components/ui/feedback/RemoteView';
import { useLogs, useMyToday } from '@/context/calendar/calendar';
import { sendPlan, usePlan } from '@/context/mealplan/plan';
import { MealplanProvider } from '@/context/mealplan/MealplanContext';
import { useRole } from '@/context/RoleContext';
import { useWide } from '@/lib/hooks/useWide';
import { openDishes } from '@/lib/domain/mealplan/openDishes';
import { wholeWeek } from '@/lib/domain/time/day';
import { idIn, ofRecord, publicPage } from '@/context/remote/publicPage';
import { withNamespaces } from '@/lib/i18n/withNamespaces';
import mealplan from '@/locales/en/mealplan.json';

function PlanPage() {
  const { t } = useTranslation(['common', 'mealplan']);
  const { query, isReady } = useRouter();
  const { remote, reload } = usePlan(isReady ? (idIn(query) ?? 0) : null);
  const { may } = useRole();
  const isWide = useWide();
  const { day: today } = useMyToday();
  // reads the marks of the first week in parallel with the plan
  useLogs(isReady && may('logs.find') ? wholeWeek(today) : null);
  return (
    <MealplanProvider>
      {remote.status !== 'ready' && <PageTitle title={t('menu.mealplan')} isHidden />}
      <RemoteView
        of={remote}
        skeleton={<PlanSkeleton />}
        onRetry={reload}
        closed={
          <ClosedNote
            title={t('mealplan:closed.title')}
            visitor={t('mealplan:closed.visitor')}
            member={t('mealplan:closed.member')}
            list={{ path: '/mealplan/list', label: t('menu.mealplanList') }}
          />
        }
      >
        {(plan) => (
          <>
            <RecordMeta
              record={plan}
              path={`/mealplan/${plan.id}`}
              list={{ name: t('menu.mealplanList'), path: '/mealplan/list' }}
              picture={plan.Images[0]}
              dishes={openDishes(plan.days, plan.parts)}
            />
            <PlanView
              key={plan.id}
              plan={plan}
              onChanged={reload}
              more={<PlanToList plan={plan} label={isWide ? undefined : t('mealplan:action.toList')} />}
            />
          </>
        )}
      </RemoteView>
    </MealplanProvider>
  );
}

export default publicPage(withNamespaces(PlanPage, { mealplan }), ofRecord(sendPlan));
