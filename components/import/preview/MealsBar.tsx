import { useTranslation } from 'next-i18next/pages';
import { useState } from 'react';
import { MealChips } from '@/components/records/MealChips';
import { Button } from '@/components/ui/inputs/Button';
import type { DishType } from '@/lib/domain/dish/types';
import type { Import } from '@/lib/domain/import/record';
import { useFaultText } from '@/lib/hooks/useFaultText';
import css from './TakeBar.module.scss';
import { useChange } from './useChange';

interface MealsBarProps {
  readonly importId: number;
  /** Keys of the chosen recipes. */
  readonly chosen: readonly string[];
  readonly onSet: (now: Import) => void;
}

/** Sets the meals of all chosen recipes at once. */
export function MealsBar({ importId, chosen, onSet }: MealsBarProps) {
  const { t } = useTranslation('import');
  const { said } = useFaultText();
  const { isBusy, fault, change } = useChange(importId, onSet);
  const [types, setTypes] = useState<readonly DishType[]>([]);
  if (chosen.length < 2) return null;
  const set = async () => {
    if (types.length > 0 && (await change(chosen.map((key) => ({ key, types }))))) setTypes([]);
  };
  return (
    <>
      <MealChips legend={t('meals.forChosen')} value={types} onChange={setTypes}>
        <Button tone="outline-primary" disabled={types.length === 0} isBusy={isBusy} onClick={set}>
          {t('meals.set', { count: chosen.length })}
        </Button>
      </MealChips>
      <div role="alert">{fault && <p className={css.fault}>{said(fault)}</p>}</div>
    </>
  );
}
