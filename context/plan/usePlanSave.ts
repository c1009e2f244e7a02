import { useState } from 'react';
import { ApiError, isAway, saidOf, type FieldFault, type Said } from '@/lib/api/errors';
import { presentPlan } from '@/lib/api/mealplans';
import type { Versions } from '@/lib/forms/mealplan/conflict';
import type { Plan } from '@/lib/domain/mealplan/record';
import { changesOfPlan, valuesOfPlan, type PlanValues } from '@/lib/forms/mealplan/values';
import { usePlanCalls } from '../data/mealplans';

/** What the changes began from. */
export interface PlanOrigin {
  readonly base: PlanValues;
  readonly updatedAt: string;
}
/** Somebody else has changed the plan since: both versions, until the person has chosen. */
export interface PlanConflict extends Versions {
  readonly kept: Plan;
}
export interface PlanFault extends Said {
  readonly fields: readonly FieldFault[];
}

/** Saves what has changed and tells apart what can go wrong; true when it is kept. */
export function usePlanSave(id: number, onSaved: (plan: Plan | null) => void) {
  const calls = usePlanCalls();
  const [conflict, setConflict] = useState<PlanConflict | null>(null);
  const [fault, setFault] = useState<PlanFault | null>(null);
  const [isWaiting, setWaiting] = useState(false);
  const [isSaving, setSaving] = useState(false);

  const explain = (cause: unknown, mine: PlanValues, base: PlanValues) => {
    if (!(cause instanceof ApiError)) return setFault({ keys: ['errors:server'], fields: [] });
    if (isAway(cause)) return setWaiting(true);
    if (cause.code === 'record.changedSince' && cause.present) {
      const kept = presentPlan(cause.present);
      return setConflict({ base, mine, theirs: valuesOfPlan(kept), kept });
    }
    setFault({ ...saidOf(cause), fields: cause.fields });
  };

  const save = async (values: PlanValues, { base, updatedAt }: PlanOrigin): Promise<boolean> => {
    if (isSaving) return false;
    const changes = changesOfPlan(base, values);
    setFault(null);
    setWaiting(false);
    if (Object.keys(changes).length === 0) {
      onSaved(null);
      return true;
    }
    setSaving(true);
    try {
      onSaved(await calls.update(id, { ...changes, updatedAt }));
      return true;
    } catch (cause) {
      explain(cause, values, base);
      return false;
    } finally {
      setSaving(false);
    }
  };
  return { save, conflict, fault, isWaiting, isSaving, endConflict: () => setConflict(null) };
}
