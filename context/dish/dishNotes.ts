import { readNote, writeNote, type DishNote } from '@/lib/api/dish/dishNotes';
import { newKey } from '@/lib/newKey';
import { invalidate } from '@/lib/remote/cache';
import { useApi } from '@/context/ApiContext';
import { useAuth } from '@/context/AuthContext';
import { useQuietRead } from '@/context/remote/read';

export type { DishNote };

/** Returns the person's note and rating of a recipe with a setter; the note is null if they wrote none. */
export function useDishNote(dish: number) {
  const { person } = useAuth();
  const { write } = useApi();
  const { remote, mutate } = useQuietRead<DishNote | null>(person && ['dishNote', dish], () =>
    readNote(dish),
  );
  const say = async (said: Partial<Pick<DishNote, 'rating' | 'Note'>>): Promise<void> => {
    mutate(await write('dishNote.save', () => writeNote(dish, said, newKey())));
    invalidate({ collection: 'dish-notes' });
  };
  return { note: remote.status === 'ready' ? remote.data : undefined, say };
}
