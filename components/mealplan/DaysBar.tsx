import { CalendarDays, Columns3, List } from 'lucide-react';
import { useTranslation } from 'next-i18next/pages';
import { useWide } from '@/lib/hooks/useWide';
import css from '@/styles/planBars.module.scss';
import type { ShownDay } from './useShownDay';
import { WeekNav } from './WeekNav';

export type DaysLook = 'week' | 'day';

interface DaysBarProps {
  readonly shown: ShownDay;
  readonly view: DaysLook;
  readonly onChange: (view: DaysLook) => void;
}

/** Which week is shown, and whether as a whole or day by day. */
export function DaysBar({ shown, view, onChange }: DaysBarProps) {
  const { t } = useTranslation('mealplan');
  const isWide = useWide();
  const WeekIcon = isWide ? Columns3 : List;
  return (
    <div className={css.daysBar}>
      <WeekNav shown={shown} />
      <div role="group" aria-label={t('view.label')} className={css.toggle2}>
        <button type="button" aria-pressed={view === 'week'} onClick={() => onChange('week')}>
          <WeekIcon size={18} aria-hidden />
          {t('view.week')}
        </button>
        <button type="button" aria-pressed={view === 'day'} onClick={() => onChange('day')}>
          <CalendarDays size={18} aria-hidden />
          {t('view.day')}
        </button>
      </div>
    </div>
  );
}
