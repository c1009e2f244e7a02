import { useTranslation } from 'next-i18next/pages';
import { FilterLimit } from '@/components/ui/inputs/FilterFields';
import { useLanguage } from '@/context/LanguageContext';
import { formatMoney, formatNumber } from '@/lib/format/number';

interface Limits {
  readonly kcal?: number;
  /** In GEL. */
  readonly cost?: number;
}
interface FigureLimitsProps {
  /** Namespace of the texts. */
  readonly kind: 'dish' | 'mealplan';
  readonly limits: Limits;
  readonly energies: readonly number[];
  readonly costs: readonly number[];
  readonly onChange: (part: Limits) => void;
}

/** Filters a list of recipes or plans by maximum energy and cost. */
export function FigureLimits({ kind, limits, energies, costs, onChange }: FigureLimitsProps) {
  const { t } = useTranslation([kind, 'common']);
  const { language } = useLanguage();
  const upTo = (value: string) => t(`${kind}:filter.upTo`, { value });
  const none = t(`${kind}:filter.any`);
  return (
    <>
      <FilterLimit
        label={t(`${kind}:filter.kcal`)}
        none={none}
        value={limits.kcal}
        steps={energies}
        word={(value) => upTo(formatNumber(value, language, { digits: 0 }))}
        onChange={(kcal) => onChange({ kcal })}
      />
      <FilterLimit
        label={t(`${kind}:filter.cost`)}
        none={none}
        value={limits.cost}
        steps={costs}
        word={(value) => upTo(formatMoney(value * 100, language))}
        onChange={(cost) => onChange({ cost })}
      />
    </>
  );
}
