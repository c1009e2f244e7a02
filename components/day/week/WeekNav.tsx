import { ChevronLeft, ChevronRight, Sun } from 'lucide-react';
import { useTranslation } from 'next-i18next/pages';
import { Icon } from '@/components/ui/Icon';
import { Button } from '@/components/ui/inputs/Button';
import css from './WeekNav.module.scss';
import { useDayWords } from '@/components/day/useDayWords';
import type { ShownDay } from './useShownDay';

interface WeekNavProps {
  readonly shown: ShownDay;
  /** Shows the dates only, without words on the arrows, for use among other tools. */
  readonly isShort?: boolean;
}

/** Buttons to the previous and next week, and back to today. */
export function WeekNav({ shown, isShort }: WeekNavProps) {
  const { t } = useTranslation('mealplan');
  const { weeks, week, placed, today, show } = shown;
  const { rangeOf } = useDayWords(today);
  const todayAt = placed.findIndex(({ date }) => date === today);
  const isHere = weeks[week]?.some(({ date }) => date === today);
  const range = weeks[week] ? rangeOf(weeks[week]) : '';
  const [before] = weeks[week - 1] ?? [];
  const [after] = weeks[week + 1] ?? [];
  if (weeks.length < 2 && !range) return null;
  return (
    <nav aria-label={t('week.label')} className={css.weekNav} data-short={isShort}>
      <Button
        icon={ChevronLeft}
        aria-label={t('week.previous')}
        disabled={!before}
        onClick={() => before && show(before.index)}
      >
        {!isShort && <span>{t('week.previous')}</span>}
      </Button>
      <p aria-live="polite">
        {isShort && range ? (
          <>
            <span className="visually-hidden">
              {t('week.number', { number: week + 1, total: weeks.length })}:{' '}
            </span>
            {range}
          </>
        ) : (
          <>
            {t('week.number', { number: week + 1, total: weeks.length })}
            {range && <small>{range}</small>}
          </>
        )}
      </p>
      <Button aria-label={t('week.next')} disabled={!after} onClick={() => after && show(after.index)}>
        {!isShort && <span>{t('week.next')}</span>}
        <Icon of={ChevronRight} />
      </Button>
      {todayAt !== -1 && !isHere && (
        <Button tone="outline-primary" icon={Sun} onClick={() => show(todayAt)}>
          {t('day.today')}
        </Button>
      )}
    </nav>
  );
}
