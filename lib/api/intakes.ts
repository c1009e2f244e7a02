import type { Intake } from '@/lib/domain/supplement/record';
import { create, findAll, remove, update } from './strapi';

const COLLECTION = 'intakes';
const SUPPLEMENT = ['Name', 'unit', 'dailyDosage', 'priceTetri', 'quantity', 'timesToTake'] as const;

/** What the caller takes, of one supplement or of all. */
export const listIntakes = (supplement?: number): Promise<Intake[]> =>
  findAll<Intake>(COLLECTION, {
    populate: { supplement: { fields: SUPPLEMENT } },
    filters: { supplement: supplement === undefined ? undefined : { id: { $eq: supplement } } },
    sort: 'id:asc',
  });

export const createIntake = (input: unknown, idempotencyKey?: string): Promise<Intake> =>
  create<Intake>(COLLECTION, input, { idempotencyKey });
export const updateIntake = (id: number, input: unknown): Promise<Intake> =>
  update<Intake>(COLLECTION, id, input);
export const deleteIntake = (id: number) => remove<Intake>(COLLECTION, id);
