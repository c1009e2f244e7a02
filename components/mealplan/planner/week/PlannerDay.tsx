import { Ellipsis, Plus } from 'lucide-react';
import { useTranslation } from 'next-i18next/pages';
import { memo } from 'react';
import { Icon } from '@/components/ui/Icon';
import { Button } from '@/components/ui/inputs/Button';
import { Dropdown } from '@/components/ui/inputs/Dropdown';
import { useMealplan } from '@/context/mealplan/MealplanContext';
import { useLanguage } from '@/context/LanguageContext';
import { usePlanEdit } from '@/context/mealplan/PlanEditorContext';
import { DISH_TYPES } from '@/lib/domain/dish/types';
import { addMeal } from '@/lib/domain/mealplan/arrange';
import { blankMeal, SIDE_KINDS } from '@/lib/domain/mealplan/edit';
import { dayLooksSame, totalsAreSame } from '@/lib/domain/mealplan/looks';
import type { PlanTargets } from '@/lib/domain/mealplan/record';
import type { DayTotals } from '@/lib/domain/mealplan/figures/totals';
import type { PlacedDay } from '@/lib/domain/mealplan/weeks';
import type { Day } from '@/lib/domain/time/day';
import { formatMoney } from '@/lib/format/number';
import { newKey } from '@/lib/newKey';
import css from './PlannerDay.module.scss';
import plannerWeekCss from './PlannerWeek.module.scss';
import { Place } from './Movable';
import { NoMeal } from './NoMeal';
import { PlannerMeal } from './PlannerMeal';
import { PlannerSides } from './PlannerSides';
import { PutHere } from './PutHere';
import { TotalsLine } from '@/components/day/sums/TotalsLine';
import { useDayWords } from '@/components/day/useDayWords';
import type { Table } from '@/components/day/sums/usePlanSums';
import { isOneOf } from '@/lib/domain/isOneOf';

interface PlannerDayProps {
  readonly at: PlacedDay;
  readonly table: Table;
  readonly totals?: DayTotals;
  readonly targets: PlanTargets;
  readonly isMine: boolean;
  readonly today: Day;
  readonly kcal: ReadonlyMap<string, number>;
  /** Meal types of the week's rows, joined by commas; undefined for a single day. */
  readonly rows?: string;
  /** Names the rows of the week. */
  readonly isFirst?: boolean;
}

const looksSame = (was: PlannerDayProps, is: PlannerDayProps): boolean =>
  was.at.day === is.at.day &&
  was.at.date === is.at.date &&
  was.at.index === is.at.index &&
  was.today === is.today &&
  was.targets === is.targets &&
  was.isMine === is.isMine &&
  was.rows === is.rows &&
  was.isFirst === is.isFirst &&
  totalsAreSame(was.totals, is.totals) &&
  dayLooksSame(is.at.day, was.table, is.table);

/**
 * Shows a day in the planner: its totals, its meals and its other entries; renders again only if its appearance
 * changes.
 */
export const PlannerDay = memo(function PlannerDay(props: PlannerDayProps) {
  const { at, table, totals, targets, isMine, today, rows } = props;
  const { t } = useTranslation(['mealplan', 'planner']);
  const { openModal } = useMealplan();
  const { language } = useLanguage();
  const words = useDayWords(today);
  const { day } = at;
  const name = words.nameOf(at);
  const isAlone = rows === undefined;
  return (
    <Place
      as="section"
      target={{ at: 'day', key: day.key }}
      className={css.day}
      label={words.fullNameOf(at)}
      name={name}
    >
      <div className={css.head} data-today={words.isToday(at)} data-alone={isAlone}>
        <header>
          <div className={plannerWeekCss.dayHead}>
            {isAlone ? (
              <h2>
                <span aria-hidden>{words.weekdayOf(at)}</span>
                <span className="visually-hidden">{name}</span>
              </h2>
            ) : (
              <h2>
                <span aria-hidden>{words.headOf(at)}</span>
                <span className="visually-hidden">{name}</span>
              </h2>
            )}
            {words.isToday(at) && (
              <small className={isAlone ? css.today : 'visually-hidden'}>{t('day.today')}</small>
            )}
            {isAlone && totals && (
              <span className={css.cost}>
                {t('totals.costTable', { cost: formatMoney(totals.costTetri, language) })}
              </span>
            )}
            <Button
              tone="bare"
              icon={Ellipsis}
              className={plannerWeekCss.more}
              aria-label={t('planner:planner.dayMenu', { name })}
              onClick={() => openModal({ name: 'day', key: day.key })}
            />
          </div>
          {day.title && (
            <p className={css.dayTitle} title={day.title}>
              {day.title}
            </p>
          )}
          {totals && (
            <TotalsLine
              totals={totals}
              targets={targets}
              isMine={isMine}
              label={name}
              isRoomy={isAlone}
              hasCost={!isAlone}
            />
          )}
        </header>
        {day.note && <p className={css.dayNote}>{day.note}</p>}
      </div>
      <Meals {...props} name={name} />
      <div className={css.sides}>
        <PlannerSides day={day} dayName={name} parts={table.parts} />
        <PutHere target={{ at: 'day', key: day.key }} name={name} />
      </div>
      <AddToDay at={at} name={name} />
    </Place>
  );
}, looksSame);

/** Shows the day's meals; in a week each stands in the row of its kind, and a missing one can be added. */
function Meals({ at: { day }, table, kcal, rows, isFirst, name }: PlannerDayProps & { name: string }) {
  const { filters } = useMealplan();
  if (!filters.includes('mealplans')) return null;
  const draw = (meals: typeof day.meals, isNamed: boolean) =>
    meals.map((meal) => (
      <PlannerMeal
        key={meal.key}
        meal={meal}
        table={table}
        dayName={name}
        kcal={kcal}
        isRow={rows !== undefined}
        isNamed={isNamed}
      />
    ));
  if (rows === undefined) return draw(day.meals, true);
  const types = (rows ? rows.split(',') : []).filter((row) => isOneOf(DISH_TYPES, row));
  return types.map((type) => {
    const meals = day.meals.filter((meal) => meal.type === type);
    return (
      <div key={type} className={css.cell}>
        {meals.length > 0 ? (
          draw(meals, isFirst === true)
        ) : (
          <NoMeal day={day.key} type={type} dayName={name} isNamed={isFirst === true} />
        )}
      </div>
    );
  });
}

/** Menu that adds another meal, an exercise, a supplement or an appointment. */
function AddToDay({ at: { day }, name }: { at: PlacedDay; name: string }) {
  const { t } = useTranslation(['planner', 'common']);
  const edit = usePlanEdit();
  const { openModal } = useMealplan();
  const types = DISH_TYPES.filter((type) => !day.meals.some((meal) => meal.type === type));
  return (
    <Dropdown
      name={t('planner.addElseTo', { name })}
      label={
        <>
          <Icon of={Plus} size={16} />
          {t('planner.addElse')}
        </>
      }
    >
      {types.map((type) => (
        <Button
          key={type}
          tone="menu"
          onClick={() => edit((days) => addMeal(days, day.key, blankMeal(type, newKey)))}
        >
          {t(`common:type.${type}`)}
        </Button>
      ))}
      {SIDE_KINDS.map((part) => (
        <Button
          key={part}
          tone="menu"
          onClick={() => openModal({ name: 'addPart', day: day.key, kind: part })}
        >
          {t(`planner.part.${part}`)}
        </Button>
      ))}
    </Dropdown>
  );
}
