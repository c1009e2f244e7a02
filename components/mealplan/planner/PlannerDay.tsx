import { Ellipsis, Plus } from 'lucide-react';
import { useTranslation } from 'next-i18next/pages';
import { memo } from 'react';
import { Dropdown } from '@/components/ui/Dropdown';
import { Tag } from '@/components/ui/Tag';
import { useMealplan } from '@/context/MealplanContext';
import { usePlanEdit } from '@/context/PlanEditorContext';
import { DISH_TYPES } from '@/lib/domain/dish/types';
import { addMeal } from '@/lib/domain/mealplan/arrange';
import { blankMeal, SIDE_KINDS } from '@/lib/domain/mealplan/edit';
import { dayLooksSame, totalsAreSame } from '@/lib/domain/mealplan/looks';
import type { PlanTargets } from '@/lib/domain/mealplan/record';
import type { DayTotals } from '@/lib/domain/mealplan/totals';
import type { PlacedDay } from '@/lib/domain/mealplan/weeks';
import type { Day } from '@/lib/domain/time/day';
import { newKey } from '@/lib/newKey';
import css from './PlannerDay.module.scss';
import plannerWeekCss from './PlannerWeek.module.scss';
import { Place } from './Movable';
import { PlannerMeal } from './PlannerMeal';
import { PlannerSides } from './PlannerSides';
import { PutHere } from './PutHere';
import { TotalsView } from '../../day/TotalsView';
import { useDayWords } from '../../day/useDayWords';
import type { Table } from '../../day/usePlanSums';

interface PlannerDayProps {
  readonly at: PlacedDay;
  readonly table: Table;
  readonly totals?: DayTotals;
  readonly targets: PlanTargets;
  readonly isMine: boolean;
  readonly today: Day;
}

const looksSame = (was: PlannerDayProps, is: PlannerDayProps): boolean =>
  was.at.day === is.at.day &&
  was.at.date === is.at.date &&
  was.at.index === is.at.index &&
  was.today === is.today &&
  was.targets === is.targets &&
  was.isMine === is.isMine &&
  totalsAreSame(was.totals, is.totals) &&
  dayLooksSame(is.at.day, was.table, is.table);

/** A day to be planned: what it comes to, its meals and what else is on it; drawn anew only when it looks otherwise. */
export const PlannerDay = memo(function PlannerDay(props: PlannerDayProps) {
  const { at, table, totals, targets, isMine, today } = props;
  const { t } = useTranslation(['mealplan', 'planner']);
  const { filters, openModal } = useMealplan();
  const words = useDayWords(today);
  const { day } = at;
  const name = words.nameOf(at);
  return (
    <Place
      as="section"
      target={{ at: 'day', key: day.key }}
      className={css.day}
      label={words.fullNameOf(at)}
      name={name}
    >
      <header data-today={words.isToday(at)}>
        <div className={plannerWeekCss.dayHead}>
          <h2>{name}</h2>
          {words.isToday(at) && <Tag tone="info">{t('day.today')}</Tag>}
          <button
            type="button"
            className={plannerWeekCss.more}
            aria-label={t('planner:planner.dayMenu', { name })}
            onClick={() => openModal({ name: 'day', key: day.key })}
          >
            <Ellipsis size={18} aria-hidden />
          </button>
        </div>
        {day.title && <p className={css.dayTitle}>{day.title}</p>}
        {totals && <TotalsView totals={totals} targets={targets} isMine={isMine} label={name} />}
      </header>
      {day.note && <p className={css.dayNote}>{day.note}</p>}
      {filters.includes('mealplans') &&
        day.meals.map((meal) => <PlannerMeal key={meal.key} meal={meal} table={table} dayName={name} />)}
      <PlannerSides day={day} parts={table.parts} />
      <PutHere target={{ at: 'day', key: day.key }} name={name} />
      <AddToDay at={at} name={name} />
    </Place>
  );
}, looksSame);

/** A further meal, an exercise, a supplement or an appointment. */
function AddToDay({ at: { day }, name }: { at: PlacedDay; name: string }) {
  const { t } = useTranslation(['planner', 'common']);
  const edit = usePlanEdit();
  const { openModal } = useMealplan();
  const types = DISH_TYPES.filter((type) => !day.meals.some((meal) => meal.type === type));
  return (
    <Dropdown
      name={t('planner.addTo', { name })}
      label={
        <>
          <Plus size={16} aria-hidden />
          {t('common:action.add')}
        </>
      }
    >
      {types.map((type) => (
        <button
          key={type}
          type="button"
          className="menu-link"
          onClick={() => edit((days) => addMeal(days, day.key, blankMeal(type, newKey)))}
        >
          {t(`common:type.${type}`)}
        </button>
      ))}
      {SIDE_KINDS.map((part) => (
        <button
          key={part}
          type="button"
          className="menu-link"
          onClick={() => openModal({ name: 'addPart', day: day.key, kind: part })}
        >
          {t(`planner.part.${part}`)}
        </button>
      ))}
    </Dropdown>
  );
}
