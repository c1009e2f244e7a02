import { useTranslation } from 'next-i18next/pages';
import type { ReactNode } from 'react';
import { ChoiceChip } from '@/components/ui/ChoiceChip';
import { DIETARY_FLAGS, type DietaryFlag } from '@/lib/domain/dish/types';

interface DietFilterProps {
  readonly legend: string;
  readonly value: readonly DietaryFlag[];
  readonly onChange: (diet: readonly DietaryFlag[]) => void;
  /** What stands behind the diets. */
  readonly children?: ReactNode;
}

/** The diets that a list of recipes or plans is narrowed by. */
export function DietFilter({ legend, value, onChange, children }: DietFilterProps) {
  const { t } = useTranslation('common');
  const toggled = (flag: DietaryFlag) =>
    DIETARY_FLAGS.filter((one) => value.includes(one) !== (one === flag));
  return (
    <fieldset>
      <legend>{legend}</legend>
      <div className="chips">
        {DIETARY_FLAGS.map((flag) => (
          <ChoiceChip
            key={flag}
            label={t(`diet.${flag}`)}
            checked={value.includes(flag)}
            onChange={() => onChange(toggled(flag))}
          />
        ))}
        {children}
      </div>
    </fieldset>
  );
}
