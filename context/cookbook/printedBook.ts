import { readPrintedBook, type BookContent } from '@/lib/api/cookbook/printedBook';
import type { Dish } from '@/lib/domain/dish/record';
import { useAuth } from '@/context/AuthContext';
import { useQuietRead, useRead } from '@/context/remote/read';

/** Reads the recipes of a printed book: a cookbook's, the given ones, or all of the person's own. */
export function usePrintedBook(ids: readonly number[] | null, cookbook: number | null) {
  const { person } = useAuth();
  const name = cookbook ? `of ${cookbook}` : (ids?.join(',') ?? 'mine');
  return useRead<BookContent>(person && ['dishes', 'book', name], () => {
    if (cookbook) return readPrintedBook({ cookbook });
    return readPrintedBook(ids ? { ids } : { owner: person?.id ?? 0 });
  });
}

/** Reads whole recipes in the background; empty until loaded. */
export function useWholeDishes(ids: readonly number[]): readonly Dish[] {
  const { person } = useAuth();
  const { remote } = useQuietRead<BookContent>(
    person && ids.length > 0 ? ['dishes', 'book', ids.join(',')] : null,
    () => readPrintedBook({ ids }),
  );
  return remote.status === 'ready' ? remote.data.dishes : NONE;
}
const NONE: readonly Dish[] = [];
