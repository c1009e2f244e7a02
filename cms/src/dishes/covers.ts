import { sql } from '../records/database/database';
import { readBodies } from '../records/read/readModel';
import { collectionOf } from '../records/registry';
import { isValues, listIn } from '../records/read/values';
import type { Caller, CollectionMap } from '../records/types';

/** Maximum number of a cookbook's recipes to search for a picture. */
const MOST_TRIED = 5;

/**
 * Returns what lists show of each cookbook, by its id: `cover`, its own picture, else that of the first recipe with one
 * that the caller may read; and `recipeCount`.
 */
export async function coversOf(
  books: readonly CollectionMap['cookbooks'][],
  caller: Caller,
): Promise<Map<number, { readonly cover: unknown; readonly recipeCount: number }>> {
  const dishes = collectionOf('dishes');
  const first = books.flatMap((book) => (book.image ? [] : book.dishes.slice(0, MOST_TRIED)));
  const read = await readBodies(await sql(), dishes, first);
  const pictureOf = (id: number): unknown => {
    const dish = read.get(id);
    return dish && dishes.reach(dish, caller) !== 'none' ? listIn(dish.DishImages)[0] : undefined;
  };
  return new Map(
    books.map(({ id, image, dishes: inside }) => {
      const picture = image ?? inside.slice(0, MOST_TRIED).map(pictureOf).find(isValues);
      return [id, { cover: toApiPicture(picture), recipeCount: inside.length }];
    }),
  );
}

/** Returns a picture in the form of every other one in answers. */
function toApiPicture(media: unknown) {
  if (!isValues(media)) return { data: null };
  const { id, ...attributes } = media;
  return { data: { id, attributes } };
}
