import type { Versioned } from '@/lib/api/shown';
import type { ShelfSupplement } from '@/lib/domain/mealplan/record';
import type { Supplement } from '@/lib/domain/supplement/record';
import type { SupplementInput } from '@/lib/forms/supplement/values';
import { libraryQuery, type LibraryFilters } from '@/lib/api/records/library';
import { SUPPLEMENT_FIELDS, SHELF_SIZE } from '@/lib/api/mealplan/planDays';
import { act, create, findMany, findOne, remove, update, type Many } from '@/lib/api/strapi';

const COLLECTION = 'supplements';
const FIELDS = [
  'Name',
  'language',
  'dailyDosage',
  'unit',
  'priceTetri',
  'quantity',
  'timesToTake',
  'visibility',
  'hidden',
] as const;

/** Lists a page of supplements that match a typed word; without one, by name. */
export async function searchSupplements(q: string, page: number): Promise<ShelfSupplement[]> {
  const words = q.trim();
  const query = {
    fields: SUPPLEMENT_FIELDS,
    _q: words || undefined,
    sort: words ? undefined : 'Name:asc',
    pagination: { page, pageSize: SHELF_SIZE },
  } as const;
  return (await findMany(COLLECTION, query)).data;
}

export const listSupplements = (filters: LibraryFilters): Promise<Many<Supplement>> =>
  findMany(COLLECTION, { fields: FIELDS, ...libraryQuery(filters) });

export const readSupplement = (id: number): Promise<Supplement> => findOne(COLLECTION, id);
export const createSupplement = (input: SupplementInput, idempotencyKey?: string): Promise<Supplement> =>
  create(COLLECTION, input, { idempotencyKey });
export const updateSupplement = (id: number, input: SupplementInput & Versioned): Promise<Supplement> =>
  update(COLLECTION, id, input);
export const deleteSupplement = (id: number) => remove(COLLECTION, id);
export const reportSupplement = (id: number, why: string) => act(COLLECTION, id, 'report', { why });
export const hideSupplement = (id: number, hidden: boolean) => act(COLLECTION, id, 'hide', { hidden });
