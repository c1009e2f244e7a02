import {
  countLibrary,
  listDishes,
  listDishesBy,
  listDishesUsing,
  listMyDishes,
  type LibraryCounts,
} from '@/lib/api/dish/dishes';
import { listSaved } from '@/lib/api/dish/saves';
import type { Many } from '@/lib/api/strapi';
import { writeFilters, type DishFilters, type MyPart } from '@/lib/forms/dish/filters';
import type { DishCard } from '@/lib/domain/dish/record';
import type { Wishes } from '@/lib/domain/dish/warnings';
import type { Language } from '@/lib/domain/language';
import { useLive } from '@/lib/hooks/useLive';
import { useAuth } from '@/context/AuthContext';
import { useLanguage } from '@/context/LanguageContext';
import type { Answer } from '@/context/remote/publicPage';
import { useQuietRead, useRead, useReadOf } from '@/context/remote/read';

export type { LibraryCounts };
type DishPage = Many<DishCard>;

/** Reads the public recipes that match the filters; null while the address is not known yet. */
export function useDishes(filters: DishFilters | null) {
  const { language } = useLanguage();
  const { person } = useAuth();
  const wishes = filters?.fits && person ? { diet: person.diet, allergens: person.allergens } : undefined;
  const isFromHome = useFromHome(filters);
  const key = filters && dishesKey(filters, language, { isFromHome, wishes });
  return useReadOf<DishFilters, DishPage>(
    filters,
    () => key,
    (given) => listDishes(given, language, wishes),
  );
}

const dishesKey = (
  filters: DishFilters,
  language: Language,
  { isFromHome = false, wishes }: { readonly isFromHome?: boolean; readonly wishes?: Wishes } = {},
) => [isFromHome ? 'cookNow' : 'dishes', language, JSON.stringify([writeFilters(filters), wishes])] as const;

/** Reads a list of public recipes as a visitor, while the server renders. */
export const sendDishes = async (filters: DishFilters, language: Language): Promise<Answer> => [
  dishesKey(filters, language),
  await listDishes(filters, language),
];

/** Tells whether a list sorts by what is at home; if so, follows the pantry live. */
function useFromHome(filters: DishFilters | null): boolean {
  const { person } = useAuth();
  const isFromHome = filters?.sort === 'home';
  useLive(isFromHome && person ? 'pantry-items' : null);
  return isFromHome;
}

/** Reads the recipes of the person's library that match the filters; null while the address is not known yet. */
export function useLibrary(filters: DishFilters | null, isInRows = false) {
  const { language } = useLanguage();
  const { person } = useAuth();
  const wishes = filters?.fits && person ? { diet: person.diet, allergens: person.allergens } : undefined;
  const words = filters && JSON.stringify([writeFilters(filters), wishes]);
  const kind = useFromHome(filters) ? 'cookNow' : 'library';
  const part = isInRows ? 'rows' : 'mine';
  return useReadOf<DishFilters, DishPage>(
    filters,
    () => (person && words !== null ? [kind, part, language, words] : null),
    (given) => listMyDishes(given, { reader: language, wishes, isInRows }),
  );
}

/** Returns the number of recipes in each part of the person's library; undefined until counted. */
export function useLibraryCounts(): LibraryCounts | undefined {
  const { language } = useLanguage();
  const { person } = useAuth();
  const { remote } = useQuietRead<LibraryCounts>(person && ['library', 'counts', language], () =>
    countLibrary(language),
  );
  return remote.status === 'ready' ? remote.data : undefined;
}

/** Tells whether the reader has set a diet or allergens by which recipes can be filtered. */
export function useHasWishes(): boolean {
  const { person } = useAuth();
  return Boolean(person?.diet?.length || person?.allergens?.length);
}

/** Reads the caller's own recipes, those shared with them, or those they saved. */
export function useMyDishes(part: MyPart, page: number) {
  const { person } = useAuth();
  const { language: reader } = useLanguage();
  return useRead<DishPage>(person && ['dishes', part, reader, page], () => {
    if (part === 'saved') return listSaved(page, reader);
    return listDishesBy(part === 'mine' ? 'owner' : 'collaborators', person?.id ?? 0, { page, reader });
  });
}

export function useDishesUsing(product: number | null) {
  const { language } = useLanguage();
  return useRead<DishPage>(product === null ? null : ['dishes', 'using', product, language], () =>
    listDishesUsing(product ?? 0, language),
  );
}
