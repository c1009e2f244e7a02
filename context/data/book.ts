import { readBook, type Book } from '@/lib/api/bookDishes';
import { useAuth } from '../AuthContext';
import { useRead } from './read';

/** The recipes of a printed book: a cookbook's, those named, or all of one's own. */
export function useBook(ids: readonly number[] | null, cookbook: number | null) {
  const { person } = useAuth();
  const name = cookbook ? `of ${cookbook}` : (ids?.join(',') ?? 'mine');
  return useRead<Book>(person && ['dishes', 'book', name], () => {
    if (cookbook) return readBook({ cookbook });
    return readBook(ids ? { ids } : { owner: person?.id ?? 0 });
  });
}
