import { Plus } from 'lucide-react';
import { useTranslation } from 'next-i18next/pages';
import { Button } from '@/components/ui/inputs/Button';
import { useMealplan } from '@/context/mealplan/MealplanContext';
import { usePlanEdit } from '@/context/mealplan/PlanEditorContext';
import type { DishType } from '@/lib/domain/dish/types';
import { addMeal } from '@/lib/domain/mealplan/arrange';
import { blankMeal } from '@/lib/domain/mealplan/edit';
import { learnedFrom, putDown } from '@/lib/forms/mealplan/drop';
import { newKey } from '@/lib/newKey';
import css from './PlannerMeal.module.scss';

interface NoMealProps {
  readonly day: string;
  readonly type: DishType;
  readonly dayName: string;
  readonly isNamed: boolean;
}

/** Adds a meal of this kind to a day without one, in a week in which other days have it. */
export function NoMeal({ day, type, dayName, isNamed }: NoMealProps) {
  const { t } = useTranslation(['planner', 'common']);
  const edit = usePlanEdit();
  const { openModal, selected } = useMealplan();
  const begin = () => {
    const meal = blankMeal(type, newKey);
    const { dish } = selected;
    if (!dish) {
      edit((days) => addMeal(days, day, meal));
      return openModal({ name: 'addEntry', meal: meal.key });
    }
    const carried = { from: 'shelf', kind: 'dish', item: dish } as const;
    const target = { at: 'meal', key: meal.key } as const;
    edit((days) => putDown(addMeal(days, day, meal), carried, target, newKey), learnedFrom(carried));
  };
  const typeName = t(`common:type.${type}`);
  return (
    <div className={css.meal} data-row>
      <div className={css.mealHead}>
        <h3 aria-hidden={!isNamed || undefined}>{isNamed && typeName}</h3>
      </div>
      <Button
        tone="bare"
        icon={Plus}
        iconSize={16}
        className={css.add}
        data-stop
        data-armed={selected.dish !== null || undefined}
        aria-label={t('planner.addTo', { name: `${typeName} – ${dayName}` })}
        onClick={begin}
      >
        {t(selected.dish ? 'planner.put' : 'common:action.add')}
      </Button>
    </div>
  );
}
