import { useTranslation } from 'next-i18next/pages';
import { useState } from 'react';
import { MealChips } from '@/components/records/MealChips';
import { useImportCalls } from '@/context/data/imports';
import type { DishType } from '@/lib/domain/dish/types';
import type { Import } from '@/lib/domain/import/record';
import { useFaultText } from '@/lib/hooks/useFaultText';
import { formSaid, type FormStatus } from '@/lib/hooks/useFormSubmit';
import css from './TakeBar.module.scss';

interface MealsBarProps {
  readonly importId: number;
  /** The keys of the recipes that are chosen. */
  readonly chosen: readonly string[];
  readonly onSet: (now: Import) => void;
}

/** Sets the meals of all chosen recipes at once. */
export function MealsBar({ importId, chosen, onSet }: MealsBarProps) {
  const { t } = useTranslation('import');
  const { said } = useFaultText();
  const { change } = useImportCalls();
  const [types, setTypes] = useState<readonly DishType[]>([]);
  const [isBusy, setBusy] = useState(false);
  const [fault, setFault] = useState<FormStatus>();
  if (chosen.length < 2) return null;
  const set = async () => {
    if (isBusy || types.length === 0) return;
    setBusy(true);
    setFault(undefined);
    try {
      onSet(
        await change(
          importId,
          chosen.map((key) => ({ key, types })),
        ),
      );
      setTypes([]);
    } catch (cause) {
      setFault(formSaid(cause));
    }
    setBusy(false);
  };
  return (
    <>
      <MealChips legend={t('meals.forChosen')} value={types} onChange={setTypes}>
        <button
          type="button"
          className="btn btn-outline-primary"
          disabled={types.length === 0}
          aria-disabled={isBusy || undefined}
          onClick={set}
        >
          {t('meals.set', { count: chosen.length })}
        </button>
      </MealChips>
      <div role="alert">{fault && <p className={css.fault}>{said(fault)}</p>}</div>
    </>
  );
}
