import { useTranslation } from 'next-i18next/pages';
import dynamic from 'next/dynamic';
import Link from 'next/link';
import { useEffect, useEffectEvent, useState, type ReactNode } from 'react';
import { PlanSkeleton } from '@/components/day/PlanSkeleton';
import { PageTitle } from '@/components/layout/PageTitle';
import { EmptyState } from '@/components/ui/feedback/EmptyState';
import { PlanEditorProvider, usePlanEditor } from '@/context/mealplan/PlanEditorContext';
import { canEditPlan, type Plan } from '@/lib/domain/mealplan/record';
import css from './PlannerGate.module.scss';

/** Drag and drop and all that edits; the page begins to load it beside the plan. */
export const loadPlanner = () => import('./Planner').then((module) => module.Planner);
const Planner = dynamic(loadPlanner, { ssr: false, loading: () => <PlanSkeleton /> });

interface PlannerGateProps {
  readonly plan: Plan;
  /** What else one can do with the plan, from other features. */
  readonly more?: (plan: Plan) => ReactNode;
}

/** The planner for those who may plan; readers are told so. */
export function PlannerGate({ plan: read, more }: PlannerGateProps) {
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
      <TakeIn plan={read} />
      <div className={css.planner}>
        <Planner more={more && <Present>{more}</Present>} />
      </div>
    </PlanEditorProvider>
  );
}

/** What others have saved comes into the planner as it is read. */
function TakeIn({ plan }: { plan: Plan }) {
  const { refresh } = usePlanEditor();
  const takeIn = useEffectEvent(refresh);
  useEffect(() => takeIn(plan), [plan]);
  return null;
}

function Present({ children }: { children: (plan: Plan) => ReactNode }) {
  return children(usePlanEditor().plan);
}
