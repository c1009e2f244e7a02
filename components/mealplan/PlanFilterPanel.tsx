import { useTranslation } from 'next-i18next/pages';
import { ClearButton, FilterChip, FilterLimit, FilterSelect } from '@/components/ui/FilterFields';
import { FilterLimits } from '@/components/ui/ListFrame';
import { useLanguage } from '@/context/LanguageContext';
import { DIETARY_FLAGS, type DietaryFlag } from '@/lib/domain/dish/types';
import { LANGUAGES } from '@/lib/domain/language';
import { countPlanFilters, type PlanFilters } from '@/lib/domain/mealplan/filters';
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
  const { t } = useTranslation(['mealplan', 'common']);
  const { language } = useLanguage();
  const toggle = (flag: DietaryFlag) =>
    onChange({
      diet: DIETARY_FLAGS.filter((at) =>
        at === flag ? !filters.diet.includes(at) : filters.diet.includes(at),
      ),
    });
  return (
    <>
      <fieldset>
        <legend>{t('filter.diet')}</legend>
        <div className="chips">
          {DIETARY_FLAGS.map((flag) => (
            <FilterChip
              key={flag}
              label={t(`common:diet.${flag}`)}
              isOn={filters.diet.includes(flag)}
              onToggle={() => toggle(flag)}
            />
          ))}
        </div>
      </fieldset>
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
        <FilterSelect
          label={t('filter.language')}
          value={filters.language ?? ''}
          options={[
            { value: '', label: t('filter.languageOwn') },
            { value: 'all', label: t('filter.languageAll') },
            ...LANGUAGES.map((value) => ({ value, label: t(`common:language.${value}`) })),
          ]}
          onChange={(chosen) => onChange({ language: chosen || undefined })}
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
