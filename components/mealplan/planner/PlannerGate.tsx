import { useTranslation } from 'next-i18next/pages';
import dynamic from 'next/dynamic';
import Link from 'next/link';
import { useState } from 'react';
import { PlanSkeleton } from '@/components/day/PlanSkeleton';
import { PageTitle } from '@/components/layout/PageTitle';
import { EmptyState } from '@/components/ui/EmptyState';
import { PlanEditorProvider } from '@/context/PlanEditorContext';
import { canEditPlan, type Plan } from '@/lib/domain/mealplan/record';
import css from './PlannerGate.module.scss';

/** Drag and drop and all that edits; the page begins to load it beside the plan. */
export const loadPlanner = () => import('./Planner').then((module) => module.Planner);
const Planner = dynamic(loadPlanner, { ssr: false, loading: () => <PlanSkeleton /> });

/** The planner for those who may plan; readers are told so. */
export function PlannerGate({ plan: read }: { plan: Plan }) {
  const { t } = useTranslation('planner');
  // what is being edited is not swapped when the same plan is read again behind it
  const [plan] = useState(read);
  if (!canEditPlan(plan)) {
    return (
      <>
        <PageTitle title={plan.Name} isHidden />
        <EmptyState title={t('planner.readOnlyTitle')} text={t('planner.readOnlyText')} picture="bird">
          <Link href={`/mealplan/${plan.id}`} className="btn btn-primary">
            {t('planner.view')}
          </Link>
        </EmptyState>
      </>
    );
  }
  return (
    <PlanEditorProvider plan={plan}>
      <div className={css.planner}>
        <Planner />
      </div>
    </PlanEditorProvider>
  );
}
