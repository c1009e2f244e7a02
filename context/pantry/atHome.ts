import { readAtHome } from '@/lib/api/pantry/atHome';
import type { AtHome } from '@/lib/domain/dish/record';
import { useRole } from '@/context/RoleContext';
import { useQuietRead } from '@/context/remote/read';

/** Returns the parts of a recipe that are at home, for the given servings; undefined until loaded, and for visitors. */
export function useAtHome(id: number, servings: number): AtHome | undefined {
  const { may } = useRole();
  const isOpen = may('dishes.atHome') && servings > 0;
  const { remote } = useQuietRead<AtHome>(isOpen ? ['atHome', id, servings] : null, () =>
    readAtHome(id, servings),
  );
  return remote.status === 'ready' ? remote.data : undefined;
}
