import { useTranslation } from 'next-i18next/pages';
import type { ReactNode } from 'react';
import { ChoiceChips } from '@/components/ui/inputs/ChoiceChips';
import { DIETARY_FLAGS, type DietaryFlag } from '@/lib/domain/dish/types';

interface DietFilterProps {
  readonly legend: string;
  readonly value: readonly DietaryFlag[];
  readonly onChange: (diet: readonly DietaryFlag[]) => void;
  /** More chips after the diets. */
  readonly children?: ReactNode;
}

/** Filters a list of recipes or plans by diet. */
export function DietFilter({ legend, value, onChange, children }: DietFilterProps) {
  const { t } = useTranslation('common');
  return (
    <fieldset>
      <legend>{legend}</legend>
      <ChoiceChips all={DIETARY_FLAGS} word={(flag) => t(`diet.${flag}`)} value={value} onChange={onChange}>
        {children}
      </ChoiceChips>
    </fieldset>
  );
}
