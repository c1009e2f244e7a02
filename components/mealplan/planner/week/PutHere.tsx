import { ArrowDownToLine } from 'lucide-react';
import { useTranslation } from 'next-i18next/pages';
import { Button } from '@/components/ui/inputs/Button';
import { useMealplan, type Selected } from '@/context/mealplan/MealplanContext';
import { usePlanEdit } from '@/context/mealplan/PlanEditorContext';
import { learnedFrom, putDown, takes, type Carried, type Target } from '@/lib/forms/mealplan/drop';
import { newKey } from '@/lib/newKey';
import css from './PlannerMeal.module.scss';

/** Returns the selection on the shelf as a draggable item; null without one. */
export function carriedFrom({ dish, exercise, supplement }: Selected): (Carried & { from: 'shelf' }) | null {
  if (dish) return { from: 'shelf', kind: 'dish', item: dish };
  if (exercise) return { from: 'shelf', kind: 'exercise', item: exercise };
  return supplement ? { from: 'shelf', kind: 'supplement', item: supplement } : null;
}

/** Button that puts the selection of the shelf here; shows only while there is one. */
export function PutHere({ target, name }: { target: Target; name: string }) {
  const { t } = useTranslation('planner');
  const { selected } = useMealplan();
  const edit = usePlanEdit();
  const carried = carriedFrom(selected);
  if (!carried || !takes(target.at, carried)) return null;
  return (
    <Button
      tone="bare"
      icon={ArrowDownToLine}
      iconSize={16}
      className={css.put}
      onClick={() => edit((days) => putDown(days, carried, target, newKey), learnedFrom(carried))}
    >
      {t('planner.put')}
      <span className="visually-hidden">
        {' '}
        {carried.item.Name} – {name}
      </span>
    </Button>
  );
}
