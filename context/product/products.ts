import { useCallback } from 'react';
import {
  allProducts,
  createProduct,
  deleteProduct,
  importProducts,
  listProducts,
  mergeProduct,
  productsById,
  productsWithPortions,
  readProduct,
  reportProduct,
  searchProducts,
  sellProduct,
  updateProduct,
  verifyProduct,
  PRODUCT_SORTS,
  PRODUCT_STATES,
  type ProductFilters,
  type NewProduct,
} from '@/lib/api/product/products';
import type { Many } from '@/lib/api/strapi';
import type { Product } from '@/lib/domain/product/record';
import type { CsvRow } from '@/lib/forms/product/csv';
import { invalidate } from '@/lib/remote/cache';
import type { Change, Collection } from '@/lib/remote/keys';
import { useApi, type ActionKey } from '@/context/ApiContext';
import { callWith, useQuietRead, useRead, useReadOf } from '@/context/remote/read';
import { countViews, useAllRows } from '@/context/remote/rows';
import { useTypedSearch } from '@/context/remote/typed';

export { PRODUCT_SORTS, PRODUCT_STATES };
export type { ProductFilters };
type ProductPage = Many<Product>;

export const useProducts = (filters: ProductFilters | null) =>
  useReadOf<ProductFilters, ProductPage>(
    filters,
    (given) => ['products', JSON.stringify(given)],
    (given) => listProducts(given),
  );

/** Views of all products, and of those an Admin looks for. */
export const PRODUCT_VIEWS = ['all', ...PRODUCT_STATES] as const;
type ProductView = (typeof PRODUCT_VIEWS)[number];

/** Counts the matching products in each view; reads nothing without filters. */
export function useProductCounts(filters: ProductFilters | null): ReadonlyMap<ProductView, number> {
  const { q, category, language } = filters ?? {};
  const { remote } = useQuietRead(
    filters && ['products', 'counts', q, category, language],
    callWith(filters, (given) =>
      countViews(PRODUCT_VIEWS, (view, pageSize) => {
        const state = view === 'all' ? undefined : view;
        return listProducts({ ...given, state, sort: undefined, page: 1 }, pageSize);
      }),
    ),
  );
  return remote.status === 'ready' ? remote.data : NOT_COUNTED;
}
const NOT_COUNTED: ReadonlyMap<ProductView, number> = new Map();

/** Reads all products that match the filters. */
export const useAllProducts = (filters: ProductFilters | null) => useAllRows(filters, listProducts);

export const useProduct = (id: number | null) =>
  useReadOf<number, Product>(id, (one) => ['product', one], readProduct);

export const useProductsById = (ids: readonly number[]) =>
  useRead<Product[]>(ids.length > 0 ? ['products', 'by', ids.join()] : null, () => productsById(ids));

const PAUSE = 200;

/** Finds products for the typed text, best match first; loads the word table only once somebody types. */
async function found(text: string, signal: AbortSignal): Promise<readonly Product[]> {
  const products = await searchProducts(text, { signal });
  const { bestFirst } = await import('@/lib/domain/product/closest');
  return bestFirst(text, products);
}

/** Searches products for the typed text; null while there is nothing to show yet. */
export const useProductSearch = (text: string): readonly Product[] | null =>
  useTypedSearch(text.trim(), found, { pause: PAUSE });

/** Returns a read of the current products, by id. */
export function useReadProducts() {
  const { background } = useApi();
  return useCallback((ids: readonly number[]) => background(() => productsById(ids)), [background]);
}

/** Returns a read of products with their household weights, by id. */
export function useReadPortions() {
  const { background } = useApi();
  return useCallback(
    (ids: readonly number[]) => background(() => productsWithPortions(ids), { isQuiet: true }),
    [background],
  );
}

/** Returns a one-off product search. */
export function useFindProducts() {
  const { background } = useApi();
  return useCallback((text: string) => background(() => searchProducts(text)), [background]);
}

/** Collections that may refer to a product: a merge replaces it there. */
const HOLDERS = [
  'dishes',
  'mealplans',
  'subscriptions',
  'shoplists',
  'stocks',
  'orders',
] as const satisfies readonly Collection[];

/** Returns calls that change products; each shows its own alerts and rethrows failures. */
export function useProductCalls() {
  const { write, read } = useApi();
  const call = useCallback(
    async <T>(key: ActionKey, act: () => Promise<T>, change: Partial<Change> = {}): Promise<T> => {
      const answer = await write(key, act);
      invalidate({ collection: 'products', ...change });
      return answer;
    },
    [write],
  );
  return {
    create: (input: NewProduct, idempotencyKey?: string) =>
      call('product.create', () => createProduct(input, idempotencyKey)),
    update: (id: number, input: Parameters<typeof updateProduct>[1]) =>
      call('product.update', () => updateProduct(id, input), { id }),
    remove: (id: number) => call('product.delete', () => deleteProduct(id), { id, isGone: true }),
    verify: (id: number, verified: boolean) =>
      call('product.verify', () => verifyProduct(id, verified), { id }),
    sell: (id: number, sold: boolean) => call('product.sell', () => sellProduct(id, sold), { id }),
    merge: async (id: number, into: number) => {
      const merged = await call('product.merge', () => mergeProduct(id, into), { id, isGone: true });
      invalidate({ collection: 'products', id: into });
      HOLDERS.forEach((collection) => invalidate({ collection }));
      return merged;
    },
    report: (id: number, why: string) => call('product.report', () => reportProduct(id, why), { id }),
    importRows: (rows: readonly CsvRow[]) => call('product.import', () => importProducts(rows)),
    all: () => read(allProducts),
  };
}
