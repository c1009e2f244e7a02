import { present } from '@/lib/domain/present';
import { useTranslation } from 'next-i18next/pages';
import { LazyAheadNote } from '@/components/day/agenda/AheadNote.lazy';
import { Tag } from '@/components/ui/Tag';
import { cookedOn } from '@/lib/domain/mealplan/agenda';
import css from './DayView.module.scss';
import { DayAgenda } from '@/components/day/agenda/DayAgenda';
import { DayStrip } from '@/components/day/week/DayStrip';
import { useDaySwipe } from '@/components/day/week/useDaySwipe';
import { DaySum } from '@/components/day/sums/DaySum';
import { useDayWords } from '../../day/useDayWords';
import type { DaysProps } from '@/components/day/week/WeekView';

/** Shows one day, large; a swipe or the strip above leads to other days. */
export function DayView({ shown, table, sums, marks }: DaysProps) {
  const { t } = useTranslation('mealplan');
  const words = useDayWords(shown.today);
  const swipe = useDaySwipe(shown);
  const at = present(shown.placed[shown.index], 'the shown day');
  const next = shown.placed[shown.index + 1];
  const cookedNext = next ? cookedOn(next.day) : [];
  return (
    <>
      <DayStrip shown={shown} />
      <section className={css.day} aria-labelledby="shown-day" {...swipe}>
        <header>
          <h3 id="shown-day">{words.nameOf(at)}</h3>
          {words.isToday(at) && <Tag tone="info">{t('day.today')}</Tag>}
          {at.day.title && <p className="mb-0 text-body-secondary">{at.day.title}</p>}
        </header>
        <DaySum day={at.day.key} sums={sums} label={words.nameOf(at)} isRoomy />
        <DayAgenda at={at} table={table} marks={marks} today={shown.today} isLarge />
        {next && cookedNext.length > 0 && <LazyAheadNote dishes={cookedNext} day={words.nameOf(next)} />}
      </section>
    </>
  );
}
