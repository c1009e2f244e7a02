import { CalendarCheck, Dumbbell, ListChecks, ListX, Pill, Utensils, type LucideIcon } from 'lucide-react';
import { useTranslation } from 'next-i18next/pages';
import { memo } from 'react';
import { Icon } from '@/components/ui/Icon';
import { Button } from '@/components/ui/inputs/Button';
import { useMealplan } from '@/context/mealplan/MealplanContext';
import { CALENDAR_KINDS, type CalendarKind } from '@/lib/domain/mealplan/types';
import { useWide } from '@/lib/hooks/useWide';
import css from './FilterBar.module.scss';

export const KIND_ICONS: Readonly<Record<CalendarKind, LucideIcon>> = {
  mealplans: Utensils,
  exercises: Dumbbell,
  supplements: Pill,
  appointments: CalendarCheck,
};

/** Filters of the calendar's four kinds, with buttons to clear or select all; folded on narrow screens. */
export const FilterBar = memo(function FilterBar() {
  const { t } = useTranslation('mealplan');
  const { filters } = useMealplan();
  const isWide = useWide();
  if (isWide) return <Filters />;
  const names =
    filters.length === CALENDAR_KINDS.length
      ? t('kinds.all')
      : filters.map((kind) => t(`kinds.${kind}`)).join(', ') || t('kinds.none');
  return (
    <details className={css.kindsFold}>
      <summary>{t('kinds.shown', { names })}</summary>
      <Filters />
    </details>
  );
});

interface FiltersProps {
  /** Shows "all" and "none" as icons, for use among other tools. */
  readonly isShort?: boolean;
}

/** Buttons of the four filters. */
export function Filters({ isShort = false }: FiltersProps) {
  const { t } = useTranslation('mealplan');
  const { filters, toggleFilter, clearFilters, selectAllFilters } = useMealplan();
  return (
    <div role="group" aria-label={t('kinds.label')} className={css.kinds} data-short={isShort}>
      {CALENDAR_KINDS.map((kind) => {
        const icon = KIND_ICONS[kind];
        return (
          <button
            key={kind}
            type="button"
            aria-pressed={filters.includes(kind)}
            className={css.kind}
            onClick={() => toggleFilter(kind)}
          >
            <Icon of={icon} />
            {t(`kinds.${kind}`)}
          </button>
        );
      })}
      <Button
        tone="link"
        icon={isShort ? ListChecks : undefined}
        disabled={filters.length === CALENDAR_KINDS.length}
        title={isShort ? t('kinds.selectAll') : undefined}
        onClick={selectAllFilters}
      >
        <span className={isShort ? 'visually-hidden' : undefined}>{t('kinds.selectAll')}</span>
      </Button>
      <Button
        tone="link"
        icon={isShort ? ListX : undefined}
        disabled={filters.length === 0}
        title={isShort ? t('kinds.clearAll') : undefined}
        onClick={clearFilters}
      >
        <span className={isShort ? 'visually-hidden' : undefined}>{t('kinds.clearAll')}</span>
      </Button>
    </div>
  );
}
