import { listBookDishes } from '@/lib/api/bookDishes';
import type { Dish } from '@/lib/domain/dish/record';
import { useAuth } from '../AuthContext';
import { useRead } from './read';

/** The recipes of a printed book: those named, or all of one's own. */
export function useBookDishes(ids: readonly number[] | null) {
  const { person } = useAuth();
  return useRead<Dish[]>(person && ['dishes', 'book', ids?.join(',') ?? 'mine'], () =>
    listBookDishes(ids ? { ids } : { owner: person?.id ?? 0 }),
  );
}
