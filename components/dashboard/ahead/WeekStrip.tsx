import { Check, SkipForward } from 'lucide-react';
import { useTranslation } from 'next-i18next/pages';
import Link from 'next/link';
import { useItemTitle } from '@/components/calendar/item/useItemTitle';
import { Picture } from '@/components/ui/Picture';
import { useLanguage } from '@/context/LanguageContext';
import { eaten, endOf, faceOf, type CalendarItem } from '@/lib/domain/mealplan/timeline';
import { daysFrom } from '@/lib/domain/time/calendarView';
import { addDays, type Day } from '@/lib/domain/time/day';
import { formatNumber } from '@/lib/format/number';
import { formatWeekday } from '@/lib/format/time';
import css from './WeekStrip.module.scss';

interface WeekStripProps {
  readonly items: readonly CalendarItem[];
  readonly monday: Day;
  readonly today: Day;
}

/** Shows the week in one row: each day's calories, outcome and main dish; a tap opens the day. */
export function WeekStrip({ items, monday, today }: WeekStripProps) {
  const { t } = useTranslation('day');
  return (
    <section aria-label={t('week.strip')} className={css.strip}>
      <ol>
        {daysFrom(monday, addDays(monday, 6)).map((day) => (
          <li key={day} data-today={day === today}>
            <StripDay day={day} items={items.filter((item) => item.day === day)} />
          </li>
        ))}
      </ol>
    </section>
  );
}

function StripDay({ day, items }: { day: Day; items: readonly CalendarItem[] }) {
  const { t } = useTranslation(['day', 'mealplan']);
  const { language } = useLanguage();
  const titleOf = useItemTitle();
  const { planned } = eaten(items);
  const end = endOf(items);
  const face = faceOf(items);
  return (
    <Link href={`/calendar?view=day&day=${day}`} className={css.day}>
      <span className={css.head}>
        <strong>{formatWeekday(day, language)}</strong> {Number(day.slice(8))}
        {end === 'done' && <Check size={16} role="img" aria-label={t('week.done')} />}
        {end === 'skipped' && <SkipForward size={16} role="img" aria-label={t('week.skipped')} />}
        {planned > 0 && (
          <small>{t('week.kcal', { value: formatNumber(planned, language, { digits: 0 }) })}</small>
        )}
      </span>
      <span className={css.face}>
        {face?.picture && (
          <Picture
            image={{ url: face.picture.url }}
            alt=""
            ratio="1x1"
            sizes="36px"
            className={css.picture}
          />
        )}
        <span>{face ? titleOf(face) : t('week.nothing')}</span>
      </span>
    </Link>
  );
}
