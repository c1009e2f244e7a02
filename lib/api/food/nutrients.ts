import type { DetailFacts } from '@/lib/domain/food/details';
import type { DetailTotals } from '@/lib/domain/food/nutrients';
import type { DetailedDish } from '@/lib/domain/nutrition/shares';
import type { Day } from '@/lib/domain/time/day';
import { ApiError } from '@/lib/api/errors';
import { ALL_AT_ONCE, ask, findMany, findOne } from '@/lib/api/strapi';

/** Reads the nutrients in a serving of a recipe; null if none are known. */
export async function readDishDetails(id: number): Promise<DetailTotals | null> {
  return (await findOne('dishes', id, { fields: ['nutrients'] })).nutrients ?? null;
}

/** Nutrients of the person's day: everything planned and not skipped, and the part eaten so far. */
export interface DayDetails {
  readonly planned: DetailTotals;
  readonly eaten: DetailTotals;
}
export const readDayDetails = async (day: Day): Promise<DayDetails> =>
  (await ask('GET users/me/nutrients', { query: { day } })).data;

type ById<T> = Readonly<Record<number, T>>;

/** Maximum number of recipes read one by one: a plan gives access to them, but no list contains them. */
const MOST_ALONE = 20;

/** Reads the nutrients in a serving of each recipe, by id; recipes closed to the caller are absent. */
export async function dishDetails(ids: readonly number[]): Promise<ById<DetailTotals>> {
  const found = await byIds(ids, async (some) => {
    const query = { fields: ['nutrients'], filters: { id: { $in: some } }, sort: 'id:asc' } as const;
    return (await findMany('dishes', { ...query, pagination: { pageSize: ALL_AT_ONCE } })).data;
  });
  const listed = new Set(found.map(({ id }) => id));
  const alone = ids.filter((id) => !listed.has(id)).slice(0, MOST_ALONE);
  const others = await Promise.all(
    alone.map(async (id) => ({ id, nutrients: await readDishDetails(id).catch(ifClosed) })),
  );
  return Object.fromEntries(
    [...found, ...others].flatMap(({ id, nutrients }) => (nutrients ? [[id, nutrients]] : [])),
  );
}

function ifClosed(cause: unknown): null {
  if (cause instanceof ApiError && (cause.kind === 'notFound' || cause.kind === 'forbidden')) return null;
  throw cause;
}

const FACTS = [
  'Name',
  'gramsPerMl',
  'gramsPerPiece',
  'edibleShare',
  'fibre',
  'sugar',
  'saturatedFat',
  'salt',
  'nutrients',
] as const;

/** Reads the facts from which nutrients of products are computed, by id. */
export async function productDetails(ids: readonly number[]): Promise<ById<DetailFacts>> {
  const found = await byIds(ids, async (some) => {
    const query = { fields: FACTS, filters: { id: { $in: some } }, sort: 'id:asc' } as const;
    return (await findMany('products', { ...query, pagination: { pageSize: ALL_AT_ONCE } })).data;
  });
  return Object.fromEntries(found.map((product) => [product.id, product]));
}

async function byIds<T>(
  ids: readonly number[],
  read: (some: readonly number[]) => Promise<readonly T[]>,
): Promise<T[]> {
  const pages = Array.from({ length: Math.ceil(ids.length / ALL_AT_ONCE) }, (_, page) =>
    ids.slice(page * ALL_AT_ONCE, (page + 1) * ALL_AT_ONCE),
  );
  return (await Promise.all(pages.map(read))).flat();
}

const OF_DISH = ['Name', 'nutrients'] as const;
const MOST_OWN = 60;
const MOST_SAVED = 40;

/** Lists a person's own and saved recipes, latest first, at most 100, with the nutrients of a serving. */
export async function myDetailedDishes(person: number): Promise<DetailedDish[]> {
  const own = await findMany('dishes', {
    fields: OF_DISH,
    filters: { owner: { id: { $eq: person } } },
    sort: 'updatedAt:desc',
    pagination: { pageSize: MOST_OWN },
  });
  const saves = await findMany('saves', {
    populate: { dish: { fields: ['Name'] } },
    sort: 'createdAt:desc',
    pagination: { pageSize: MOST_SAVED },
  });
  const saved = await byIds(
    saves.data.flatMap(({ dish }) => dish?.id ?? []),
    async (some) => {
      const query = { fields: OF_DISH, filters: { id: { $in: some } }, sort: 'id:asc' } as const;
      return (await findMany('dishes', { ...query, pagination: { pageSize: MOST_SAVED } })).data;
    },
  );
  return [...new Map([...own.data, ...saved].map((dish) => [dish.id, dish])).values()];
}
