import { useCallback, useMemo, useState } from 'react';
import { ApiError, isUnreachable, type FieldFault, type ErrorMessage } from '@/lib/api/errors';
import { presentPlan } from '@/lib/api/mealplan/planCalls';
import type { Plan } from '@/lib/domain/mealplan/record';
import { planDifferences } from '@/lib/forms/mealplan/conflict';
import { mergedPlan } from '@/lib/forms/mealplan/merge';
import { changesOfPlan, valuesOfPlan, type PlanValues } from '@/lib/forms/mealplan/values';
import { privateDishesOf } from '@/lib/faults/privateDishes';
import { formMessage } from '@/lib/hooks/useFormSubmit';
import { useConflict, type Conflict, type Origin } from '@/lib/hooks/useVersions';
import { usePlanCalls } from './planCalls';

/** Base values and revision from which the editing started. */
export interface PlanOrigin extends Origin<PlanValues> {
  readonly updatedAt: string;
}
export type PlanConflict = Conflict<PlanValues, Plan>;
export interface PlanFault extends ErrorMessage {
  readonly fields: readonly FieldFault[];
  /** Values that the CMS refused; it would refuse them again unchanged. */
  readonly refused: PlanValues;
}
/** Values just saved, and the plan as the CMS keeps it now; null if nothing had to be sent. */
export interface SavedPlan {
  readonly values: PlanValues;
  readonly kept: Plan | null;
  /** True if another person's changes were merged in. */
  readonly isMerged: boolean;
}

const VERSIONS = {
  valuesOf: valuesOfPlan,
  differences: planDifferences,
  merge: mergedPlan,
  read: presentPlan,
};

/**
 * Saves the changes and sorts failures into fault, waiting, conflict or private recipes; `save` resolves to true when
 * saved.
 */
export function usePlanSave(id: number, onSaved: (saved: SavedPlan) => void) {
  const calls = usePlanCalls();
  const [fault, setFault] = useState<PlanFault | null>(null);
  const [isWaiting, setWaiting] = useState(false);
  const [isSaving, setSaving] = useState(false);
  const [isPostponed, setPostponed] = useState(false);
  const [secrets, setSecrets] = useState<readonly string[]>([]);
  const { conflict, endConflict, save: saveVersion } = useConflict<PlanValues, Plan>(VERSIONS);

  const save = useCallback(
    async (values: PlanValues, origin: PlanOrigin, confirmPrivate = false): Promise<boolean> => {
      const send = async (sent: PlanValues, { base, updatedAt }: PlanOrigin, present?: Plan) => {
        const changes = changesOfPlan(base, sent);
        const isChanged = Object.keys(changes).length > 0;
        const input = { ...changes, updatedAt, ...(confirmPrivate && { confirmPrivate }) };
        const kept = isChanged ? await calls.keep(id, input) : (present ?? null);
        onSaved({ values, kept, isMerged: sent !== values });
      };
      setFault(null);
      setWaiting(false);
      setPostponed(false);
      setSecrets([]);
      setSaving(true);
      try {
        return await saveVersion(values, origin, send);
      } catch (cause) {
        const error = cause instanceof ApiError ? cause : undefined;
        setSecrets(privateDishesOf(cause));
        if (error && isUnreachable(error)) setWaiting(true);
        else setFault({ ...formMessage(cause), fields: error?.fields ?? [], refused: values });
        return false;
      } finally {
        setSaving(false);
      }
    },
    [calls, id, onSaved, saveVersion],
  );
  const postpone = useCallback(() => {
    endConflict();
    setPostponed(true);
  }, [endConflict]);
  const keepSecrets = useCallback(() => setSecrets([]), []);
  return useMemo(
    () => ({
      ...{ save, conflict, fault, secrets, isWaiting, isSaving, isPostponed },
      ...{ endConflict, postpone, keepSecrets },
    }),
    [save, conflict, fault, secrets, isWaiting, isSaving, isPostponed, endConflict, postpone, keepSecrets],
  );
}
