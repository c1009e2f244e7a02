import type { PartOf, Shown } from '@/lib/api/shown';
import type { EatSoon } from '@/lib/domain/pantry/soon';
import type { CauseStep, Household, Movement, PantryItem } from '@/lib/domain/pantry/types';
import { ApiError } from '@/lib/api/errors';
import { PRODUCT } from '@/lib/api/shoplist/shoplists';
import { act, ALL_AT_ONCE, ask, create, findAll, findMany, pathOfAll, update } from '@/lib/api/strapi';

const PERSON = { fields: ['Name'] } as const;
const ITEM = { populate: { product: PRODUCT, owner: PERSON } } as const;
type ItemRecord = Shown<'pantry-items', typeof ITEM>;

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

/** Tells whether an answer to a queued change is the item; it is null if the item is gone. */
export const isPantryItem = (answer: unknown): answer is ItemRecord =>
  typeof answer === 'object' && answer !== null && 'key' in answer;

const toHousehold = (record: PartOf<'households'>): Household => ({
  id: record.id,
  Name: record.Name ?? '',
  owner: record.owner ?? null,
  members: record.members ?? [],
  invitations: record.invitations ?? [],
  joinToken: record.joinToken ?? null,
  myRole: record.myRole ?? 'invited',
});

/** Lists the pantry, the caller's own and their household's. */
export const listPantry = async (): Promise<PantryItem[]> =>
  (await findAll('pantry-items', ITEMS)).map(toPantryItem);
const ITEMS = { ...ITEM, sort: 'id:asc' } as const;
export const pantryPath = () => pathOfAll('pantry-items', ITEMS);

/** Reads the pantry items to eat by tomorrow, and a dish for them. */
export const readEatSoon = async (): Promise<EatSoon> => (await ask('GET users/me/expiring', {})).data;

/** Lists the last movements of one pantry item, latest first. */
export async function listMovements(item: number): Promise<Movement[]> {
  const query = {
    filters: { item: { id: { $eq: item } } },
    populate: { by: PERSON },
    sort: 'id:desc',
    pagination: { pageSize: ALL_AT_ONCE },
  } as const;
  return (await findMany('pantry-movements', query)).data;
}

/** Lists the pantry movements caused by an order or a cooking, in order. */
export async function listCause(cause: string): Promise<CauseStep[]> {
  const query = {
    fields: ['key', 'delta', 'undoes'] as const,
    filters: { cause: { $eq: cause } },
    populate: { item: { populate: { product: PRODUCT } } },
    sort: 'id:asc',
  } as const;
  const steps = await findAll('pantry-movements', query);
  return steps.flatMap(({ item, ...step }) =>
    item ? [{ ...step, item: { ...item, product: item.product ?? null } }] : [],
  );
}

/** Lists the caller's household, if any, and those that invited them. */
export async function listHouseholds(): Promise<Household[]> {
  const query = {
    populate: { owner: PERSON, members: PERSON },
    pagination: { pageSize: ALL_AT_ONCE },
  } as const;
  return (await findMany('households', query)).data.map(toHousehold);
}

/** Reads the name and owner of the household that a link opens; null if the link is invalid. */
export async function readHouseholdLink(token: string): Promise<Household | null> {
  try {
    return toHousehold((await ask('GET households/join/{token}', { at: { token } })).data);
  } catch (cause) {
    if (cause instanceof ApiError && cause.kind === 'notFound') return null;
    throw cause;
  }
}
export const joinHousehold = async (token: string): Promise<Household> =>
  toHousehold((await ask('POST households/join/{token}', { at: { token } })).data);

export const createHousehold = async (Name: string, idempotencyKey: string): Promise<Household> =>
  toHousehold(await create('households', { Name }, { idempotencyKey }));
export const renameHousehold = (id: number, Name: string) => update('households', id, { Name });

export const inviteToHousehold = (id: number, body: { email: string }) =>
  act('households', id, 'invite', body);
export const withdrawInvitation = (id: number, body: { email: string }) =>
  act('households', id, 'withdraw', body);
export const removeFromHousehold = (id: number, body: { user: number }) =>
  act('households', id, 'remove-member', body);
export const answerHouseholdInvitation = (id: number, verb: 'accept' | 'decline' | 'leave' | 'renew-token') =>
  act('households', id, verb);
