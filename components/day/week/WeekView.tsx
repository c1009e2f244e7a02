import { Check } from 'lucide-react';
import { useTranslation } from 'next-i18next/pages';
import { useMemo } from 'react';
import { LazyAheadNote } from '@/components/day/agenda/AheadNote.lazy';
import { Icon } from '@/components/ui/Icon';
import { Tag } from '@/components/ui/Tag';
import { useAuth } from '@/context/AuthContext';
import { useLanguage } from '@/context/LanguageContext';
import { useMealplan } from '@/context/mealplan/MealplanContext';
import { cookedOn, isShown, mealRows, usualTime } from '@/lib/domain/mealplan/agenda';
import { nameOfEntry } from '@/lib/domain/mealplan/names';
import { sitsOut } from '@/lib/domain/mealplan/warnings';
import type { PlacedDay } from '@/lib/domain/mealplan/weeks';
import { formatNumber } from '@/lib/format/number';
import css from './WeekView.module.scss';
import { DayCells } from '@/components/day/agenda/DayAgenda';
import { DaySum } from '@/components/day/sums/DaySum';
import { useDayWords } from '@/components/day/useDayWords';
import { useEntryKcal } from '@/components/day/agenda/useEntryKcal';
import type { Marks } from '@/components/day/agenda/useMarks';
import type { Table, usePlanSums } from '@/components/day/sums/usePlanSums';
import type { ShownDay } from './useShownDay';
import { weekColumns, weekRows } from './weekRows';

export interface DaysProps {
  readonly shown: ShownDay;
  readonly table: Table;
  readonly sums: ReturnType<typeof usePlanSums>;
  readonly marks: Marks | null;
}
interface WeekProps extends DaysProps {
  readonly onOpen: (index: number) => void;
}

/** Shows the week as columns; today's column is wider, with pictures and buttons to mark its entries. */
export function WeekColumns({ shown, table, sums, marks, onOpen }: WeekProps) {
  const { t } = useTranslation('mealplan');
  const { filters } = useMealplan();
  const words = useDayWords(shown.today);
  const week = useMemo(() => shown.weeks[shown.week] ?? [], [shown.weeks, shown.week]);
  const filled = week.map(({ day }) => ({ meals: day.meals.filter(isShown) }));
  const types = filters.includes('mealplans') ? mealRows(filled) : [];
  const rows = types.map((type) => ({ type, time: usualTime(filled, type) }));
  const kcal = useEntryKcal(table, week);
  const today = week.find(words.isToday);
  const tomorrow = today && shown.placed[today.index + 1];
  const ahead = tomorrow ? cookedOn(tomorrow.day) : [];
  return (
    <>
      <ol
        className={css.columns}
        style={{ ...weekRows(rows.length), ...weekColumns(week.map(words.isToday)) }}
      >
        {week.map((at, index) => (
          <li key={at.day.key} className={css.column} data-today={words.isToday(at)}>
            <header>
              <h3>
                <button type="button" onClick={() => onOpen(at.index)}>
                  {words.shortNameOf(at)}
                  {/* The button's accessible name begins with its visible text. */}
                  {at.date && <span className="visually-hidden"> – {words.nameOf(at)}</span>}
                </button>
              </h3>
              {words.isToday(at) && <Tag tone="info">{t('day.today')}</Tag>}
              {marks && at.date !== null && at.date <= shown.today && (
                <EatenOf at={at} table={table} marks={marks} />
              )}
              {at.day.title && <p className="mb-0 text-body-secondary">{at.day.title}</p>}
              <DaySum day={at.day.key} sums={sums} label={words.nameOf(at)} />
            </header>
            <DayCells
              at={at}
              table={table}
              marks={marks}
              today={shown.today}
              rows={rows}
              isFirst={index === 0}
              kcal={kcal}
              isLarge={words.isToday(at)}
            />
          </li>
        ))}
      </ol>
      {kcal.size > 0 && (
        <p className={css.legend}>{t(sums.isMine ? 'totals.legendMine' : 'totals.legendOne')}</p>
      )}
      {ahead.length > 0 && <LazyAheadNote dishes={ahead} />}
    </>
  );
}

/** Shows the share of the reader's entries of a day that was eaten; renders nothing without marks. */
function EatenOf({ at, table, marks }: { at: PlacedDay; table: Table; marks: Marks }) {
  const { t } = useTranslation('mealplan');
  const { person } = useAuth();
  const mine = at.day.meals
    .flatMap(({ entries }) => entries)
    .filter((entry) => !sitsOut(entry, table.eaters, person?.id));
  const eaten = mine.filter(({ key }) => marks.stateOf(at.date ?? '', key) === 'done').length;
  if (eaten === 0) return null;
  const isWhole = eaten === mine.length;
  return (
    <small className={css.eaten} data-whole={isWhole || undefined}>
      {isWhole && <Icon of={Check} size={14} />}
      {isWhole ? t('day.eaten') : t('day.eatenOf', { count: eaten, total: mine.length })}
    </small>
  );
}

/** Shows the week as a list: a line or two per day; a tap opens the day. */
export function WeekList({ shown, table, sums, onOpen }: WeekProps) {
  const { t } = useTranslation('mealplan');
  const { language } = useLanguage();
  const words = useDayWords(shown.today);
  return (
    <ol className={css.weekList}>
      {shown.weeks[shown.week]?.map((at) => {
        const totals = sums.byDay.get(at.day.key);
        const names = at.day.meals
          .flatMap(({ entries }) => entries)
          .map((entry) => nameOfEntry(entry, { parts: table.parts, days: table.days, language }).name);
        return (
          <li key={at.day.key}>
            <button type="button" data-today={words.isToday(at)} onClick={() => onOpen(at.index)}>
              <strong>
                {words.fullNameOf(at)}
                {words.isToday(at) && <Tag tone="info">{t('day.today')}</Tag>}
              </strong>
              <span>{names.join(' · ') || t('day.nothing')}</span>
              {totals && totals.calories > 0 && (
                <small>
                  {t('totals.kcal', { value: formatNumber(totals.calories, language, { digits: 0 }) })}{' '}
                  {t(sums.isMine ? 'totals.mine' : 'totals.one')}
                </small>
              )}
            </button>
          </li>
        );
      })}
    </ol>
  );
}
