import { Redo2, Sparkles, Undo2 } from 'lucide-react';
import { useTranslation } from 'next-i18next/pages';
import type { ReactNode } from 'react';
import { PageTitle } from '@/components/layout/PageTitle';
import { Button } from '@/components/ui/inputs/Button';
import { ShortWords } from '@/components/ui/ShortWords';
import { useMealplan } from '@/context/mealplan/MealplanContext';
import { usePlanEditor } from '@/context/mealplan/PlanEditorContext';
import css from './PlannerBar.module.scss';
import type { DaysLook } from '@/components/day/week/DaysBar';
import type { ShownDay } from '@/components/day/week/useShownDay';
import { WhoSees } from '../WhoSees';
import { WeekNav } from '@/components/day/week/WeekNav';
import { useWide } from '@/lib/hooks/useWide';
import { EatersChip } from '@/components/mealplan/planner/week/EatersChip';
import { PlannerMenu } from './PlannerMenu';
import { SavedState } from './SavedState';

interface PlannerBarProps {
  readonly shown: ShownDay;
  readonly view: DaysLook;
  readonly onView: (view: DaysLook) => void;
  /** Additional actions from other features. */
  readonly more?: ReactNode;
}

/** Head of the planner: the plan's name, save state and eaters, and a row of tools. */
export function PlannerBar({ shown, view, onView, more }: PlannerBarProps) {
  const { t } = useTranslation(['planner', 'common']);
  const { plan, values, history, save } = usePlanEditor();
  const { openModal } = useMealplan();
  const isWide = useWide(); // Narrow screens show the weeks above their days.
  const publish = async () => {
    if (await save()) openModal({ name: 'publish' });
  };
  // Saves first, because invited people see the saved version.
  const invite = async () => {
    if (await save()) openModal({ name: 'members' });
  };
  return (
    <div className={css.bar}>
      <div className={css.head}>
        <div className={css.title}>
          <PageTitle title={values.Name} />
          <SavedState />
          <WhoSees plan={plan} onPublish={publish} />
        </div>
        <EatersChip />
      </div>
      <div className={css.tools}>
        {isWide && <WeekNav shown={shown} isShort />}
        <Button icon={Undo2} title={t('common:action.undo')} disabled={!history.undo} onClick={history.undo}>
          <span className="visually-hidden">{t('common:action.undo')}</span>
        </Button>
        {isWide && (
          <Button icon={Redo2} title={t('planner.redo')} disabled={!history.redo} onClick={history.redo}>
            <span className="visually-hidden">{t('planner.redo')}</span>
          </Button>
        )}
        {values.days.length > 0 && (
          <Button tone="outline-primary" icon={Sparkles} onClick={() => openModal({ name: 'fill' })}>
            <ShortWords short={t('planner.fillShort')}>{t('planner.fill')}</ShortWords>
          </Button>
        )}
        {more}
        <PlannerMenu view={view} onView={onView} onPublish={publish} onInvite={invite} />
      </div>
    </div>
  );
}
