import { useCallback } from 'react';
import { seekCookbooks, seekDishes, seekPlans, type FoundDish, type FoundPlan } from '@/lib/api/everywhere';
import { offer } from '@/lib/api/foods';
import { listShopLists } from '@/lib/api/shoplists';
import type { CallOptions } from '@/lib/api/strapi';
import type { Offered } from '@/lib/domain/food/offer';
import type { Language } from '@/lib/domain/language';
import { textLength } from '@/lib/domain/limits';
import type { ShopList } from '@/lib/domain/shoplist/types';
import { useAuth } from '../AuthContext';
import { useLanguage } from '../LanguageContext';
import { useRole } from '../RoleContext';
import { useKeptRead } from './kept';
import { useTypedSearch } from './typed';

export type { FoundDish, FoundPlan };

const NONE: readonly ShopList[] = [];
const PAUSE = 150;
/** One letter means everything. */
const LEAST_LETTERS = 2;

type Seek<T> = (q: string, language: Language, options: CallOptions) => Promise<readonly T[]>;

function useSeek<T>(wanted: string, seek: Seek<T>): readonly T[] | null {
  const { language } = useLanguage();
  const search = useCallback(
    (text: string, signal: AbortSignal) => seek(text, language, { signal }),
    [language, seek],
  );
  return useTypedSearch(wanted, search, { pause: PAUSE });
}

async function seekProducts(
  q: string,
  _language: Language,
  options: CallOptions,
): Promise<readonly Offered[]> {
  const { products, foods } = await offer(q, options);
  const { mergedOffer } = await import('@/lib/domain/food/offer');
  return mergedOffer(q, products, foods);
}

/** The caller's lists, of which the search shows those that are named so; without network as they were last. */
export function useListsAtHand(): readonly ShopList[] {
  const { person } = useAuth();
  const { canOpen } = useRole();
  const key = person && canOpen('/shoplist') ? (['shoplists'] as const) : null;
  const { remote } = useKeptRead<ShopList[]>(key, listShopLists, { isQuiet: true });
  return remote.status === 'ready' ? remote.data : NONE;
}

/** What a typed text may mean of each kind, each asked for by a small call of its own; null while an answer is on its way. */
export function useEverywhere(typed: string) {
  const { person } = useAuth();
  const { canOpen } = useRole();
  const text = typed.trim();
  const wanted = textLength(text) < LEAST_LETTERS ? '' : text;
  const here = (path: string) => (canOpen(path) ? wanted : '');
  return {
    isAsked: wanted !== '',
    dishes: useSeek<FoundDish>(here('/dishes'), seekDishes),
    plans: useSeek<FoundPlan>(here('/mealplan/list'), seekPlans),
    products: useSeek<Offered>(person ? here('/products') : '', seekProducts),
    cookbooks: useSeek(person ? here('/cookbooks') : '', seekCookbooks),
  };
}
