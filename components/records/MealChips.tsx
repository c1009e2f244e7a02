import { useTranslation } from 'next-i18next/pages';
import type { ReactNode } from 'react';
import { ChoiceChips } from '@/components/ui/inputs/ChoiceChips';
import { DISH_TYPES, type DishType } from '@/lib/domain/dish/types';

interface MealChipsProps {
  readonly legend: string;
  readonly value: readonly DishType[];
  readonly onChange: (types: readonly DishType[]) => void;
  /** More chips after the meals. */
  readonly children?: ReactNode;
}

/** Selects the meals that a recipe is for. */
export function MealChips({ legend, value, onChange, children }: MealChipsProps) {
  const { t } = useTranslation('common');
  return (
    <fieldset className="field">
      <legend className="form-label">{legend}</legend>
      <ChoiceChips all={DISH_TYPES} word={(type) => t(`type.${type}`)} value={value} onChange={onChange}>
        {children}
      </ChoiceChips>
    </fieldset>
  );
}
