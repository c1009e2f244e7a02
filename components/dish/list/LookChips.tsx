import { Check } from 'lucide-react';
import { useTranslation } from 'next-i18next/pages';
import type { LibraryCounts } from '@/context/dish/dishes';
import { NO_MEAL, type DishFilters } from '@/lib/forms/dish/filters';
import css from './LookChips.module.scss';

interface LookChipsProps {
  /** Counts of the selected part of the library. */
  readonly counts: LibraryCounts['all'] | undefined;
  readonly filters: DishFilters;
  readonly onChange: (part: Partial<DishFilters>) => void;
}

/** Chips with the number of recipes that need attention; a press shows only those, a second press all. */
export function LookChips({ counts, filters, onChange }: LookChipsProps) {
  const { t } = useTranslation('mine');
  const isMealless = filters.type === NO_MEAL;
  const chips = [
    {
      key: 'noMeal',
      isOn: isMealless,
      part: { type: isMealless ? undefined : NO_MEAL },
    },
    {
      key: 'toCheck',
      isOn: filters.toCheck,
      part: { toCheck: !filters.toCheck },
    },
  ] as const;
  return (
    <div className={css.chips}>
      {chips.map(
        ({ key, isOn, part }) =>
          counts &&
          (isOn || counts[key] > 0) && (
            <button
              key={key}
              type="button"
              className={`chip ${css.look}`}
              aria-pressed={isOn}
              onClick={() => onChange(part)}
            >
              <Check size={16} aria-hidden />
              {t(`look.${key}`, { count: counts[key] })}
            </button>
          ),
      )}
    </div>
  );
}
