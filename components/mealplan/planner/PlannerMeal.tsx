import { Ellipsis, Plus } from 'lucide-react';
import { useTranslation } from 'next-i18next/pages';
import { memo } from 'react';
import { useMealplan } from '@/context/MealplanContext';
import { entriesLookSame } from '@/lib/domain/mealplan/looks';
import type { PlanMeal } from '@/lib/domain/mealplan/types';
import css from './PlannerMeal.module.scss';
import plannerWeekCss from './PlannerWeek.module.scss';
import { Movable, Place } from './Movable';
import { PlannerEntry } from './PlannerEntry';
import { PutHere } from './PutHere';
import type { Table } from '../../day/usePlanSums';

interface PlannerMealProps {
  readonly meal: PlanMeal;
  readonly table: Table;
  readonly dayName: string;
}

const looksSame = (was: PlannerMealProps, is: PlannerMealProps): boolean =>
  was.meal === is.meal && was.dayName === is.dayName && entriesLookSame(is.meal.entries, was.table, is.table);

/** A meal: taken as a whole by its head, opened by its menu, filled by a tap or by dropping something on it. */
export const PlannerMeal = memo(function PlannerMeal({ meal, table, dayName }: PlannerMealProps) {
  const { t } = useTranslation(['planner', 'common']);
  const { openModal, selected } = useMealplan();
  const type = t(`common:type.${meal.type}`);
  const name = `${type} – ${dayName}`;
  return (
    <Place target={{ at: 'meal', key: meal.key }} className={css.meal} name={name}>
      <Movable carried={{ from: 'meal', key: meal.key }} name={type} className={css.mealHead}>
        <h3>
          {type}
          {meal.time && <time>{meal.time}</time>}
        </h3>
        <button
          type="button"
          className={plannerWeekCss.more}
          aria-label={t('planner.mealMenu', { name })}
          onClick={() => openModal({ name: 'meal', key: meal.key })}
        >
          <Ellipsis size={16} aria-hidden />
        </button>
      </Movable>
      {meal.note && <p className={css.mealNote}>{meal.note}</p>}
      {meal.entries.length > 0 && (
        <ul>
          {meal.entries.map((entry) => (
            <PlannerEntry key={entry.key} entry={entry} table={table} mealName={name} />
          ))}
        </ul>
      )}
      {selected.dish ? (
        <PutHere target={{ at: 'meal', key: meal.key }} name={name} />
      ) : (
        <button
          type="button"
          className={css.add}
          aria-label={t('planner.addTo', { name })}
          onClick={() => openModal({ name: 'addEntry', meal: meal.key })}
        >
          <Plus size={16} aria-hidden />
          {t('common:action.add')}
        </button>
      )}
    </Place>
  );
}, looksSame);
