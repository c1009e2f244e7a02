import type { EatSoon } from '@/lib/domain/pantry/soon';
import type { CauseStep, Household, Movement, PantryItem } from '@/lib/domain/pantry/types';
import { ApiError } from '@/lib/api/errors';
import type { Nullable } from '@/lib/api/nullable';
import type { Query } from '@/lib/api/query';
import { PRODUCT } from '@/lib/api/shoplist/shoplists';
import { act, ALL_AT_ONCE, create, findAll, findMany, flatten, raw, update } from '@/lib/api/strapi';

type ItemRecord = Nullable<Omit<PantryItem, 'id' | 'key'>> & { readonly id: number; readonly key: string };
type HouseholdRecord = Nullable<Omit<Household, 'id'>> & { readonly id: number };

const PERSON: Query = { fields: ['Name'] };

/** Maps a pantry record, from a list or from the answer to a change. */
export const toPantryItem = (record: ItemRecord): PantryItem => ({
  id: record.id,
  key: record.key,
  product: record.product ?? null,
  Name: record.Name ?? '',
  amount: record.amount ?? 0,
  level: record.level ?? null,
  unit: record.unit ?? null,
  place: record.place ?? null,
  expiresOn: record.expiresOn ?? null,
  openedOn: record.openedOn ?? null,
  staple: record.staple ?? null,
  owner: record.owner ?? null,
});

const toHousehold = (record: HouseholdRecord): Household => ({
  id: record.id,
  Name: record.Name ?? '',
  owner: record.owner ?? null,
  members: record.members ?? [],
  invitations: record.invitations ?? [],
  joinToken: record.joinToken ?? null,
  myRole: record.myRole ?? 'invited',
});

/** Lists the pantry, the caller's own and their household's. */
export async function listPantry(): Promise<PantryItem[]> {
  const query = { populate: { product: PRODUCT, owner: PERSON }, sort: 'id:asc' };
  return (await findAll<ItemRecord>('pantry-items', query)).map(toPantryItem);
}

/** Reads the pantry items to eat by tomorrow, and a dish for them. */
export const readEatSoon = async (): Promise<EatSoon> =>
  (await raw<{ data: EatSoon }>('users/me/expiring')).data;

/** Lists the last movements of one pantry item, latest first. */
export async function listMovements(item: number): Promise<Movement[]> {
  const query = {
    filters: { item: { id: { $eq: item } } },
    populate: { by: PERSON },
    sort: 'id:desc',
    pagination: { pageSize: ALL_AT_ONCE },
  };
  return (await findMany<Movement>('pantry-movements', query)).data;
}

/** Lists the pantry movements caused by an order or a cooking, in order. */
export async function listCause(cause: string): Promise<CauseStep[]> {
  const query = {
    fields: ['key', 'delta', 'undoes'],
    filters: { cause: { $eq: cause } },
    populate: { item: { populate: { product: PRODUCT } } },
    sort: 'id:asc',
  };
  return findAll<CauseStep>('pantry-movements', query);
}

/** Lists the caller's household, if any, and those that invited them. */
export async function listHouseholds(): Promise<Household[]> {
  const query = { populate: { owner: PERSON, members: PERSON }, pagination: { pageSize: ALL_AT_ONCE } };
  return (await findMany<HouseholdRecord>('households', query)).data.map(toHousehold);
}

const joining = (token: string) => `households/join/${encodeURIComponent(token)}`;

/** Reads the name and owner of the household that a link opens; null if the link is invalid. */
export async function readHouseholdLink(token: string): Promise<Household | null> {
  try {
    const { data } = await raw<{ data: unknown }>(joining(token));
    return toHousehold(flatten<HouseholdRecord>(data));
  } catch (cause) {
    if (cause instanceof ApiError && cause.kind === 'notFound') return null;
    throw cause;
  }
}
export const joinHousehold = async (token: string): Promise<Household> =>
  toHousehold(await create<HouseholdRecord>(joining(token), {}));

export const createHousehold = async (Name: string, idempotencyKey: string): Promise<Household> =>
  toHousehold(await create<HouseholdRecord>('households', { Name }, { idempotencyKey }));
export const renameHousehold = (id: number, Name: string) => update<unknown>('households', id, { Name });

const acting =
  <Body>(verb: string) =>
  (id: number, body: Body): Promise<unknown> =>
    act<unknown>('households', id, verb, body);

export const inviteHome = acting<{ email: string }>('invite');
export const withdrawHome = acting<{ email: string }>('withdraw');
export const removeFromHome = acting<{ user: number }>('remove-member');
export const answerHome = (id: number, verb: 'accept' | 'decline' | 'leave' | 'renew-token') =>
  act<unknown>('households', id, verb);
