import { ALL_AT_ONCE, everyPage, type Many } from '@/lib/api/strapi';
import { useApi } from '@/context/ApiContext';

/** Maximum number of rows in an exported table. */
const MOST = 2000;

/** Returns a read of all pages of a list, up to the limit, for exporting its table. */
export function useAllRows<Filters extends { readonly page: number }, T>(
  filters: Filters | null,
  list: (filters: Filters, pageSize: number) => Promise<Many<T>>,
) {
  const { read } = useApi();
  const all = (given: Filters): Promise<readonly T[]> =>
    everyPage((page) => list({ ...given, page }, ALL_AT_ONCE), MOST);
  return { most: MOST, read: () => read(async () => (filters ? all(filters) : [])) };
}

/** Counts the rows of each view with pages of one row. */
export async function countViews<View extends string>(
  views: readonly View[],
  list: (view: View, pageSize: number) => Promise<Many<unknown>>,
): Promise<ReadonlyMap<View, number>> {
  const counts = views.map(async (view) => [view, (await list(view, 1)).pagination.total] as const);
  return new Map(await Promise.all(counts));
}
