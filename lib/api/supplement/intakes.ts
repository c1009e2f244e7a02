import type { Nullable } from '@/lib/api/nullable';
import type { Versioned } from '@/lib/api/shown';
import type { Intake } from '@/lib/domain/supplement/record';
import type { IntakeInput } from '@/lib/forms/supplement/values';
import { create, findAll, remove, update } from '@/lib/api/strapi';

type IntakeRecord = Nullable<Intake> & Pick<Intake, 'id'>;

const COLLECTION = 'intakes';
const SUPPLEMENT = ['Name', 'unit', 'dailyDosage', 'priceTetri', 'quantity', 'timesToTake'] as const;

const toIntake = (record: IntakeRecord): Intake => ({
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
    populate: { supplement: { fields: SUPPLEMENT } },
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
