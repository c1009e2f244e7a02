import { useTranslation } from 'next-i18next/pages';
import { hasTable } from '@/lib/domain/mealplan/figures/share';
import type { Eater, PlanEntry } from '@/lib/domain/mealplan/types';
import css from './PlannerDialogs.module.scss';
import { useEaterName } from '@/components/day/useEaterName';

interface SitOutProps {
  readonly entry: PlanEntry;
  readonly eaters: readonly Eater[];
  readonly onChange: (out: readonly string[]) => void;
}

/** Checkboxes of the people who eat along; hidden for a single eater. */
export function SitOut({ entry, eaters, onChange }: SitOutProps) {
  const { t } = useTranslation('planner');
  const nameOf = useEaterName();
  if (!hasTable(eaters) || eaters.length < 2 || entry.kind === 'text' || entry.kind === 'product')
    return null;
  const out = entry.out ?? [];
  const toggle = (key: string) =>
    onChange(out.includes(key) ? out.filter((at) => at !== key) : [...out, key]);
  return (
    <fieldset className={css.place}>
      <legend className="form-label">{t('eaters.along')}</legend>
      {eaters.map(({ key, Name }, at) => (
        <label key={key} className="form-check">
          <input
            type="checkbox"
            className="form-check-input"
            checked={!out.includes(key)}
            onChange={() => toggle(key)}
          />
          <span>{nameOf({ Name }, at)}</span>
        </label>
      ))}
    </fieldset>
  );
}
