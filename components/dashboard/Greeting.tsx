import { CalendarDays, ChevronLeft } from 'lucide-react';
import { useTranslation } from 'next-i18next/pages';
import { LazyDayDone } from '@/components/dashboard/day/DayDone.lazy';
import { PageTitle } from '@/components/layout/PageTitle';
import { LinkButton } from '@/components/ui/inputs/LinkButton';
import { Ornament } from '@/components/ui/Ornament';
import { useAuth } from '@/context/AuthContext';
import type { MyDay } from '@/context/dashboard/day';
import { useLanguage } from '@/context/LanguageContext';
import { addDays } from '@/lib/domain/time/day';
import { personName } from '@/lib/format/name';
import { formatDate, formatWeekday } from '@/lib/format/time';
import { useWide } from '@/lib/hooks/useWide';
import css from './Greeting.module.scss';
import { AteButton } from '@/components/dashboard/day/AteButton';

interface GreetingProps {
  /** Text for the first visit that suggests a start. */
  readonly begin?: string;
  readonly day: MyDay;
}

/**
 * Shows the date, greets the person and counts the day's done entries; at the first visit it suggests a start instead.
 */
export function Greeting({ begin, day }: GreetingProps) {
  const { t } = useTranslation(['dashboard', 'common']);
  const { person } = useAuth();
  const { language } = useLanguage();
  const isWide = useWide(); // Phones show the button and the count further down, in the day itself.
  const name = personName(person?.Name ?? '', language)
    .trim()
    .split(/\s+/)[0];
  const yesterday = addDays(day.today, -1);
  const date = formatDate(day.today, language, 'weekday');
  if (begin)
    return (
      <div className={css.first}>
        <PageTitle
          title={t('welcome', { name })}
          lead={
            <>
              <span>{date}</span> <span>{begin}</span>
            </>
          }
        >
          <Ornament drawing="bird" />
        </PageTitle>
      </div>
    );
  return (
    <div className={css.greeting}>
      <PageTitle
        title={date}
        lead={
          <>
            {t('hello', { name })}. {isWide && <LazyDayDone of={day} />}
          </>
        }
      >
        {isWide && (
          <LinkButton href={`/calendar?view=day&day=${yesterday}`} icon={ChevronLeft}>
            {formatWeekday(yesterday, language)}
          </LinkButton>
        )}
        <LinkButton href="/calendar" icon={CalendarDays}>
          <span>{t('common:menu.calendar')}</span>
        </LinkButton>
        {isWide && <AteButton today={day.today} />}
      </PageTitle>
    </div>
  );
}
