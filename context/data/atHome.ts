import { readAtHome } from '@/lib/api/atHome';
import type { AtHome } from '@/lib/domain/dish/record';
import { useRole } from '../RoleContext';
import { useQuietRead } from './read';

/** What of a recipe is at home, for so many servings; undefined until it is known, and for visitors. */
export function useAtHome(id: number, servings: number): AtHome | undefined {
  const { may } = useRole();
  const isOpen = may('dishes.atHome') && servings > 0;
  const { remote } = useQuietRead<AtHome>(isOpen ? ['atHome', id, servings] : null, () =>
    readAtHome(id, servings),
  );
  return remote.status === 'ready' ? remote.data : undefined;
}
