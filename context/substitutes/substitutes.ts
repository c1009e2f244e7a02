import { searchFoods } from '@/lib/api/food/foods';
import { substitutesOf, type SubstitutesOf } from '@/lib/api/substitutes/substitutes';
import { useRole } from '@/context/RoleContext';
import { useQuietRead } from '@/context/remote/read';
import { useTypedSearch } from '@/context/remote/typed';

const NONE: SubstitutesOf = new Map();
const PAUSE = 150;

/** Reads substitutes for these products in one call; empty if the caller may not read products, and until loaded. */
export function useSubstitutes(products: readonly number[]): SubstitutesOf {
  const { may } = useRole();
  const ids = [...new Set(products)].sort((one, other) => one - other);
  const isAsked = ids.length > 0 && may('products.find');
  const { remote } = useQuietRead(isAsked ? ['products', 'substitutes', ids.join()] : null, () =>
    substitutesOf(ids),
  );
  return remote.status === 'ready' ? remote.data : NONE;
}

const search = (text: string, signal: AbortSignal) => searchFoods(text, { signal });

/** Searches foods for the typed text; null while there is nothing to show yet. */
export const useFoodSearch = (text: string) => useTypedSearch(text.trim(), search, { pause: PAUSE });
