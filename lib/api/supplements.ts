import type { ShelfSupplement } from '@/lib/domain/mealplan/record';
import { SUPPLEMENT_FIELDS } from './planDays';
import { findMany, type CallOptions } from './strapi';

const SHELF_SIZE = 24;

/** Supplements that a typed word may mean; without one, the first by name. */
export async function searchSupplements(q: string, options?: CallOptions): Promise<ShelfSupplement[]> {
  const words = q.trim();
  const query = {
    fields: SUPPLEMENT_FIELDS,
    _q: words || undefined,
    sort: words ? undefined : 'Name:asc',
    pagination: { pageSize: SHELF_SIZE },
  };
  return (await findMany<ShelfSupplement>('supplements', query, options)).data;
}
