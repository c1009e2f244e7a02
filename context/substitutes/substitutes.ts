import { searchFoods } from '@/lib/api/food/foods';
import { substitutesOf, type SubstitutesOf } from '@/lib/api/substitutes/substitutes';
import { useRole } from '@/context/RoleContext';
import { useQuietRead } from '@/context/remote/read';
import { useTypedSearch } from '@/context/remote/typed';

const NONE: SubstitutesOf = new Map();
const PAUSE = 150;

/** What may stand in for these products, in one call; nothing for who may not read products, or while it is not there yet. */
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

/** The foods that a typed text may mean; null while there is nothing to show yet. */
export const useFoodSearch = (text: string) => useTypedSearch(text.trim(), search, { pause: PAUSE });
