import type { Shown } from '@/lib/api/shown';
import { create, findMany } from '@/lib/api/strapi';

/** Person's rating and note of a recipe. */
export interface DishNote {
  readonly id: number;
  readonly rating: number | null;
  readonly Note: string;
}
const QUERY = { fields: ['rating', 'Note'] } as const;

const toNote = ({ id, rating, Note }: Shown<'dish-notes', typeof QUERY>): DishNote => ({
  id,
  rating: rating ?? null,
  Note: Note ?? '',
});

/** Reads the caller's own note of a recipe; null if there is none. */
export async function readNote(dish: number): Promise<DishNote | null> {
  const query = {
    ...QUERY,
    filters: { dish: { id: { $eq: dish } } },
    pagination: { pageSize: 1 },
  } as const;
  const [note] = (await findMany('dish-notes', query)).data;
  return note ? toNote(note) : null;
}

/** Changes the given parts of the caller's note, or creates it. */
export const writeNote = async (
  dish: number,
  said: Partial<Pick<DishNote, 'rating' | 'Note'>>,
  idempotencyKey: string,
): Promise<DishNote> => toNote(await create('dish-notes', { dish, ...said }, { idempotencyKey }));
