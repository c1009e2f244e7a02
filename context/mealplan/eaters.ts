import type { Eater } from '@/lib/domain/mealplan/types';
import { useAuth } from '@/context/AuthContext';
import { useQuietRead } from '@/context/remote/read';

const NOBODY: readonly Eater[] = [];

/** Who sits at a plan's table; nobody while that is not known, without network, or where the plan is not the person's to read. */
export function useEaters(plan: number | undefined): readonly Eater[] {
  const { person } = useAuth();
  const key = plan !== undefined && person ? (['eaters', plan] as const) : null;
  const { remote } = useQuietRead<readonly Eater[]>(key, () =>
    // a list is of use without it, so a failure is nothing to be told of, nor is code that did not come
    import('@/lib/api/mealplan/mealplans')
      .then(({ readEaters }) => readEaters(plan as number))
      .catch(() => NOBODY),
  );
  return remote.status === 'ready' ? remote.data : NOBODY;
}
