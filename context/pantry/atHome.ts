import { readAtHome } from '@/lib/api/pantry/atHome';
import type { AtHome } from '@/lib/domain/dish/record';
import { useRole } from '@/context/RoleContext';
import { useQuietRead } from '@/context/remote/read';

/** What of a recipe is at home, for so many servings; undefined until it is known, and for visitors. */
export function useAtHome(id: number, servings: number): AtHome | undefined {
  const { may } = useRole();
  const isOpen = may('dishes.atHome') && servings > 0;
  const { remote } = useQuietRead<AtHome>(isOpen ? ['atHome', id, servings] : null, () =>
    readAtHome(id, servings),
  );
  return remote.status === 'ready' ? remote.data : undefined;
}
