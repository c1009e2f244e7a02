import { CalendarDays, Columns3, List } from 'lucide-react';
import { useTranslation } from 'next-i18next/pages';
import type { ReactNode } from 'react';
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
  /** Day filters, for rows with enough room. */
  readonly children?: ReactNode;
}

/** Bar to choose the week and its view: list, columns or single days. */
export function DaysBar({ shown, view, onChange, children }: DaysBarProps) {
  const { t } = useTranslation('mealplan');
  return (
    <div className="cluster gap-mid align-items-center justify-content-between d-print-none">
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
