import { useMemo, useState } from 'react';
import {
  addCollaborator,
  copyDish,
  countLibrary,
  createDish,
  deleteDish,
  featureDish,
  findTwins,
  hideDish,
  listDishes,
  listDishesBy,
  listDishesUsing,
  listMyDishes,
  readDish,
  reportDish,
  setCollaborators,
  settleDish,
  updateDish,
  type LibraryCounts,
} from '@/lib/api/dish/dishes';
import { ApiError } from '@/lib/api/errors';
import { isSaved, listSaved, saveDish, unsaveDish } from '@/lib/api/dish/saves';
import type { Many } from '@/lib/api/strapi';
import { writeFilters, type DishFilters, type MyPart } from '@/lib/forms/dish/filters';
import type { Dish, DishCard, Twin } from '@/lib/domain/dish/record';
import type { DishBody, DishInput } from '@/lib/forms/dish/values';
import type { Language } from '@/lib/domain/language';
import { useLive } from '@/lib/hooks/useLive';
import { invalidate } from '@/lib/remote/cache';
import type { Change } from '@/lib/remote/keys';
import { newKey } from '@/lib/newKey';
import { useApi, type ActionKey } from '@/context/ApiContext';
import { useAuth } from '@/context/AuthContext';
import { useLanguage } from '@/context/LanguageContext';
import { useStoredRead } from '@/context/remote/storedRead';
import { useQuietRead, useRead, useReadOf } from '@/context/remote/read';
import { useSettled } from '@/context/mealplan/shelf';

export type { LibraryCounts };
type DishPage = Many<DishCard>;

/** Reads the public recipes that match the filters; null while the address is not known yet. */
export function useDishes(filters: DishFilters | null) {
  const { language } = useLanguage();
  const { person } = useAuth();
  const wishes = filters?.fits && person ? { diet: person.diet, allergens: person.allergens } : undefined;
  const isFromHome = useFromHome(filters);
  const words = filters && JSON.stringify([writeFilters(filters), wishes]);
  const key = filters && ([isFromHome ? 'cookNow' : 'dishes', language, words] as const);
  return useReadOf<DishFilters, DishPage>(
    filters,
    () => key,
    (given) => listDishes(given, language, wishes),
  );
}

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

/** Finds recipes that may be the same one in another language; null until the typed text has an answer. */
export function useTwinSearch(text: string, language: Language): readonly Twin[] | null {
  const { person } = useAuth();
  const q = useSettled(text);
  const { remote } = useQuietRead<Twin[]>(person && q ? ['dishes', 'twins', language, q] : null, () =>
    findTwins({ q, language, person: person?.id ?? 0 }),
  );
  return remote.status === 'ready' ? remote.data : null;
}

/** Reads one recipe as the caller may see it; shows the server-rendered one until then. */
export function useDish(id: number | null, sent: Dish | null = null) {
  const { status } = useAuth();
  const isEnough = sent !== null && status !== 'signedIn';
  const key = isEnough || id === null ? null : (['dish', id] as const);
  const found = useStoredRead<Dish>(key, () => readDish(id ?? 0), { isQuiet: sent !== null });
  const isWaiting = found.remote.status === 'loading';
  return isWaiting && sent ? { ...found, remote: { status: 'ready' as const, data: sent } } : found;
}

/** Reads the recipe's current state for the form, never a cached one. */
export function useDishToEdit(id: number | null) {
  const { person } = useAuth();
  const [opened] = useState(newKey);
  const isId = id !== null && Number.isSafeInteger(id) && id > 0;
  return useRead<Dish>(id !== null && person ? ['dishToEdit', id, opened] : null, async () => {
    if (!isId) throw new ApiError('notFound', 'No such recipe');
    return readDish(id);
  });
}

/** Tells whether the caller has saved the recipe; never reads for visitors and couriers. */
export function useIsSaved(id: number) {
  const { person } = useAuth();
  const isMember = person !== null && person.Rolee !== 'Courier';
  return useQuietRead<boolean>(isMember ? ['dishSaved', id] : null, () => isSaved(id));
}

/** Returns calls that change recipes; each shows its own alerts and rethrows failures. */
export function useDishCalls() {
  const { write } = useApi();
  return useMemo(() => dishCalls(write), [write]);
}

function dishCalls(write: ReturnType<typeof useApi>['write']) {
  const call = async <T>(key: ActionKey, act: () => Promise<T>, change: Partial<Change> = {}): Promise<T> => {
    const answer = await write(key, act);
    invalidate({ collection: 'dishes', ...change });
    return answer;
  };
  return {
    create: (input: DishBody, idempotencyKey: string) =>
      call('dish.create', () => createDish(input, idempotencyKey)),
    update: (id: number, input: DishInput) => call('dish.update', () => updateDish(id, input), { id }),
    settle: (id: number) => call('dish.update', () => settleDish(id), { id }),
    remove: (id: number) => call('dish.delete', () => deleteDish(id), { id, isGone: true }),
    copy: (id: number) => call('dish.copy', () => copyDish(id)),
    save: (id: number) => call('dish.save', () => saveDish(id), { collection: 'saves' }),
    unsave: (id: number) => call('dish.unsave', () => unsaveDish(id), { collection: 'saves' }),
    report: (id: number, why: string) => call('dish.report', () => reportDish(id, why), { id }),
    hide: (id: number, hidden: boolean) =>
      call(hidden ? 'dish.hide' : 'dish.show', () => hideDish(id, hidden), { id }),
    feature: (id: number, featured: boolean) => call('dish.feature', () => featureDish(id, featured), { id }),
    addCollaborator: (id: number, email: string) =>
      call('dish.collaborators', () => addCollaborator(id, email), { id }),
    setCollaborators: (id: number, people: readonly number[]) =>
      call('dish.update', () => setCollaborators(id, people), { id }),
  };
}
