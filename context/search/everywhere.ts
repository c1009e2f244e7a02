import { useCallback } from 'react';
import { searchEverywhere, type FoundDish, type FoundEverywhere } from '@/lib/api/search/everywhere';
import { listShopLists } from '@/lib/api/shoplist/shoplists';
import { textLength } from '@/lib/domain/limits';
import type { Offered } from '@/lib/domain/food/offer';
import type { ShopList } from '@/lib/domain/shoplist/types';
import { useAuth } from '@/context/AuthContext';
import { useLanguage } from '@/context/LanguageContext';
import { useRole } from '@/context/RoleContext';
import { useStoredRead } from '@/context/remote/storedRead';
import { useTypedSearch } from '@/context/remote/typed';

export type { FoundDish };
/** Search results, with products and foods merged into the one list shown. */
export interface FoundNow extends FoundEverywhere {
  readonly offered: readonly Offered[];
}

const NONE: readonly ShopList[] = [];
const PAUSE = 150;
/** Minimum number of letters; a single one would match everything. */
const LEAST_LETTERS = 2;

/** Returns the caller's shopping lists for the search to match by name; offline, the last copy. */
export function useListsAtHand(): readonly ShopList[] {
  const { person } = useAuth();
  const { canOpen } = useRole();
  const key = person && canOpen('/shoplist') ? (['shoplists'] as const) : null;
  const { remote } = useStoredRead<ShopList[]>(key, listShopLists, { isQuiet: true });
  return remote.status === 'ready' ? remote.data : NONE;
}

/** Searches all kinds for the typed text in one call; null while the answer is on its way. */
export function useEverywhere(typed: string): { isAsked: boolean; found: FoundNow | null } {
  const { canOpen } = useRole();
  const { language } = useLanguage();
  const text = typed.trim();
  // a courier's pages have nothing to search for
  const wanted = textLength(text) < LEAST_LETTERS || !canOpen('/dishes') ? '' : text;
  const search = useCallback(
    async (q: string, signal: AbortSignal): Promise<FoundNow> => {
      const found = await searchEverywhere(q, language, { signal });
      const { mergedOffer } = await import('@/lib/domain/food/offer');
      return { ...found, offered: mergedOffer(q, found.products, found.foods) };
    },
    [language],
  );
  const found = useTypedSearch(wanted, search, { pause: PAUSE });
  return { isAsked: wanted !== '', found };
}
