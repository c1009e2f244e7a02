import type { Shown, Versioned } from '@/lib/api/shown';
import type { Intake } from '@/lib/domain/supplement/record';
import type { IntakeInput } from '@/lib/forms/supplement/values';
import { create, findAll, remove, update } from '@/lib/api/strapi';

const COLLECTION = 'intakes';
const QUERY = {
  populate: {
    supplement: { fields: ['Name', 'unit', 'dailyDosage', 'priceTetri', 'quantity', 'timesToTake'] },
  },
} as const;

const toIntake = (record: Shown<'intakes', typeof QUERY>): Intake => ({
  id: record.id,
  Name: record.Name ?? null,
  supplement: record.supplement ?? null,
  dosage: record.dosage ?? 0,
  times: record.times ?? [],
  left: record.left ?? null,
  from: record.from ?? null,
  until: record.until ?? null,
  updatedAt: record.updatedAt ?? undefined,
});

/** Lists the caller's intakes, of one supplement or of all. */
export async function listIntakes(supplement?: number): Promise<Intake[]> {
  const found = await findAll(COLLECTION, {
    ...QUERY,
    filters: { supplement: supplement === undefined ? undefined : { id: { $eq: supplement } } },
    sort: 'id:asc',
  });
  return found.map(toIntake);
}

export const createIntake = async (
  input: IntakeInput & { readonly supplement: number },
  idempotencyKey?: string,
): Promise<Intake> => toIntake(await create(COLLECTION, input, { idempotencyKey }));
export const updateIntake = async (id: number, input: Partial<IntakeInput> & Versioned): Promise<Intake> =>
  toIntake(await update(COLLECTION, id, input));
export const deleteIntake = (id: number) => remove(COLLECTION, id);
