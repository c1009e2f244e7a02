import { Check } from 'lucide-react';
import { useTranslation } from 'next-i18next/pages';
import { Button } from '@/components/ui/inputs/Button';
import type { LibraryCounts } from '@/context/dish/dishes';
import { NO_MEAL, type DishFilters } from '@/lib/forms/dish/filters';
import css from './MyDishes.module.scss';

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
    <div className="chips">
      {chips.map(
        ({ key, isOn, part }) =>
          counts &&
          (isOn || counts[key] > 0) && (
            <Button
              key={key}
              tone="chip"
              icon={Check}
              iconSize={16}
              className={css.look}
              aria-pressed={isOn}
              onClick={() => onChange(part)}
            >
              {t(`look.${key}`, { count: counts[key] })}
            </Button>
          ),
      )}
    </div>
  );
}
