import type { Eater } from '@/lib/domain/mealplan/types';
import { useRemote } from '@/lib/hooks/useRemote';
import { useApi } from '../ApiContext';
import { useAuth } from '../AuthContext';

const NOBODY: readonly Eater[] = [];

/** Who sits at a plan's table; nobody while that is not known, without network, or where the plan is not the person's to read. */
export function useEaters(plan: number | undefined): readonly Eater[] {
  const { background } = useApi();
  const { person } = useAuth();
  const key = plan !== undefined && person ? `plan/eaters/${plan}/${person.id}` : null;
  const { remote } = useRemote<readonly Eater[]>(key, () =>
    // a list is of use without it, so a failure is nothing to be told of
    background(async () =>
      (await import('@/lib/api/mealplans')).readEaters(plan as number).catch(() => NOBODY),
    ),
  );
  return remote.status === 'ready' ? remote.data : NOBODY;
}
