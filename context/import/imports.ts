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

/** Invalidates everything that an import may have added or removed. */
function invalidateTaken() {
  for (const collection of ['dishes', 'products', 'mealplans', 'shoplists', 'cookbooks'] as const)
    invalidate({ collection });
}

/** Tells whether the CMS is still working on the import. */
export const isMoving = (state: ImportState): boolean =>
  state === 'reading' || state === 'taking' || state === 'undoing';

/** Reads the person's imports, newest first. */
export function useImports() {
  const { person } = useAuth();
  return useQuietRead<Import[]>(person && ['imports'], listImports);
}

/** Reads one import; polls while the CMS reads or takes it in, and reads its recipes once that is over. */
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

/**
 * Refreshes the person's lists and shows the alert once the CMS has finished taking in, or undoing, an import in the
 * background.
 */
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

/** Names for the ids in a recipe's lines. */
interface MeaningNames {
  readonly products: ReadonlyMap<number, Product>;
  readonly foods: ReadonlyMap<number, OfferedFood>;
}

/** Reads the products and foods of the given lines, by id. */
export function useMeaningNames(
  lines: readonly { readonly product: number | null; readonly food: number | null }[],
) {
  const idsOf = (of: 'product' | 'food') =>
    [...new Set(lines.flatMap((line) => line[of] ?? []))].sort((a, b) => a - b);
  const [products, foods] = [idsOf('product'), idsOf('food')];
  return useQuietRead<MeaningNames>(['importNames', products.join(), foods.join()], async () => {
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

/** Returns calls that start an import from files, an address, a page or a text; the form shows the errors. */
export function useStartImport() {
  const { write } = useApi();
  return useMemo(() => {
    const start = async (call: () => Promise<Import>) => {
      const made = await write('import.read', call, { isShownInline: true });
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

/** Returns calls that change an import; each rethrows failures. */
export function useImportCalls() {
  const { background, write } = useApi();
  const { show } = useAlerts();
  const call = useCallback(
    async (key: ActionKey, id: number, act: () => Promise<Import>) => {
      const isDone = (answer: unknown) => !isMoving((answer as Import).state);
      const answer = await write(key, act, { isShownInline: true, isDone });
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
