import { CookingPot } from 'lucide-react';
import { useTranslation } from 'next-i18next/pages';
import { useState } from 'react';
import { LazyFromHome } from '@/components/pantry/taken/FromHome.lazy';
import { LinkButton } from '@/components/ui/inputs/LinkButton';
import { useMyToday } from '@/context/calendar/calendar';
import { useLanguage } from '@/context/LanguageContext';
import { useMealplan } from '@/context/mealplan/MealplanContext';
import type { DishType } from '@/lib/domain/dish/types';
import { agendaOf, dishToCook } from '@/lib/domain/mealplan/agenda';
import { leftoversIn, servingsOf } from '@/lib/domain/mealplan/eaten';
import { leftoverDays } from '@/lib/domain/mealplan/leftovers';
import { nameOfEntry } from '@/lib/domain/mealplan/names';
import type { LogKind, LogState, PlanEntry, PlanMeal } from '@/lib/domain/mealplan/types';
import { mealCause } from '@/lib/domain/pantry/cause';
import type { PlacedDay } from '@/lib/domain/mealplan/weeks';
import { addDays, type Day } from '@/lib/domain/time/day';
import { formatWeekday } from '@/lib/format/time';
import css from './DayAgenda.module.scss';
import { LazyCookingOrder } from './CookingOrder.lazy';
import { EntryLine } from './EntryLine';
import { MarkButtons, MarkSign } from './MarkButtons';
import { cookAt, placeOfShares } from './recipeAt';
import { LazyOutcomeButtons } from './OutcomeButtons.lazy';
import { SideLine, useSideWords, type SideItem } from './SideLine';
import type { Marks } from './useMarks';
import type { Table } from '@/components/day/sums/usePlanSums';

interface DayAgendaProps {
  readonly at: PlacedDay;
  readonly table: Table;
  readonly marks: Marks | null;
  readonly today: Day;
  /** Shows pictures and buttons, as in the view of a single day. */
  readonly isLarge?: boolean;
}

/** Lists a day's entries in order, limited to the active filters. */
export function DayAgenda({ at, table, marks, today, isLarge = false }: DayAgendaProps) {
  const { t } = useTranslation('mealplan');
  const { filters } = useMealplan();
  const items = agendaOf(at.day, filters);
  const marking = useMarking({ at, table, marks, today, isLarge });
  return (
    <>
      {at.day.note && <p className={css.dayNote}>{at.day.note}</p>}
      {items.length === 0 ? (
        <p className={css.nothing}>{t('day.nothing')}</p>
      ) : (
        <ul className={css.agenda} data-large={isLarge || undefined}>
          {items.map((item) => (
            <li key={item.key} data-kind={item.kind}>
              {item.kind === 'mealplans' ? (
                <MealBlock at={at} meal={item.meal} table={table} marking={marking} isLarge={isLarge} />
              ) : (
                <Side item={item} table={table} marking={marking} />
              )}
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

interface DayCellsProps extends DayAgendaProps {
  /** Kinds of meal that occur in the week. */
  readonly rows: readonly MealRow[];
  /** Names the rows of the week. */
  readonly isFirst: boolean;
  readonly kcal: ReadonlyMap<string, number>;
}

/** Meal of a week, and its time on most days. */
interface MealRow {
  readonly type: DishType;
  readonly time: string | undefined;
}

/** Shows a day as one of a week's columns: each meal in the row of its kind, everything else below. */
export function DayCells(props: DayCellsProps) {
  const { at, table, rows, isFirst, kcal, isLarge = false } = props;
  const { t } = useTranslation('common');
  const { filters } = useMealplan();
  const marking = useMarking(props);
  const items = agendaOf(at.day, filters);
  const sides = items.filter((item) => item.kind !== 'mealplans');
  return (
    <>
      {rows.map(({ type, time }) => {
        const meals = items.flatMap((item) =>
          item.kind === 'mealplans' && item.meal.type === type ? item.meal : [],
        );
        const own = meals[0]?.time ?? undefined;
        return (
          <div key={type} className={css.cell}>
            <div className={css.band} aria-hidden>
              {isFirst && t(`type.${type}`)} <time>{isFirst ? (own ?? time) : own !== time && own}</time>
            </div>
            {meals.map((meal) => (
              <MealBlock
                key={meal.key}
                at={at}
                meal={meal}
                table={table}
                marking={marking}
                isLarge={isLarge}
                kcal={kcal}
              />
            ))}
          </div>
        );
      })}
      <div className={css.cell}>
        {at.day.note && <p className={css.dayNote}>{at.day.note}</p>}
        {sides.length > 0 && (
          <ul className={css.agenda}>
            {sides.map((item) => (
              <li key={item.key} data-kind={item.kind}>
                <Side item={item} table={table} marking={marking} />
              </li>
            ))}
          </ul>
        )}
      </div>
    </>
  );
}

interface Marking {
  readonly marks: Marks;
  readonly day: Day;
  readonly isLarge: boolean;
  /** Key of the dish to cook next. */
  readonly next?: string;
}

/** Returns a day's marks and their setter; null for future days. */
function useMarking({ at, table, marks, today, isLarge = false }: DayAgendaProps): Marking | null {
  const { time } = useMyToday();
  const { date, day } = at;
  if (!marks || date === null || date > today) return null;
  const isOpen = ({ key, dish }: PlanEntry) =>
    marks.stateOf(date, key) === null && table.parts.dishes[dish ?? 0]?.isClosed !== true;
  const next = isLarge && date === today ? dishToCook(day, { now: time, isOpen })?.key : undefined;
  return { marks, day: date, isLarge, next };
}
interface MealBlockProps {
  readonly at: PlacedDay;
  readonly meal: PlanMeal;
  readonly table: Table;
  readonly marking: Marking | null;
  readonly isLarge: boolean;
  /** Calories of the reader's share by entry key; given in columns only. */
  readonly kcal?: ReadonlyMap<string, number>;
}

function MealBlock({ at, meal, table, marking, isLarge, kcal }: MealBlockProps) {
  const { t } = useTranslation('common');
  const leftFor = useLeftoverDays(at, table);
  const cooked = isLarge ? meal.entries.filter(({ kind }) => kind === 'dish') : [];
  return (
    <section className={css.meal}>
      <h4>
        {t(`type.${meal.type}`)}
        {meal.time && <time>{meal.time}</time>}
      </h4>
      {meal.note && <p className={css.mealNote}>{meal.note}</p>}
      <ul>
        {meal.entries.map((entry) => (
          <li key={entry.key}>
            <EntryLine
              entry={entry}
              table={table}
              look={isLarge ? 'large' : kcal && 'column'}
              kcal={kcal?.get(entry.key)}
              leftFor={isLarge ? leftFor(entry) : undefined}
            />
            {marking && (
              <div className={css.acts}>
                {entry.key === marking.next && <Cook entry={entry} table={table} />}
                <EntryMark entry={entry} table={table} marking={marking} />
              </div>
            )}
          </li>
        ))}
      </ul>
      {cooked.length > 1 && <LazyCookingOrder meal={meal} cooked={cooked} table={table} />}
    </section>
  );
}

/** Returns a function that names the days for which part of an entry is kept. */
function useLeftoverDays({ date, index }: PlacedDay, { days }: Table) {
  const { t } = useTranslation('mealplan');
  const { language } = useLanguage();
  const nameOf = (at: number) =>
    date ? formatWeekday(addDays(date, at - index), language) : t('day.number', { number: at + 1 });
  return (entry: PlanEntry): string => leftoverDays(entry, days).map(nameOf).join(', ');
}

/** Links to the recipe in cooking mode, scaled to the entry's servings. */
function Cook({ entry, table }: { entry: PlanEntry; table: Table }) {
  const { t } = useTranslation('mealplan');
  const servings = servingsOf(entry, table.eaters, leftoversIn(table.days));
  return (
    <LinkButton
      href={cookAt(entry.dish ?? 0, servings, placeOfShares(entry, table))}
      tone="outline-primary"
      icon={CookingPot}
      className="d-print-none"
    >
      {t('entry.cook')}
    </LinkButton>
  );
}

function EntryMark({ entry, table, marking }: { entry: PlanEntry; table: Table; marking: Marking }) {
  const { language } = useLanguage();
  const { name } = nameOfEntry(entry, { parts: table.parts, days: table.days, language });
  const servings =
    entry.kind === 'dish' ? servingsOf(entry, table.eaters, leftoversIn(table.days)) : undefined;
  return <Mark name={name} part={{ kind: 'entry', key: entry.key }} servings={servings} marking={marking} />;
}

const LOGGED = { exercises: 'exercise', supplements: 'supplement', appointments: 'appointment' } as const;

function Side({ item, table, marking }: { item: SideItem; table: Table; marking: Marking | null }) {
  const { name } = useSideWords(item, table.parts);
  return (
    <>
      <SideLine item={item} parts={table.parts} />
      {marking && (
        <Mark name={name} part={{ kind: LOGGED[item.kind], key: item.part.key }} marking={marking} />
      )}
    </>
  );
}

interface MarkProps {
  readonly name: string;
  readonly part: { readonly kind: LogKind; readonly key: string };
  /** Number of servings that were cooked; undefined for anything but a dish. */
  readonly servings?: number;
  readonly marking: Marking;
}

function Mark({ name, part, servings, marking }: MarkProps) {
  const { marks, day, isLarge } = marking;
  const state = marks.stateOf(day, part.key);
  const [isJustDone, setJustDone] = useState(false);
  if (!isLarge) return <MarkSign kind={part.kind} state={state} />;
  const mark = (to: LogState | null) => {
    setJustDone(to === 'done' && part.kind === 'entry');
    void marks.set({ ...part, day }, to);
  };
  return (
    <>
      <MarkButtons
        name={name}
        kind={part.kind}
        state={state}
        isWaiting={marks.isWaiting(day, part.key)}
        onMark={mark}
      />
      {state === 'done' && servings !== undefined && (
        <LazyOutcomeButtons
          name={name}
          servings={servings}
          said={marks.outcomeOf(day, part.key)}
          onSay={(said) => void marks.set({ ...part, day }, 'done', said)}
        />
      )}
      {isJustDone && <LazyFromHome cause={mealCause(part.key, day)} />}
    </>
  );
}
