import type { Dish } from '@/lib/domain/dish/record';
import type { Image } from '@/lib/domain/image/pick';
import { readCookbook } from './cookbooks';
import { toDish } from '@/lib/api/dish/dishRecord';
import { findAll } from '@/lib/api/strapi';

/** Recipes of a printed book: all of a person's, the given ids in this order, or a cookbook's. */
type PrintedBookSource =
  { readonly owner: number } | { readonly ids: readonly number[] } | { readonly cookbook: number };

/** Whole recipes with a cookbook's title, text and picture. */
export interface BookContent {
  readonly title: string;
  readonly words: string;
  readonly image: Image | null;
  readonly dishes: readonly Dish[];
}

/** Reads a book for printing; of a cookbook, only the recipes that the caller may open. */
export async function readPrintedBook(of: PrintedBookSource): Promise<BookContent> {
  if (!('cookbook' in of)) return { title: '', words: '', image: null, dishes: await listBookDishes(of) };
  const { Name, Description, image, dishes } = await readCookbook(of.cookbook);
  const ids = dishes.filter(({ isClosed }) => !isClosed).map(({ id }) => id);
  return { title: Name, words: Description, image, dishes: await listBookDishes({ ids }) };
}

/** Maximum number of ids in one address. */
const AT_ONCE = 20;

/** Reads whole recipes for a book; of the given ids, only those the caller may read. */
async function listBookDishes(of: Exclude<PrintedBookSource, { cookbook: number }>): Promise<Dish[]> {
  if ('owner' in of) {
    const query = { filters: { owner: { id: { $eq: of.owner } } }, sort: 'Name:asc' } as const;
    return (await findAll('dishes', query)).map(toDish);
  }
  const found = new Map<number, Dish>();
  for (let from = 0; from < of.ids.length; from += AT_ONCE) {
    const filters = { id: { $in: of.ids.slice(from, from + AT_ONCE) } } as const;
    for (const record of await findAll('dishes', { filters, sort: 'Name:asc' }))
      found.set(record.id, toDish(record));
  }
  return of.ids.flatMap((id) => found.get(id) ?? []);
}
