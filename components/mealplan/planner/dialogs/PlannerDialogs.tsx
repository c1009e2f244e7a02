import { LazyFillWeekDialog } from '@/components/mealplan/fill/FillWeekDialog.lazy';
import { usePlanCalls } from '@/context/mealplan/planCalls';
import { useMealplan } from '@/context/mealplan/MealplanContext';
import { usePlanEditor } from '@/context/mealplan/PlanEditorContext';
import { PlanDialogs } from '@/components/mealplan/sharing/PlanDialogs';
import type { ShownDay } from '@/components/day/week/useShownDay';
import { LazyAddEntryDialog } from '@/components/mealplan/planner/dialogs/add/AddEntryDialog.lazy';
import { LazyAddPartDialog } from '@/components/mealplan/planner/dialogs/add/AddPartDialog.lazy';
import { LazyDayDialog } from './DayDialog.lazy';
import { LazyEatersDialog } from './EatersDialog.lazy';
import { LazyEntryDialog } from './EntryDialog.lazy';
import { LazyMealDialog } from './MealDialog.lazy';
import { LazyPartDialog } from './PartDialog.lazy';
import { LazyPlanConflictDialog } from './PlanConflictDialog.lazy';
import { LazyPlanKeysDialog } from './PlanKeysDialog.lazy';
import { LazyPlanSettingsDialog } from './PlanSettingsDialog.lazy';
import { LazySecretsDialog } from './SecretsDialog.lazy';
import { LazyShownDialog } from './ShownDialog.lazy';
import { LazyWeekDialog } from './WeekDialog.lazy';

/** Shows the planner's open dialog; a conflict between two versions takes precedence. */
export function PlannerDialogs({ shown }: { shown: ShownDay }) {
  const { modal, openModal } = useMealplan();
  const { plan, conflict, secrets, refresh } = usePlanEditor();
  const calls = usePlanCalls();
  const onClose = () => openModal(null);
  if (conflict) return <LazyPlanConflictDialog conflict={conflict} />;
  if (secrets) return <LazySecretsDialog secrets={secrets} />;
  switch (modal?.name) {
    case 'addEntry':
      return (
        <LazyAddEntryDialog
          meal={modal.meal}
          onNext={(meal) => openModal({ name: 'addEntry', meal })}
          onClose={onClose}
        />
      );
    case 'addPart':
      return <LazyAddPartDialog day={modal.day} kind={modal.kind} onClose={onClose} />;
    case 'entry':
      return <LazyEntryDialog entryKey={modal.key} shown={shown} onClose={onClose} />;
    case 'meal':
      return <LazyMealDialog mealKey={modal.key} shown={shown} onClose={onClose} />;
    case 'day':
      return <LazyDayDialog dayKey={modal.key} shown={shown} onClose={onClose} />;
    case 'week':
      return <LazyWeekDialog index={modal.index} shown={shown} onClose={onClose} />;
    case 'part':
      return <LazyPartDialog kind={modal.kind} partKey={modal.key} shown={shown} onClose={onClose} />;
    case 'settings':
      return <LazyPlanSettingsDialog onClose={onClose} />;
    case 'eaters':
      return <LazyEatersDialog onClose={onClose} />;
    case 'shown':
      return <LazyShownDialog onClose={onClose} />;
    case 'fill':
      return <LazyFillWeekDialog shown={shown} isNew={modal.isNew} onClose={onClose} />;
    case 'keys':
      return <LazyPlanKeysDialog onClose={onClose} />;
    default:
      return <PlanDialogs plan={plan} onChanged={async () => refresh(await calls.read(plan.id))} />;
  }
}
