import dynamic from 'next/dynamic';
import { usePlanCalls } from '@/context/mealplan/mealplans';
import { useMealplan } from '@/context/mealplan/MealplanContext';
import { usePlanEditor } from '@/context/mealplan/PlanEditorContext';
import { PlanDialogs } from '@/components/mealplan/sharing/PlanDialogs';
import type { ShownDay } from '@/components/day/week/useShownDay';

// Loads the dialogs on demand, not with the first paint.
const AddEntryDialog = dynamic(() => import('./AddEntryDialog').then((module) => module.AddEntryDialog), {
  ssr: false,
});
const AddPartDialog = dynamic(() => import('./AddPartDialog').then((module) => module.AddPartDialog), {
  ssr: false,
});
const EntryDialog = dynamic(() => import('./EntryDialog').then((module) => module.EntryDialog), {
  ssr: false,
});
const MealDialog = dynamic(() => import('./MealDialog').then((module) => module.MealDialog), { ssr: false });
const DayDialog = dynamic(() => import('./DayDialog').then((module) => module.DayDialog), { ssr: false });
const WeekDialog = dynamic(() => import('./WeekDialog').then((module) => module.WeekDialog), { ssr: false });
const PartDialog = dynamic(() => import('./PartDialog').then((module) => module.PartDialog), { ssr: false });
const SettingsDialog = dynamic(
  () => import('./PlanSettingsDialog').then((module) => module.PlanSettingsDialog),
  {
    ssr: false,
  },
);
const EatersDialog = dynamic(() => import('./PlanSettingsDialog').then((module) => module.EatersDialog), {
  ssr: false,
});
const ShownDialog = dynamic(() => import('./ShownDialog').then((module) => module.ShownDialog), {
  ssr: false,
});
const PlanKeysDialog = dynamic(() => import('./PlanKeysDialog').then((module) => module.PlanKeysDialog), {
  ssr: false,
});
const FillWeekDialog = dynamic(
  () => import('@/components/mealplan/fill/FillWeekDialog').then((module) => module.FillWeekDialog),
  { ssr: false },
);
const ConflictDialog = dynamic(
  () => import('./PlanConflictDialog').then((module) => module.PlanConflictDialog),
  {
    ssr: false,
  },
);
const SecretsDialog = dynamic(() => import('./SecretsDialog').then((module) => module.SecretsDialog), {
  ssr: false,
});

/** Shows the planner's open dialog; a conflict between two versions takes precedence. */
export function PlannerDialogs({ shown }: { shown: ShownDay }) {
  const { modal, openModal } = useMealplan();
  const { plan, conflict, secrets, refresh } = usePlanEditor();
  const calls = usePlanCalls();
  const onClose = () => openModal(null);
  if (conflict) return <ConflictDialog conflict={conflict} />;
  if (secrets) return <SecretsDialog secrets={secrets} />;
  switch (modal?.name) {
    case 'addEntry':
      return (
        <AddEntryDialog
          meal={modal.meal}
          onNext={(meal) => openModal({ name: 'addEntry', meal })}
          onClose={onClose}
        />
      );
    case 'addPart':
      return <AddPartDialog day={modal.day} kind={modal.kind} onClose={onClose} />;
    case 'entry':
      return <EntryDialog entryKey={modal.key} shown={shown} onClose={onClose} />;
    case 'meal':
      return <MealDialog mealKey={modal.key} shown={shown} onClose={onClose} />;
    case 'day':
      return <DayDialog dayKey={modal.key} shown={shown} onClose={onClose} />;
    case 'week':
      return <WeekDialog index={modal.index} shown={shown} onClose={onClose} />;
    case 'part':
      return <PartDialog kind={modal.kind} partKey={modal.key} shown={shown} onClose={onClose} />;
    case 'settings':
      return <SettingsDialog onClose={onClose} />;
    case 'eaters':
      return <EatersDialog onClose={onClose} />;
    case 'shown':
      return <ShownDialog onClose={onClose} />;
    case 'fill':
      return <FillWeekDialog shown={shown} isNew={modal.isNew} onClose={onClose} />;
    case 'keys':
      return <PlanKeysDialog onClose={onClose} />;
    default:
      return <PlanDialogs plan={plan} onChanged={async () => refresh(await calls.read(plan.id))} />;
  }
}
