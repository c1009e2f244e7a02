import type { Language } from '@/lib/domain/language';
import type { Sort } from '@/lib/forms/address/values';
import type { namesOf, Product } from '@/lib/domain/product/record';
import { PRODUCT_FIELDS } from '@/lib/domain/product/types';
import type { Versioned } from '@/lib/api/shown';
import type { CsvRow } from '@/lib/forms/product/csv';
import type { ProductInput } from '@/lib/forms/product/values';
import { sortOf } from '@/lib/api/query';
import {
  act,
  ask,
  create,
  ALL_AT_ONCE,
  findAll,
  findMany,
  findOne,
  remove,
  update,
  type CallOptions,
  type Many,
} from '@/lib/api/strapi';

const PAGE_SIZE = 48;
/** Fields that a list and the type-ahead need; owners are not among them. */
const FIELDS = [...PRODUCT_FIELDS, 'category', 'packSize', 'origin', 'verified'] as const;

const NUTRITION: readonly (typeof FIELDS)[number][] = [
  'calories',
  'fats',
  'carbs',
  'prots',
  'edibleShare',
  'origin',
  'verified',
];

/** Views for Admin. */
export const PRODUCT_STATES = ['unverified', 'notSold', 'lacking'] as const;
/** Sort orders of the list; `name` is the one in the chosen language. */
export const PRODUCT_SORTS = [
  'name',
  'category',
  'calories',
  'fats',
  'carbs',
  'prots',
  'costTetri',
  'verified',
  'sold',
  'updatedAt',
] as const;
type ProductState = (typeof PRODUCT_STATES)[number];

export interface ProductFilters {
  readonly q: string;
  readonly category?: string;
  readonly state?: ProductState;
  readonly sort?: Sort<(typeof PRODUCT_SORTS)[number]>;
  readonly page: number;
  readonly language: Language;
}
/** Maximum number of product ids in one call. */
const MOST_NAMED = 300;

/** Reads the ids of products that are sold although facts are missing, as counted in an Admin's day. */
async function lackingIds(): Promise<readonly number[]> {
  const { lacking } = await (await import('@/lib/api/order/orders')).readShopDay();
  return lacking.length === 0 ? [0] : lacking.slice(0, MOST_NAMED).map(({ id }) => id);
}

export async function listProducts(
  { q, category, state, sort, page, language }: ProductFilters,
  pageSize = PAGE_SIZE,
): Promise<Many<Product>> {
  const name = language === 'ka' ? 'NameKa' : 'Name';
  const by = sort === 'name' ? name : sort === '-name' ? (`-${name}` as const) : sort;
  return findMany('products', {
    fields: [...FIELDS, 'sold'],
    filters: {
      id: state === 'lacking' ? { $in: await lackingIds() } : undefined,
      category: category && { $eq: category },
      verified: state === 'unverified' ? { $eq: false } : undefined,
      sold: state === 'notSold' ? { $eq: false } : undefined,
    },
    _q: q.trim() || undefined,
    reader: q.trim() ? language : undefined,
    // a search is sorted by best match
    sort: by ? sortOf(by) : q.trim() ? undefined : sortOf(name),
    pagination: { page, pageSize },
  });
}

/** Finds products for a typed word, in either script. */
export async function searchProducts(q: string, options?: CallOptions): Promise<Product[]> {
  const query = { fields: [...FIELDS, 'sold'] as const, _q: q.trim(), pagination: { pageSize: 8 } } as const;
  return (await findMany('products', query, options)).data;
}

/** Maximum number of the shop's products that a browser stores. */
const MOST_KEPT = 500;

/**
 * Lists the shop's products for storing in the browser: names in both languages, and the fields needed to price a line.
 */
export async function soldProducts(): Promise<Product[]> {
  const page = (number: number) =>
    findMany('products', {
      fields: [...FIELDS.filter((name) => !NUTRITION.includes(name)), 'sold'],
      filters: { sold: { $eq: true } },
      sort: 'id:asc',
      pagination: { page: number, pageSize: ALL_AT_ONCE },
    });
  const first = await page(1);
  const pages = Math.min(first.pagination.pageCount, MOST_KEPT / ALL_AT_ONCE);
  const others = await Promise.all(Array.from({ length: pages - 1 }, (_, index) => page(index + 2)));
  return [first, ...others].flatMap(({ data }) => data);
}

export async function productsById(ids: readonly number[]): Promise<Product[]> {
  if (ids.length === 0) return [];
  const query = {
    fields: FIELDS,
    filters: { id: { $in: ids } },
    pagination: { pageSize: ALL_AT_ONCE },
  } as const;
  return (await findMany('products', query)).data;
}

/** Reads products with the household weights of their foods, which convert amounts like "a handful". */
export async function productsWithPortions(ids: readonly number[]): Promise<Product[]> {
  if (ids.length === 0) return [];
  const fields = [...FIELDS, 'portions'] as const;
  const query = { fields, filters: { id: { $in: ids } }, pagination: { pageSize: ALL_AT_ONCE } } as const;
  return (await findMany('products', query)).data;
}

/** Lists all products for the export. */
export const allProducts = (): Promise<Product[]> =>
  findAll('products', {
    fields: [...FIELDS, 'fibre', 'sugar', 'saturatedFat', 'salt', 'sold'],
    sort: 'id:asc',
  });

export const readProduct = (id: number): Promise<Product> => findOne('products', id, { populate: 'deep,1' });

/** Product as the form has it, or by its names alone. */
export type NewProduct = ProductInput | ReturnType<typeof namesOf>;

export const createProduct = (input: NewProduct, idempotencyKey?: string): Promise<Product> =>
  create('products', input, { idempotencyKey });

export const updateProduct = (id: number, input: ProductInput & Versioned): Promise<Product> =>
  update('products', id, input);

export const deleteProduct = (id: number) => remove('products', id);

/** Verifies a product's figures, or undoes that. */
export const verifyProduct = (id: number, verified: boolean): Promise<Product> =>
  act('products', id, 'verify', { verified });

/** Adds a product to the shop, or removes it. */
export const sellProduct = (id: number, sold: boolean): Promise<Product> =>
  act('products', id, 'sell', { sold });

/** Replaces this product by `into` everywhere, and removes it. */
export const mergeProduct = (id: number, into: number): Promise<Product> =>
  act('products', id, 'merge', { into });

export const reportProduct = (id: number, why: string) => act('products', id, 'report', { why });

/** Imports all rows or none; the answer's faults name a wrong row by its position. */
export const importProducts = (rows: readonly CsvRow[]) => ask('POST products/import', { body: { rows } });
