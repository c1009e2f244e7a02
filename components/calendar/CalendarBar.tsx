import { ChevronLeft, ChevronRight, Plus, Sun } from 'lucide-react';
import { useTranslation } from 'next-i18next/pages';
import { Filters } from '@/components/day/week/FilterBar';
import { Button } from '@/components/ui/inputs/Button';
import { Toggle } from '@/components/ui/inputs/Toggle';
import { useLanguage } from '@/context/LanguageContext';
import { CALENDAR_VIEWS, stepFrom } from '@/lib/domain/time/calendarView';
import { formatDate } from '@/lib/format/time';
import { useWide } from '@/lib/hooks/useWide';
import css from './CalendarBar.module.scss';
import type { CalendarAt } from './useCalendarAt';

interface CalendarBarProps {
  readonly at: CalendarAt;
  /** Adds something on the displayed day. */
  readonly onAdd: () => void;
}

/**
 * Shows the displayed days, the filters (on wide screens), the view switch, the navigation and the button to add
 * something.
 */
export function CalendarBar({ at, onAdd }: CalendarBarProps) {
  const { t } = useTranslation(['day', 'mealplan', 'calendar']);
  const { language } = useLanguage();
  const isWide = useWide();
  const { view, day, from, to, today, go } = at;
  const short = (one: string) => formatDate(one, language, 'short');
  const title = {
    day: formatDate(day, language, 'weekday'),
    week: `${short(from)} – ${short(to)}`,
    month: formatDate(day, language, 'month'),
  }[view];
  const isHere = view === 'day' ? day === today : view === 'week' ? from <= today && today <= to : false;
  return (
    <div className={css.head}>
      <h2 aria-live="polite">{title}</h2>
      <nav aria-label={t('calendar.nav')} className={css.steps}>
        <Button
          icon={ChevronLeft}
          aria-label={t(`calendar.previous.${view}`)}
          onClick={() => go({ day: stepFrom(view, day, -1) })}
        />
        <Button
          icon={!isWide ? Sun : undefined}
          aria-current={isHere ? 'date' : undefined}
          onClick={() => go({ day: today })}
        >
          <span className={css.word}>{t('mealplan:day.today')}</span>
        </Button>
        <Button
          icon={ChevronRight}
          aria-label={t(`calendar.next.${view}`)}
          onClick={() => go({ day: stepFrom(view, day, 1) })}
        />
      </nav>
      {isWide && <Filters isShort />}
      <Toggle
        label={t('mealplan:view.label')}
        options={CALENDAR_VIEWS.map((one) => ({ value: one, text: t(`calendar.view.${one}`) }))}
        value={view}
        onChange={(one) => go({ view: one })}
      />
      <Button tone="primary" icon={Plus} onClick={onAdd}>
        <span className={css.word}>{t('calendar:add')}</span>
      </Button>
    </div>
  );
}
