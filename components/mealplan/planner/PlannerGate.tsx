import { useTranslation } from 'next-i18next/pages';
import { useEffect, useEffectEvent, useState, type ReactNode } from 'react';
import { PageTitle } from '@/components/layout/PageTitle';
import { EmptyState } from '@/components/ui/feedback/EmptyState';
import { LinkButton } from '@/components/ui/inputs/LinkButton';
import { PlanEditorProvider, usePlanEditor } from '@/context/mealplan/PlanEditorContext';
import { canEditPlan, type Plan } from '@/lib/domain/mealplan/record';
import { LazyPlanner } from './Planner.lazy';

interface PlannerGateProps {
  readonly plan: Plan;
  /** Additional actions from other features. */
  readonly more?: (plan: Plan) => ReactNode;
}

/** Shows the planner to editors; tells others that the plan is read-only. */
export function PlannerGate({ plan: read, more }: PlannerGateProps) {
  const { t } = useTranslation('planner');
  // Keeps the plan being edited when it is loaded again in the background.
  const [plan] = useState(read);
  if (!canEditPlan(plan)) {
    return (
      <>
        <PageTitle title={plan.Name} isHidden />
        <EmptyState title={t('planner.readOnlyTitle')} text={t('planner.readOnlyText')} picture="bird">
          <LinkButton href={`/mealplan/${plan.id}`} tone="primary">
            {t('planner.view')}
          </LinkButton>
        </EmptyState>
      </>
    );
  }
  return (
    <PlanEditorProvider plan={plan}>
      <TakeIn plan={read} />
      <div className="beyond-page">
        <LazyPlanner more={more && <Present>{more}</Present>} />
      </div>
    </PlanEditorProvider>
  );
}

/** Passes a newly loaded plan, with changes saved by others, to the planner. */
function TakeIn({ plan }: { plan: Plan }) {
  const { refresh } = usePlanEditor();
  const takeIn = useEffectEvent(refresh);
  useEffect(() => takeIn(plan), [plan]);
  return null;
}

function Present({ children }: { children: (plan: Plan) => ReactNode }) {
  return children(usePlanEditor().plan);
}
