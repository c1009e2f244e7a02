import { useTranslation } from 'next-i18next/pages';
import type { DishType } from '@/lib/domain/dish/types';
import type { PlanDay } from '@/lib/domain/mealplan/types';
import type { PlacedDay } from '@/lib/domain/mealplan/weeks';
import type { Day } from '@/lib/domain/time/day';
import { slotId, type Frame } from '@/lib/forms/mealplan/proposal';
import css from './ProposalView.module.scss';
import { TotalsLine } from '@/components/day/sums/TotalsLine';
import { useDayWords } from '../../day/useDayWords';
import type { usePlanSums } from '@/components/day/sums/usePlanSums';
import { FastNote } from './FastNote';
import { ProposalEntry } from './ProposalEntry';
import type { Filling } from './useFilling';

interface ProposalDayProps {
  readonly at: PlacedDay;
  readonly today: Day;
  readonly frame: Frame;
  readonly filling: Filling;
  readonly sums: ReturnType<typeof usePlanSums>;
  readonly kcal: ReadonlyMap<string, number>;
}

/** Shows a proposed day: its totals against the targets, and its meals beside the existing ones. */
export function ProposalDay({ at, today, frame, filling, sums, kcal }: ProposalDayProps) {
  const { t } = useTranslation(['fill', 'common']);
  const words = useDayWords(today);
  const name = words.nameOf(at);
  const totals = sums.byDay.get(at.day.key);
  const number = frame.days.indexOf(at.day.key) + 1;
  const types = mealsOf(at.day, frame.meals);
  return (
    <section className={css.day} aria-label={name}>
      <header>
        <h3>{name}</h3>
        {totals && <TotalsLine totals={totals} targets={sums.targets} isMine={sums.isMine} label={name} />}
        {filling.question?.form.fasting && at.date && <FastNote day={at.date} />}
      </header>
      <ul className={css.meals}>
        {types.map((meal) => {
          const slot = { day: number, meal };
          const isOpen = frame.open.has(slotId(slot));
          const entries = at.day.meals.filter(({ type }) => type === meal).flatMap((one) => one.entries);
          return (
            <li key={meal} className={css.meal}>
              <h4>{t(`common:type.${meal}`)}</h4>
              {entries.length === 0 && <p className={css.empty}>{isOpen ? t('proposal.empty') : '–'}</p>}
              {entries.map((entry) => (
                <ProposalEntry
                  key={entry.key}
                  entry={entry}
                  slot={isOpen ? slot : null}
                  filling={filling}
                  kcal={kcal.get(entry.key)}
                />
              ))}
            </li>
          );
        })}
      </ul>
    </section>
  );
}

/** Returns the requested meals and those with entries, in the order of the day. */
function mealsOf(day: PlanDay, asked: readonly DishType[]): DishType[] {
  const held = day.meals.filter(({ entries }) => entries.length > 0).map(({ type }) => type);
  return ORDER.filter((type) => asked.includes(type) || held.includes(type));
}
const ORDER: readonly DishType[] = ['Breakfast', 'Lunch', 'Snack', 'Dinner', 'Dessert'];
