import { useMemo } from 'react';
import { listEditable } from '@/lib/api/mealplan/mealplans';
import { readPlan } from '@/lib/api/mealplan/plan';
import type { DishType } from '@/lib/domain/dish/types';
import { addEntryToDay, removeEntry } from '@/lib/domain/mealplan/edit';
import { currentPlan } from '@/lib/domain/mealplan/freeMeals';
import type { Plan, PlanCard } from '@/lib/domain/mealplan/record';
import type { Day } from '@/lib/domain/time/day';
import { isChangedSince } from '@/lib/faults/fault';
import { dishEntry } from '@/lib/forms/mealplan/drop';
import { changesOfPlan, valuesOfPlan } from '@/lib/forms/mealplan/values';
import { newKey } from '@/lib/newKey';
import { useAuth } from '@/context/AuthContext';
import { usePlanCalls } from './planCalls';
import { useQuietRead } from '@/context/remote/read';

type Days = Plan['days'];
interface PlanAddition {
  readonly dish: { readonly id: number; readonly Name: string };
  readonly at: { readonly day: string; readonly type: DishType };
  /** Number of servings; without it the plan's eaters decide. */
  readonly servings?: number;
  /** Confirms that members may then read a private recipe. */
  readonly confirmPrivate?: boolean;
}

/** Reads the plans that the person may edit, in the background, once `isWanted`. */
export function usePlansToChange(isWanted: boolean) {
  const { person } = useAuth();
  return useQuietRead<PlanCard[]>(isWanted && person ? ['editablePlans'] : null, () =>
    listEditable(person?.id ?? 0),
  );
}

/** Returns the person's current plan if they may edit it, read in the background once `isWanted`. */
export function useCurrentPlan(isWanted: boolean, today: Day): Plan | undefined {
  const { remote } = usePlansToChange(isWanted);
  const lived = remote.status === 'ready' ? currentPlan(remote.data, today) : undefined;
  const whole = useQuietRead<Plan>(lived ? ['plan', lived.id] : null, () => readPlan(lived?.id ?? 0));
  return whole.remote.status === 'ready' ? whole.remote.data : undefined;
}

/** Returns calls that add a dish to a plan from anywhere, and remove it. */
export function usePlanEntry() {
  const calls = usePlanCalls();
  return useMemo(() => {
    /** Adds or removes one entry; if the plan has changed meanwhile, applies the change to its newest version. */
    const change = async (
      plan: Plan,
      next: (days: Days) => Days,
      { save = calls.addTo, confirmPrivate = false } = {},
    ): Promise<void> => {
      const send = (kept: Plan) => {
        const values = valuesOfPlan(kept);
        const changes = changesOfPlan(values, { ...values, days: next(values.days) });
        return save(kept.id, { ...changes, updatedAt: kept.updatedAt, confirmPrivate });
      };
      await send(plan).catch(async (cause) => {
        if (!isChangedSince(cause)) throw cause;
        return send(await calls.read(plan.id));
      });
    };
    return {
      /** Resolves to the entry's key. */
      put: async (plan: Plan, { dish, at, servings, confirmPrivate }: PlanAddition): Promise<string> => {
        const entry = { ...dishEntry(dish, newKey), servings: servings ?? null };
        await change(plan, (days) => addEntryToDay(days, at, entry, newKey), { confirmPrivate });
        return entry.key;
      },
      takeOut: async (plan: number, key: string): Promise<void> =>
        change(await calls.read(plan), (days) => removeEntry(days, key), { save: calls.update }),
    };
  }, [calls]);
}
