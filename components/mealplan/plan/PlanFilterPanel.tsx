import { useTranslation } from 'next-i18next/pages';
import { DietFilter } from '@/components/records/DietFilter';
import { LanguageFilter } from '@/components/records/LanguageFilter';
import { ClearButton, FilterLimit } from '@/components/ui/FilterFields';
import { FilterLimits } from '@/components/ui/ListFrame';
import { useLanguage } from '@/context/LanguageContext';
import { countPlanFilters, type PlanFilters } from '@/lib/forms/mealplan/filters';
import { formatMoney, formatNumber } from '@/lib/format/number';

interface PanelProps {
  readonly filters: PlanFilters;
  readonly onChange: (part: Partial<PlanFilters>) => void;
}
const ENERGIES = [1400, 1600, 1800, 2000, 2500];
const COSTS = [5, 10, 15, 20, 30];
const LENGTHS = [3, 7, 14, 30];

/** Everything that narrows the list of plans. */
export function PlanFilterPanel({ filters, onChange }: PanelProps) {
  const { t } = useTranslation('mealplan');
  const { language } = useLanguage();
  return (
    <>
      <DietFilter legend={t('filter.diet')} value={filters.diet} onChange={(diet) => onChange({ diet })} />
      <FilterLimits>
        <FilterLimit
          label={t('filter.kcal')}
          none={t('filter.any')}
          value={filters.kcal}
          steps={ENERGIES}
          word={(value) => t('filter.upTo', { value: formatNumber(value, language, { digits: 0 }) })}
          onChange={(kcal) => onChange({ kcal })}
        />
        <FilterLimit
          label={t('filter.cost')}
          none={t('filter.any')}
          value={filters.cost}
          steps={COSTS}
          word={(value) => t('filter.upTo', { value: formatMoney(value * 100, language) })}
          onChange={(cost) => onChange({ cost })}
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
      {countPlanFilters(filters) > 0 && <ClearPlanFilters filters={filters} onChange={onChange} />}
    </>
  );
}

/** Takes every filter off; what is searched for and the order stay. */
export function ClearPlanFilters({ filters, onChange }: PanelProps) {
  const { t } = useTranslation('mealplan');
  const none = { diet: [], kcal: undefined, cost: undefined, days: undefined, language: undefined };
  return (
    <ClearButton
      label={t('filter.clear', { count: countPlanFilters(filters) })}
      onClear={() => onChange(none)}
    />
  );
}
