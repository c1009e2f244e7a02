import { readBook, type Book } from '@/lib/api/cookbook/bookDishes';
import type { Dish } from '@/lib/domain/dish/record';
import { useAuth } from '@/context/AuthContext';
import { useQuietRead, useRead } from '@/context/remote/read';

/** Reads the recipes of a printed book: a cookbook's, the given ones, or all of the person's own. */
export function useBook(ids: readonly number[] | null, cookbook: number | null) {
  const { person } = useAuth();
  const name = cookbook ? `of ${cookbook}` : (ids?.join(',') ?? 'mine');
  return useRead<Book>(person && ['dishes', 'book', name], () => {
    if (cookbook) return readBook({ cookbook });
    return readBook(ids ? { ids } : { owner: person?.id ?? 0 });
  });
}

/** Reads whole recipes in the background; empty until loaded. */
export function useWholeDishes(ids: readonly number[]): readonly Dish[] {
  const { person } = useAuth();
  const { remote } = useQuietRead<Book>(
    person && ids.length > 0 ? ['dishes', 'book', ids.join(',')] : null,
    () => readBook({ ids }),
  );
  return remote.status === 'ready' ? remote.data.dishes : NONE;
}
const NONE: readonly Dish[] = [];
