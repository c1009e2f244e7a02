import { useTranslation } from 'next-i18next/pages';
import { DietFilter } from '@/components/records/DietFilter';
import { FigureLimits } from '@/components/records/FigureLimits';
import type { PanelProps } from '@/components/records/FilteredList';
import { LanguageFilter } from '@/components/records/LanguageFilter';
import { FilterLimit } from '@/components/ui/inputs/FilterFields';
import { FilterLimits } from '@/components/ui/lists/ListFrame';
import type { PlanFilters } from '@/lib/forms/mealplan/filters';

const ENERGIES = [1400, 1600, 1800, 2000, 2500];
const COSTS = [5, 10, 15, 20, 30];
const LENGTHS = [3, 7, 14, 30];

/** Panel with all filters of the list of plans. */
export function PlanFilterPanel({ filters, onChange }: PanelProps<PlanFilters>) {
  const { t } = useTranslation('mealplan');
  return (
    <>
      <DietFilter legend={t('filter.diet')} value={filters.diet} onChange={(diet) => onChange({ diet })} />
      <FilterLimits>
        <FigureLimits
          kind="mealplan"
          limits={filters}
          energies={ENERGIES}
          costs={COSTS}
          onChange={onChange}
        />
        <FilterLimit
          label={t('filter.days')}
          none={t('filter.any')}
          value={filters.days}
          steps={LENGTHS}
          word={(count) => t('filter.upTo', { value: t('facts.days', { count }) })}
          onChange={(days) => onChange({ days })}
        />
        <LanguageFilter
          kind="mealplan"
          value={filters.language}
          onChange={(language) => onChange({ language })}
        />
      </FilterLimits>
    </>
  );
}
