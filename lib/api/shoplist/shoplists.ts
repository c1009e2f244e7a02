import { CATEGORIES, type Category } from '@/lib/domain/product/types';
import type { ShopItem, ShopList } from '@/lib/domain/shoplist/types';
import type { Day } from '@/lib/domain/time/day';
import type { Shown } from '@/lib/api/shown';
import {
  act,
  ALL_AT_ONCE,
  ask,
  create,
  findAll,
  findMany,
  findOne,
  pathOfAll,
  pathOfMany,
  pathOfOne,
  remove,
  update,
} from '@/lib/api/strapi';

const PERSON = { fields: ['Name'] } as const;
const LIST = { populate: { owner: PERSON, members: PERSON, mealplan: { fields: ['Name'] } } } as const;
export const PRODUCT = {
  fields: [
    'Name',
    'NameKa',
    'category',
    'costTetri',
    'gramsPerMl',
    'gramsPerPiece',
    'pieceName',
    'packSize',
    'sold',
    // determines how long an egg or a fish keeps
    'origin',
    'allergens',
    'unknownAllergens',
  ],
} as const;
const ITEM = { populate: { product: PRODUCT, checkedBy: PERSON } } as const;

const toShopList = (record: Shown<'shoplists', typeof LIST>): ShopList => ({
  id: record.id,
  Name: record.Name ?? '',
  owner: record.owner ?? null,
  members: record.members ?? [],
  mealplan: record.mealplan ?? null,
  from: record.from ?? null,
  to: record.to ?? null,
  aisles: record.aisles ?? [],
  total: record.total ?? 0,
  done: record.done ?? 0,
  ordered: record.ordered ?? 0,
  updatedAt: record.updatedAt ?? '',
});

const toItem = (record: Shown<'shop-items', typeof ITEM>): ShopItem => ({
  id: record.id,
  key: record.key,
  product: record.product ?? null,
  Name: record.Name ?? '',
  amount: record.amount ?? null,
  unit: record.unit ?? null,
  category: CATEGORIES.find((one) => one === record.category) ?? 'other',
  checked: record.checked ?? false,
  checkedBy: record.checkedBy ?? null,
  atHome: record.atHome ?? false,
  there: record.there ?? null,
  from: record.from ?? [],
  fault: record.fault ?? null,
  delivery: record.delivery ?? null,
  order: record.order ?? null,
});

/** Lists all of the caller's lists, own and shared, latest change first. */
export const listShopLists = async (): Promise<ShopList[]> =>
  (await findMany('shoplists', LISTS)).data.map(toShopList);
const LISTS = { ...LIST, sort: 'updatedAt:desc', pagination: { pageSize: ALL_AT_ONCE } } as const;
export const shopListsPath = () => pathOfMany('shoplists', LISTS);

/** List with all its lines. */
export interface ShopListWhole {
  readonly list: ShopList;
  readonly items: readonly ShopItem[];
}

export async function readShopList(id: number): Promise<ShopListWhole> {
  const [record, items] = await Promise.all([findOne('shoplists', id, LIST), readItems(id)]);
  return { list: toShopList(record), items };
}

const readItems = async (list: number): Promise<ShopItem[]> =>
  (await findAll('shop-items', itemsOf(list))).map(toItem);
const itemsOf = (list: number | string) =>
  ({ ...ITEM, filters: { list: { id: { $eq: list } } }, sort: 'id:asc' }) as const;

/** Returns the paths by which `readShopList` asks. */
export const shopListPaths = (id: string): readonly string[] => [
  pathOfOne('shoplists', id, LIST),
  pathOfAll('shop-items', itemsOf(id)),
];

/** Line that is still to be bought or delivered, with its list. */
export interface OpenLine {
  readonly key: string;
  readonly product?: { readonly id: number } | null;
  readonly list?: Pick<ShopList, 'id' | 'Name'> | null;
}
/** Lists the open lines with these keys or products on all lists that the caller sees. */
export function openLines(keys: readonly string[], products: readonly number[]): Promise<OpenLine[]> {
  const filters = {
    checked: { $eq: false },
    atHome: { $eq: false },
    $or: [{ key: { $in: keys } }, ...products.map((id) => ({ product: { id: { $eq: id } } }))],
  } as const;
  const populate = { product: { fields: ['Name'] }, list: { fields: ['Name'] } } as const;
  return findAll('shop-items', { fields: ['key'], filters, populate, sort: 'id:asc' });
}

interface NewList {
  readonly Name: string;
  /** Household members who are on it from the start. */
  readonly members?: readonly number[];
}
export const createShopList = async (input: NewList, idempotencyKey: string): Promise<ShopList> =>
  toShopList(await create('shoplists', input, { idempotencyKey }));

export const updateShopList = async (
  id: number,
  input: { Name?: string; aisles?: readonly Category[] },
): Promise<ShopList> => toShopList(await update('shoplists', id, input));

export const deleteShopList = (id: number) => remove('shoplists', id);

export interface FromPlan {
  readonly mealplan: number;
  readonly from: Day;
  readonly to: Day;
  readonly Name?: string;
  /** Household members who are on a new list from the start. */
  readonly members?: readonly number[];
  /** List to add to; without it, the CMS creates a new one. */
  readonly list?: number;
}
export const fillFromPlan = async (input: FromPlan, idempotencyKey: string): Promise<ShopList> =>
  toShopList((await ask('POST shoplists/from-plan', { body: input }, { idempotencyKey })).data);

export const addDishToList = async (
  id: number,
  input: { dish: number; servings: number },
  idempotencyKey: string,
): Promise<ShopList> => toShopList(await act('shoplists', id, 'add-dish', input, { idempotencyKey }));

export const shareShopList = async (id: number, body: { email: string } | { user: number }) =>
  toShopList(await act('shoplists', id, 'members', body));
export const unshareShopList = async (id: number, body: { user: number }) =>
  toShopList(await act('shoplists', id, 'remove-member', body));
export const leaveShopList = (id: number) => act('shoplists', id, 'leave');
