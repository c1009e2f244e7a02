import { Check, CircleAlert, CircleDot, LoaderCircle, Save, WifiOff } from 'lucide-react';
import { useTranslation } from 'next-i18next/pages';
import { Icon } from '@/components/ui/Icon';
import { Button } from '@/components/ui/inputs/Button';
import { usePlanEditor } from '@/context/mealplan/PlanEditorContext';
import css from './SavedState.module.scss';

const ICONS = {
  saved: Check,
  saving: LoaderCircle,
  unsaved: CircleDot,
  waiting: WifiOff,
  stuck: CircleAlert,
} as const;

/** Shows the save state; with a button to save if automatic saving is stuck. */
export function SavedState() {
  const { t } = useTranslation(['planner', 'common']);
  const { isDirty, save, saving, conflict } = usePlanEditor();
  const state = stateOf(isDirty, saving);
  const icon = ICONS[state];
  return (
    <div className={css.state} data-state={state}>
      <p role="status">
        <Icon of={icon} size={16} />
        {t(`planner:state.${state}`)}
      </p>
      {state === 'stuck' && !conflict && (
        <Button tone="primary" size="sm" icon={Save} onClick={() => save()}>
          {t('common:action.save')}
        </Button>
      )}
    </div>
  );
}

function stateOf(
  isDirty: boolean,
  { isSaving, isWaiting, isStuck }: { isSaving: boolean; isWaiting: boolean; isStuck: boolean },
): keyof typeof ICONS {
  if (!isDirty) return 'saved';
  if (isSaving) return 'saving';
  if (isWaiting) return 'waiting';
  return isStuck ? 'stuck' : 'unsaved';
}
