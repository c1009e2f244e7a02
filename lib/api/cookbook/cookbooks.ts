import type { Cookbook, CookbookCard } from '@/lib/domain/dish/cookbook';
import type { Read, Shown } from '@/lib/api/shown';
import { act, create, findAll, findMany, findOne, remove, update } from '@/lib/api/strapi';

const CARDS = {
  fields: ['Name', 'Description', 'visibility', 'hidden', 'cover', 'recipeCount'],
} as const;
const MOST_PUBLIC = 100;
type CardRecord = Partial<Shown<'cookbooks', typeof CARDS>> & { readonly id: number };

export const toCookbookCard = (record: CardRecord): CookbookCard => ({
  id: record.id,
  Name: record.Name ?? '',
  Description: record.Description ?? '',
  visibility: record.visibility ?? 'private',
  hidden: record.hidden ?? false,
  cover: record.cover ?? null,
  recipeCount: record.recipeCount ?? 0,
});

const toCookbook = (record: Read<'cookbooks'>): Cookbook => ({
  ...toCookbookCard(record),
  image: record.image ?? null,
  dishes: (record.dishes ?? []).map(({ id, Name, DishImages, isClosed }) => ({
    id,
    Name: Name ?? '',
    DishImages: DishImages ?? [],
    isClosed: isClosed ?? false,
  })),
  owner: record.owner ?? null,
  collaborators: record.collaborators ?? [],
});

/** Lists a person's cookbooks and those they co-edit, by name. */
export async function listMyCookbooks(person: number): Promise<CookbookCard[]> {
  const is = { id: { $eq: person } };
  const filters = { $or: [{ owner: is }, { collaborators: is }] };
  return (await findAll('cookbooks', { ...CARDS, filters, sort: 'Name:asc' })).map(toCookbookCard);
}

/** Lists the newest public cookbooks, at most MOST_PUBLIC. */
export async function listPublicCookbooks(): Promise<CookbookCard[]> {
  const query = {
    ...CARDS,
    filters: { visibility: { $eq: 'public' } },
    sort: 'createdAt:desc',
    pagination: { pageSize: MOST_PUBLIC },
  } as const;
  return (await findMany('cookbooks', query)).data.map(toCookbookCard);
}

export const readCookbook = async (id: number): Promise<Cookbook> =>
  toCookbook(await findOne('cookbooks', id));

export const createCookbook = async (Name: string, idempotencyKey: string): Promise<Cookbook> =>
  toCookbook(await create('cookbooks', { Name }, { idempotencyKey }));

export interface CookbookInput {
  readonly Name?: string;
  readonly Description?: string;
  readonly visibility?: Cookbook['visibility'];
  /** Id of a picture that the caller uploaded, or null for none. */
  readonly image?: number | null;
  readonly dishes?: readonly number[];
  /** Remaining co-authors: the list may only shrink, since new ones are added by email. */
  readonly collaborators?: readonly number[];
}

export const updateCookbook = async (id: number, input: CookbookInput): Promise<Cookbook> =>
  toCookbook(await update('cookbooks', id, input));

export const deleteCookbook = (id: number) => remove('cookbooks', id);

/** Adds a recipe at the end of a cookbook; one already in it keeps its place. */
export const addToCookbook = async (id: number, dish: number): Promise<Cookbook> =>
  toCookbook(await act('cookbooks', id, 'add', { dish }));

/** Recipes added to a cookbook, and those removed. */
interface CookbookChanged {
  readonly added: readonly number[];
  readonly removed: readonly number[];
}

/** Adds recipes at the end of a cookbook and removes others in one call; resolves to the actual changes. */
export const changeCookbook = (
  id: number,
  change: { readonly add?: readonly number[]; readonly remove?: readonly number[] },
): Promise<CookbookChanged> => act('cookbooks', id, 'dishes', change);

export const addCookbookEditor = async (id: number, email: string): Promise<Cookbook> =>
  toCookbook(await act('cookbooks', id, 'collaborators', { email }));

export const reportCookbook = (id: number, why: string) => act('cookbooks', id, 'report', { why });
