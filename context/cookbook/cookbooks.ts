import { useMemo } from 'react';
import {
  addCookbookEditor,
  addToCookbook,
  changeCookbook,
  createCookbook,
  deleteCookbook,
  listMyCookbooks,
  listPublicCookbooks,
  readCookbook,
  reportCookbook,
  updateCookbook,
  type CookbookInput,
} from '@/lib/api/cookbook/cookbooks';
import type { Cookbook, CookbookCard } from '@/lib/domain/dish/cookbook';
import { newKey } from '@/lib/newKey';
import { invalidate } from '@/lib/remote/cache';
import { useApi, type ActionKey } from '@/context/ApiContext';
import { useAuth } from '@/context/AuthContext';
import type { Answer } from '@/context/remote/publicPage';
import { useQuietRead, useRead } from '@/context/remote/read';

export type CookbookPart = 'mine' | 'public';

/** Reads the person's cookbooks including those they co-edit, or the public ones. */
export function useCookbooks(part: CookbookPart) {
  const { person } = useAuth();
  const key = part === 'public' ? (['cookbooks', part] as const) : person && (['cookbooks', part] as const);
  return useRead<CookbookCard[]>(key, () =>
    part === 'public' ? listPublicCookbooks() : listMyCookbooks(person?.id ?? 0),
  );
}

/** Returns the person's cookbooks, read in the background; empty until loaded. */
export function useMyCookbooks(): readonly CookbookCard[] {
  const { person } = useAuth();
  const { remote } = useQuietRead<CookbookCard[]>(person && ['cookbooks', 'mine'], () =>
    listMyCookbooks(person?.id ?? 0),
  );
  return remote.status === 'ready' ? remote.data : [];
}

/** Reads the public cookbooks as a visitor, while the server renders. */
export const sendCookbooks = async (): Promise<Answer> => [
  ['cookbooks', 'public'],
  await listPublicCookbooks(),
];

/** Reads a public cookbook as a visitor, while the server renders. */
export const sendCookbook = async (id: number): Promise<Answer> => [['cookbook', id], await readCookbook(id)];

export const useCookbook = (id: number) => useRead<Cookbook>(['cookbook', id], () => readCookbook(id));

/** Returns calls that change cookbooks; each shows its alerts and rethrows failures. */
export function useCookbookCalls() {
  const { write } = useApi();
  return useMemo(() => {
    const call = async <T>(
      key: ActionKey,
      act: () => Promise<T>,
      id?: number,
      isGone = false,
    ): Promise<T> => {
      const answer = await write(key, act);
      invalidate({ collection: 'cookbooks', id, isGone });
      return answer;
    };
    return {
      create: (name: string) => call('cookbook.create', () => createCookbook(name, newKey())),
      update: (id: number, input: CookbookInput) =>
        call('cookbook.update', () => updateCookbook(id, input), id),
      remove: (id: number) => call('cookbook.remove', () => deleteCookbook(id), id, true),
      add: (id: number, dish: number) => call('cookbook.add', () => addToCookbook(id, dish), id),
      /** Resolves to the recipes that were not in the cookbook before. */
      addAll: async (id: number, dishes: readonly number[]) =>
        (await call('cookbook.add', () => changeCookbook(id, { add: dishes }), id)).added,
      takeOut: (id: number, dishes: readonly number[]) =>
        call('cookbook.update', () => changeCookbook(id, { remove: dishes }), id),
      addEditor: (id: number, email: string) =>
        call('dish.collaborators', () => addCookbookEditor(id, email), id),
      report: (id: number, why: string) => call('dish.report', () => reportCookbook(id, why), id),
    };
  }, [write]);
}
