import type { Intake } from '@/lib/domain/supplement/record';
import { create, findMany, remove, update } from './strapi';

const COLLECTION = 'intakes';
const ALL_AT_ONCE = 100;
const SUPPLEMENT = ['Name', 'unit', 'dailyDosage', 'priceTetri', 'quantity', 'timesToTake'] as const;

/** What the caller takes, of one supplement or of all. */
export async function listIntakes(supplement?: number): Promise<Intake[]> {
  const page = (number: number) =>
    findMany<Intake>(COLLECTION, {
      populate: { supplement: { fields: SUPPLEMENT } },
      filters: { supplement: supplement === undefined ? undefined : { id: { $eq: supplement } } },
      sort: 'id:asc',
      pagination: { page: number, pageSize: ALL_AT_ONCE },
    });
  const first = await page(1);
  const all = [...first.data];
  for (let number = 2; number <= first.pagination.pageCount; number += 1)
    all.push(...(await page(number)).data);
  return all;
}

export const createIntake = (input: unknown, idempotencyKey?: string): Promise<Intake> =>
  create<Intake>(COLLECTION, input, { idempotencyKey });
export const updateIntake = (id: number, input: unknown): Promise<Intake> =>
  update<Intake>(COLLECTION, id, input);
export const deleteIntake = (id: number) => remove<Intake>(COLLECTION, id);
