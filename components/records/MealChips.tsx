import { useTranslation } from 'next-i18next/pages';
import type { ReactNode } from 'react';
import { ChoiceChip } from '@/components/ui/ChoiceChip';
import { DISH_TYPES, type DishType } from '@/lib/domain/dish/types';

interface MealChipsProps {
  readonly legend: string;
  readonly value: readonly DishType[];
  readonly onChange: (types: readonly DishType[]) => void;
  /** What stands behind the meals. */
  readonly children?: ReactNode;
}

/** The meals that recipes are for, to be ticked. */
export function MealChips({ legend, value, onChange, children }: MealChipsProps) {
  const { t } = useTranslation('common');
  const toggled = (type: DishType) => DISH_TYPES.filter((one) => value.includes(one) !== (one === type));
  return (
    <fieldset className="field">
      <legend className="form-label">{legend}</legend>
      <div className="chips">
        {DISH_TYPES.map((type) => (
          <ChoiceChip
            key={type}
            label={t(`type.${type}`)}
            checked={value.includes(type)}
            onChange={() => onChange(toggled(type))}
          />
        ))}
        {children}
      </div>
    </fieldset>
  );
}
