import { Ellipsis, Plus } from 'lucide-react';
import { useTranslation } from 'next-i18next/pages';
import { Fragment, memo } from 'react';
import { Button } from '@/components/ui/inputs/Button';
import { useLanguage } from '@/context/LanguageContext';
import { useMealplan } from '@/context/mealplan/MealplanContext';
import { entriesLookSame } from '@/lib/domain/mealplan/looks';
import type { PlanMeal } from '@/lib/domain/mealplan/types';
import { formatNumber } from '@/lib/format/number';
import css from './PlannerMeal.module.scss';
import plannerWeekCss from './PlannerWeek.module.scss';
import { Movable, Place } from './Movable';
import { PlannerEntry } from './PlannerEntry';
import { PutHere } from './PutHere';
import { TakenOutLine, useTakenOut } from './TakenOut';
import type { Table } from '@/components/day/sums/usePlanSums';

interface PlannerMealProps {
  readonly meal: PlanMeal;
  readonly table: Table;
  readonly dayName: string;
  readonly kcal: ReadonlyMap<string, number>;
  /** Set for a meal in a row with the same meal of other days. */
  readonly isRow: boolean;
  /** Shows the kind of meal; screen readers hear it in any case. */
  readonly isNamed: boolean;
}

const looksSame = (was: PlannerMealProps, is: PlannerMealProps): boolean =>
  was.meal === is.meal &&
  was.dayName === is.dayName &&
  was.isRow === is.isRow &&
  was.isNamed === is.isNamed &&
  is.meal.entries.every(({ key }) => was.kcal.get(key) === is.kcal.get(key)) &&
  entriesLookSame(is.meal.entries, was.table, is.table);

/** Shows a meal: its head drags it as a whole, its menu opens it, a tap or a drop fills it. */
export const PlannerMeal = memo(function PlannerMeal(props: PlannerMealProps) {
  const { meal, table, dayName, kcal, isRow, isNamed } = props;
  const { t } = useTranslation(['planner', 'common', 'mealplan']);
  const { language } = useLanguage();
  const { openModal, selected } = useMealplan();
  const taken = useTakenOut(meal.key);
  const type = t(`common:type.${meal.type}`);
  const name = `${type} – ${dayName}`;
  const isEmpty = meal.entries.length === 0;
  const sum = meal.entries.reduce((total, { key }) => total + (kcal.get(key) ?? 0), 0);
  const add = (
    <Button
      tone="bare"
      icon={Plus}
      iconSize={16}
      className={isRow && !isEmpty ? plannerWeekCss.more : css.add}
      data-stop={isEmpty || undefined}
      aria-label={t('planner.addTo', { name })}
      onClick={() => openModal({ name: 'addEntry', meal: meal.key })}
    >
      {!(isRow && !isEmpty) && t('common:action.add')}
    </Button>
  );
  const isAddBelow = isRow && isEmpty;
  return (
    <Place
      target={{ at: 'meal', key: meal.key }}
      className={css.meal}
      name={name}
      look={isRow ? 'row' : undefined}
    >
      <Movable carried={{ from: 'meal', key: meal.key }} name={name} className={css.mealHead}>
        <h3>
          <span className={isNamed ? undefined : 'visually-hidden'} title={isNamed ? type : undefined}>
            {type}
          </span>
          {meal.time && <time>{meal.time}</time>}
          {!isRow && sum > 0 && (
            <span className={css.sum}>
              {t('mealplan:totals.kcal', { value: formatNumber(sum, language, { digits: 0 }) })}
            </span>
          )}
        </h3>
        {!isRow && !selected.dish && add}
        <Button
          tone="bare"
          icon={Ellipsis}
          iconSize={16}
          className={plannerWeekCss.more}
          data-menu
          aria-label={t('planner.mealMenu', { name })}
          onClick={() => openModal({ name: 'meal', key: meal.key })}
        />
        {isRow && !selected.dish && !isAddBelow && add}
      </Movable>
      {meal.note && <p className={css.mealNote}>{meal.note}</p>}
      {(!isEmpty || taken) && (
        <ul>
          {meal.entries.map((entry, index) => (
            <Fragment key={entry.key}>
              {taken?.index === index && <TakenOutLine taken={taken} />}
              <PlannerEntry
                entry={entry}
                table={table}
                mealName={name}
                kcal={kcal.get(entry.key)}
                isRow={isRow}
              />
            </Fragment>
          ))}
          {taken && taken.index >= meal.entries.length && <TakenOutLine taken={taken} />}
        </ul>
      )}
      {selected.dish ? <PutHere target={{ at: 'meal', key: meal.key }} name={name} /> : isAddBelow && add}
    </Place>
  );
}, looksSame);
