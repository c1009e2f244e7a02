import type { Eater } from '@/lib/domain/mealplan/types';
import { useAuth } from '@/context/AuthContext';
import { callWith, useQuietRead } from '@/context/remote/read';

const NOBODY: readonly Eater[] = [];

/** Returns the people eating from a plan; empty while unknown, offline, or if the person may not read the plan. */
export function useEaters(plan: number | undefined): readonly Eater[] {
  const { person } = useAuth();
  const key = plan !== undefined && person ? (['eaters', plan] as const) : null;
  const { remote } = useQuietRead<readonly Eater[]>(
    key,
    callWith(plan, (id) =>
      // A list works without the eaters, so neither a failed call nor a chunk that did not load raises an alert.
      import('@/lib/api/mealplan/plan').then(({ readEaters }) => readEaters(id)).catch(() => NOBODY),
    ),
  );
  return remote.status === 'ready' ? remote.data : NOBODY;
}
