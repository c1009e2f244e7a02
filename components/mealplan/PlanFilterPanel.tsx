import { Check, X } from 'lucide-react';
import { useTranslation } from 'next-i18next/pages';
import { useLanguage } from '@/context/LanguageContext';
import { DIETARY_FLAGS, type DietaryFlag } from '@/lib/domain/dish/types';
import { LANGUAGES } from '@/lib/domain/language';
import { countPlanFilters, type PlanFilters } from '@/lib/domain/mealplan/filters';
import { formatMoney, formatNumber } from '@/lib/format/number';
import css from '@/styles/plan.module.scss';

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
    <div className={css.panel}>
      <fieldset>
        <legend>{t('filter.diet')}</legend>
        <div className="chips">
          {DIETARY_FLAGS.map((flag) => (
            <label key={flag} className="chip">
              <input
                type="checkbox"
                className="visually-hidden"
                checked={filters.diet.includes(flag)}
                onChange={() => toggle(flag)}
              />
              <Check size={16} aria-hidden />
              {t(`common:diet.${flag}`)}
            </label>
          ))}
        </div>
      </fieldset>
      <div className={css.limits}>
        <Limit
          label={t('filter.kcal')}
          value={filters.kcal}
          steps={ENERGIES}
          word={(value) => t('filter.upTo', { value: formatNumber(value, language, { digits: 0 }) })}
          onChange={(kcal) => onChange({ kcal })}
        />
        <Limit
          label={t('filter.cost')}
          value={filters.cost}
          steps={COSTS}
          word={(value) => t('filter.upTo', { value: formatMoney(value * 100, language) })}
          onChange={(cost) => onChange({ cost })}
        />
        <Limit
          label={t('filter.days')}
          value={filters.days}
          steps={LENGTHS}
          word={(count) => t('filter.upTo', { value: t('facts.days', { count }) })}
          onChange={(days) => onChange({ days })}
        />
        <label>
          <span>{t('filter.language')}</span>
          <select
            className="form-select"
            value={filters.language ?? ''}
            onChange={({ target }) =>
              onChange({ language: (target.value || undefined) as PlanFilters['language'] })
            }
          >
            <option value="">{t('filter.languageOwn')}</option>
            <option value="all">{t('filter.languageAll')}</option>
            {LANGUAGES.map((one) => (
              <option key={one} value={one}>
                {t(`common:language.${one}`)}
              </option>
            ))}
          </select>
        </label>
      </div>
      {countPlanFilters(filters) > 0 && <ClearPlanFilters filters={filters} onChange={onChange} />}
    </div>
  );
}

/** Takes every filter off; what is searched for and the order stay. */
export function ClearPlanFilters({ filters, onChange }: PanelProps) {
  const { t } = useTranslation('mealplan');
  const none = { diet: [], kcal: undefined, cost: undefined, days: undefined, language: undefined };
  return (
    <button type="button" className="btn btn-outline-secondary" onClick={() => onChange(none)}>
      <X size={18} aria-hidden />
      {t('filter.clear', { count: countPlanFilters(filters) })}
    </button>
  );
}

interface LimitProps {
  readonly label: string;
  readonly value?: number;
  readonly steps: readonly number[];
  readonly word: (value: number) => string;
  readonly onChange: (value: number | undefined) => void;
}

function Limit({ label, value, steps, word, onChange }: LimitProps) {
  const { t } = useTranslation('mealplan');
  const all = value === undefined || steps.includes(value) ? steps : [...steps, value].sort((a, b) => a - b);
  return (
    <label>
      <span>{label}</span>
      <select
        className="form-select"
        value={value ?? ''}
        onChange={({ target }) => onChange(target.value ? Number(target.value) : undefined)}
      >
        <option value="">{t('filter.any')}</option>
        {all.map((step) => (
          <option key={step} value={step}>
            {word(step)}
          </option>
        ))}
      </select>
    </label>
  );
}
