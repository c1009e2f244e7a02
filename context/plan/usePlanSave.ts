import { useCallback, useMemo, useState } from 'react';
import { ApiError, isAway, type FieldFault, type Said } from '@/lib/api/errors';
import { presentPlan } from '@/lib/api/mealplans';
import type { Plan } from '@/lib/domain/mealplan/record';
import { planDifferences } from '@/lib/forms/mealplan/conflict';
import { changesOfPlan, isChangedPlan, valuesOfPlan, type PlanValues } from '@/lib/forms/mealplan/values';
import { formSaid } from '@/lib/hooks/useFormSubmit';
import { useConflict, type Conflict, type Origin } from '@/lib/hooks/useVersions';
import { usePlanCalls } from '../data/mealplans';

/** What the changes began from. */
export interface PlanOrigin extends Origin<PlanValues> {
  readonly updatedAt: string;
}
export type PlanConflict = Conflict<PlanValues, Plan>;
export interface PlanFault extends Said {
  readonly fields: readonly FieldFault[];
}

const VERSIONS = {
  valuesOf: valuesOfPlan,
  differences: planDifferences,
  // days in another order are no difference of one day
  isUntouched: (base: PlanValues, theirs: PlanValues) => !isChangedPlan(base, theirs),
  read: presentPlan,
};

/** Saves what has changed and tells apart what can go wrong; true when it is kept. */
export function usePlanSave(id: number, onSaved: (plan: Plan | null) => void) {
  const calls = usePlanCalls();
  const [fault, setFault] = useState<PlanFault | null>(null);
  const [isWaiting, setWaiting] = useState(false);
  const [isSaving, setSaving] = useState(false);
  const { conflict, endConflict, save: saveVersion } = useConflict<PlanValues, Plan>(VERSIONS);

  const send = useCallback(
    async (values: PlanValues, { base, updatedAt }: PlanOrigin) => {
      const changes = changesOfPlan(base, values);
      const isChanged = Object.keys(changes).length > 0;
      onSaved(isChanged ? await calls.update(id, { ...changes, updatedAt }) : null);
    },
    [calls, id, onSaved],
  );
  const explain = useCallback((cause: unknown) => {
    const error = cause instanceof ApiError ? cause : undefined;
    if (error && isAway(error)) return setWaiting(true);
    setFault({ ...formSaid(cause), fields: error?.fields ?? [] });
  }, []);

  const save = useCallback(
    async (values: PlanValues, origin: PlanOrigin): Promise<boolean> => {
      if (isSaving) return false;
      setFault(null);
      setWaiting(false);
      setSaving(true);
      try {
        return await saveVersion(values, origin, send);
      } catch (cause) {
        explain(cause);
        return false;
      } finally {
        setSaving(false);
      }
    },
    [explain, isSaving, saveVersion, send],
  );
  return useMemo(
    () => ({ save, conflict, fault, isWaiting, isSaving, endConflict }),
    [save, conflict, fault, isWaiting, isSaving, endConflict],
  );
}
