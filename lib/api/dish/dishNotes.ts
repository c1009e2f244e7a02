import { create, findMany } from '@/lib/api/strapi';

/** What a person thinks of a recipe. */
export interface DishNote {
  readonly id: number;
  readonly rating: number | null;
  readonly Note: string;
}
type NoteRecord = Omit<DishNote, 'Note'> & { readonly Note?: string | null };

const toNote = ({ id, rating, Note }: NoteRecord): DishNote => ({
  id,
  rating: rating ?? null,
  Note: Note ?? '',
});

/** The caller's own note of a recipe; null where they have none. */
export async function readNote(dish: number): Promise<DishNote | null> {
  const query = {
    fields: ['rating', 'Note'],
    filters: { dish: { id: { $eq: dish } } },
    pagination: { pageSize: 1 },
  };
  const [note] = (await findMany<NoteRecord>('dish-notes', query)).data;
  return note ? toNote(note) : null;
}

/** Changes what is given of the caller's note, or makes it. */
export const writeNote = async (
  dish: number,
  said: Partial<Pick<DishNote, 'rating' | 'Note'>>,
  idempotencyKey: string,
): Promise<DishNote> => toNote(await create<NoteRecord>('dish-notes', { dish, ...said }, { idempotencyKey }));
