import { useCallback } from 'react';
import { seekEverywhere, type FoundDish, type FoundEverywhere } from '@/lib/api/search/everywhere';
import { listShopLists } from '@/lib/api/shoplist/shoplists';
import { textLength } from '@/lib/domain/limits';
import type { Offered } from '@/lib/domain/food/offer';
import type { ShopList } from '@/lib/domain/shoplist/types';
import { useAuth } from '@/context/AuthContext';
import { useLanguage } from '@/context/LanguageContext';
import { useRole } from '@/context/RoleContext';
import { useKeptRead } from '@/context/remote/kept';
import { useTypedSearch } from '@/context/remote/typed';

export type { FoundDish };
/** What was found, with products and foods as the one list that they are shown as. */
export interface FoundNow extends FoundEverywhere {
  readonly offered: readonly Offered[];
}

const NONE: readonly ShopList[] = [];
const PAUSE = 150;
/** One letter means everything. */
const LEAST_LETTERS = 2;

/** The caller's lists, of which the search shows those that are named so; without network as they were last. */
export function useListsAtHand(): readonly ShopList[] {
  const { person } = useAuth();
  const { canOpen } = useRole();
  const key = person && canOpen('/shoplist') ? (['shoplists'] as const) : null;
  const { remote } = useKeptRead<ShopList[]>(key, listShopLists, { isQuiet: true });
  return remote.status === 'ready' ? remote.data : NONE;
}

/** What a typed text may mean of every kind, asked for in one call; null while the answer is on its way. */
export function useEverywhere(typed: string): { isAsked: boolean; found: FoundNow | null } {
  const { canOpen } = useRole();
  const { language } = useLanguage();
  const text = typed.trim();
  // a courier's pages hold nothing that is looked for here
  const wanted = textLength(text) < LEAST_LETTERS || !canOpen('/dishes') ? '' : text;
  const search = useCallback(
    async (q: string, signal: AbortSignal): Promise<FoundNow> => {
      const found = await seekEverywhere(q, language, { signal });
      const { mergedOffer } = await import('@/lib/domain/food/offer');
      return { ...found, offered: mergedOffer(q, found.products, found.foods) };
    },
    [language],
  );
  const found = useTypedSearch(wanted, search, { pause: PAUSE });
  return { isAsked: wanted !== '', found };
}
