import { useCallback, useEffect, useMemo, useRef } from 'react';
import {
  answerImport,
  changeImport,
  foodsNamed,
  importFiles,
  importFrom,
  listImports,
  productsNamed,
  readImport,
  readProgress,
  removeImport,
  takeImport,
  undoImport,
  type ImportInput,
  type RecipeChange,
  type TakeInput,
} from '@/lib/api/import/imports';
import type { CallOptions } from '@/lib/api/strapi';
import type { Import, ImportAnswer, ImportState } from '@/lib/domain/import/record';
import type { OfferedFood } from '@/lib/domain/food/offer';
import type { Product } from '@/lib/domain/product/record';
import { invalidate } from '@/lib/remote/cache';
import { newKey } from '@/lib/newKey';
import { useAlerts } from '@/context/AlertContext';
import { useApi, type ActionKey } from '@/context/ApiContext';
import { useAuth } from '@/context/AuthContext';
import { useQuietRead } from '@/context/remote/read';

export type { RecipeChange, TakeInput };

const POLL_MS = 1000;

/** Makes old what an import may have brought or taken away. */
function invalidateTaken() {
  for (const collection of ['dishes', 'products', 'mealplans', 'shoplists', 'cookbooks'] as const)
    invalidate({ collection });
}

/** Whether the CMS is still at work on it. */
export const isMoving = (state: ImportState): boolean =>
  state === 'reading' || state === 'taking' || state === 'undoing';

/** The imports of the person, the newest first. */
export function useImports() {
  const { person } = useAuth();
  return useQuietRead<Import[]>(person && ['imports'], listImports);
}

/** One import; while it is read or taken it is asked about again and again, and its recipes are read once that is over. */
export function useImport(id: number) {
  const { person } = useAuth();
  const recipes = useRef<Import['recipes']>(undefined);
  const found = useQuietRead<Import>(person && ['import', id], async () => {
    const now = await readProgress(id);
    if (now.state === 'reading') return now;
    if (isMoving(now.state) && recipes.current) return { ...now, recipes: recipes.current };
    return readImport(id);
  });
  const { remote, reload } = found;
  const one = remote.status === 'ready' ? remote.data : undefined;
  useEffect(() => {
    recipes.current = one?.recipes;
  }, [one?.recipes]);

  useWhenTaken(one);
  const isAtWork = one !== undefined && isMoving(one.state);
  useEffect(() => {
    if (!isAtWork) return;
    const timer = setInterval(reload, POLL_MS);
    return () => clearInterval(timer);
  }, [isAtWork, reload]);
  return found;
}

/** Refreshes the person's lists once what was taken, or taken back, behind the answer is over; then it is said. */
function useWhenTaken(one: Import | undefined) {
  const { show } = useAlerts();
  const before = useRef<Pick<Import, 'id' | 'state'>>(undefined);
  useEffect(() => {
    const { id, state } = before.current ?? {};
    before.current = one;
    if (!one || one.id !== id || one.state === state || (state !== 'taking' && state !== 'undoing')) return;
    invalidateTaken();
    if (one.state === 'undone') show({ kind: 'success', keys: ['alerts:import.undo.success'] });
    const count = one.counts?.taken ?? 0;
    if (state === 'taking' && count > 0)
      show({ kind: 'success', keys: ['alerts:import.taken.success'], values: { count } });
  }, [one, show]);
}

/** What the ids in a recipe's lines stand for. */
interface MeantNames {
  readonly products: ReadonlyMap<number, Product>;
  readonly foods: ReadonlyMap<number, OfferedFood>;
}

/** The products and foods of some lines, by id. */
export function useMeant(
  lines: readonly { readonly product: number | null; readonly food: number | null }[],
) {
  const idsOf = (of: 'product' | 'food') =>
    [...new Set(lines.flatMap((line) => line[of] ?? []))].sort((a, b) => a - b);
  const [products, foods] = [idsOf('product'), idsOf('food')];
  return useQuietRead<MeantNames>(['importNames', products.join(), foods.join()], async () => {
    const [named, table] = await Promise.all([
      products.length > 0 ? productsNamed(products) : [],
      foods.length > 0 ? foodsNamed(foods) : [],
    ]);
    return {
      products: new Map(named.map((one) => [one.id, one])),
      foods: new Map(table.map((one) => [one.id, one])),
    };
  });
}

/** Begins an import out of files, or of an address, a page or a text; the place where it was asked says what went wrong. */
export function useStartImport() {
  const { write } = useApi();
  return useMemo(() => {
    const start = async (call: () => Promise<Import>) => {
      const made = await write('import.read', call, { isSaidInPlace: true });
      invalidate({ collection: 'imports' });
      return made;
    };
    return {
      files: (files: readonly File[], options: CallOptions) => start(() => importFiles(files, options)),
      from: (input: ImportInput, options: CallOptions = {}) =>
        start(() => importFrom(input, { ...options, idempotencyKey: newKey() })),
    };
  }, [write]);
}

/** Calls that change an import; a failure goes on to the caller. */
export function useImportCalls() {
  const { background, write } = useApi();
  const { show } = useAlerts();
  const call = useCallback(
    async (key: ActionKey, id: number, act: () => Promise<Import>) => {
      const isDone = (answer: unknown) => !isMoving((answer as Import).state);
      const answer = await write(key, act, { isSaidInPlace: true, isDone });
      if (answer.state === 'taking' || answer.state === 'undoing')
        show({ kind: 'info', keys: [`alerts:import.${answer.state}.success`] });
      invalidate({ collection: 'imports', id });
      return answer;
    },
    [write, show],
  );
  return useMemo(() => {
    const withDishes = async (work: Promise<Import>) => {
      const answer = await work;
      invalidateTaken();
      return answer;
    };
    return {
      change: (id: number, recipes: readonly RecipeChange[]) =>
        call('import.change', id, () => changeImport(id, recipes)),
      answer: (id: number, answers: readonly ImportAnswer[]) => background(() => answerImport(id, answers)),
      take: (id: number, input: TakeInput) =>
        withDishes(call('import.take', id, () => takeImport(id, input))),
      undo: (id: number) => withDishes(call('import.undo', id, () => undoImport(id))),
      remove: async (id: number) => {
        await write('import.remove', () => removeImport(id));
        invalidate({ collection: 'imports', id, isGone: true });
      },
    };
  }, [background, call, write]);
}
