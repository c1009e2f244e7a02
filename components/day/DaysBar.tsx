import { CalendarDays, Columns3, List } from 'lucide-react';
import { useTranslation } from 'next-i18next/pages';
import css from '@/components/day/DaysBar.module.scss';
import type { ShownDay } from './useShownDay';
import { WeekNav } from './WeekNav';

export type DaysLook = 'list' | 'columns' | 'day';
const LOOKS = { list: List, columns: Columns3, day: CalendarDays } as const;

interface DaysBarProps {
  readonly shown: ShownDay;
  readonly view: DaysLook;
  readonly onChange: (view: DaysLook) => void;
}

/** Which week is shown, and whether as a list, as columns or day by day. */
export function DaysBar({ shown, view, onChange }: DaysBarProps) {
  const { t } = useTranslation('mealplan');
  return (
    <div className={css.daysBar}>
      <WeekNav shown={shown} />
      <div role="group" aria-label={t('view.label')} className={css.toggle2}>
        {(['list', 'columns', 'day'] as const).map((look) => {
          const Icon = LOOKS[look];
          return (
            <button key={look} type="button" aria-pressed={view === look} onClick={() => onChange(look)}>
              <Icon size={18} aria-hidden />
              {t(`view.${look}`)}
            </button>
          );
        })}
      </div>
    </div>
  );
}
