import { CalendarDays, Columns3, List } from 'lucide-react';
import { useTranslation } from 'next-i18next/pages';
import type { ReactNode } from 'react';
import css from './DaysBar.module.scss';
import { Toggle } from '@/components/ui/inputs/Toggle';
import type { ShownDay } from './useShownDay';
import { WeekNav } from './WeekNav';

export type DaysLook = 'list' | 'columns' | 'day';
export const DAYS_LOOKS = ['list', 'columns', 'day'] as const satisfies readonly DaysLook[];
export const LOOK_ICONS = { list: List, columns: Columns3, day: CalendarDays } as const;

interface DaysBarProps {
  readonly shown: ShownDay;
  readonly view: DaysLook;
  readonly onChange: (view: DaysLook) => void;
  /** Filters of the days, where there is room in the row. */
  readonly children?: ReactNode;
}

/** Which week is shown, and whether as a list, as columns or day by day. */
export function DaysBar({ shown, view, onChange, children }: DaysBarProps) {
  const { t } = useTranslation('mealplan');
  return (
    <div className={css.daysBar}>
      <WeekNav shown={shown} isShort={Boolean(children)} />
      {children}
      <Toggle
        label={t('view.label')}
        options={DAYS_LOOKS.map((look) => ({
          value: look,
          text: t(`view.${look}`),
          icon: LOOK_ICONS[look],
        }))}
        value={view}
        onChange={onChange}
      />
    </div>
  );
}
