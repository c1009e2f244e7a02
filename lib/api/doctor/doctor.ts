import type { Read } from '@/lib/api/shown';
import type { ComingVisit, Examination, MedicalFile, Visit } from '@/lib/domain/doctor/types';
import type { ExaminationInput, VisitInput } from '@/lib/forms/doctor/values';
import {
  bytes,
  create,
  findAll,
  findMany,
  remove,
  sendFiles,
  update,
  type CallOptions,
} from '@/lib/api/strapi';
import { present } from '@/lib/domain/present';

export type MedicalKind = 'visits' | 'examinations';

/** Lists all of the caller's visits, latest first. */
export const allVisits = (): Promise<Visit[]> =>
  findAll('visits', { populate: 'deep,2', sort: ['startsAt:desc', 'id:desc'] });
/** Reads the caller's first visit from `now` on; null if none is planned. */
export async function nextVisit(now: string): Promise<ComingVisit | null> {
  const query = {
    fields: ['doctor', 'specialty', 'startsAt', 'place'] as const,
    filters: { startsAt: { $gte: now } },
    sort: 'startsAt:asc',
    pagination: { pageSize: 1 },
  } as const;
  return (await findMany('visits', query)).data[0] ?? null;
}
/** Lists all of the caller's examinations, latest first. */
export const allExaminations = (): Promise<Examination[]> =>
  findAll('examinations', { populate: 'deep,2', sort: ['day:desc', 'id:desc'] });

/** Record that is changed, as the form knew it; null for a new one. */
type Kept = { readonly id: number; readonly updatedAt?: string } | null;

export const saveVisit = (kept: Kept, input: VisitInput, idempotencyKey: string): Promise<Read<'visits'>> =>
  kept
    ? update('visits', kept.id, { ...input, updatedAt: kept.updatedAt })
    : create('visits', input, { idempotencyKey });

export const saveExamination = (
  kept: Kept,
  input: ExaminationInput,
  idempotencyKey: string,
): Promise<Read<'examinations'>> =>
  kept
    ? update('examinations', kept.id, { ...input, updatedAt: kept.updatedAt })
    : create('examinations', input, { idempotencyKey });
export const removeMedical = (kind: MedicalKind, id: number) => remove(kind, id);

/** Uploads a file as the caller's private one; the record then refers to it by id. */
export async function uploadMedical(
  kind: MedicalKind,
  file: File,
  options: CallOptions = {},
): Promise<MedicalFile> {
  const form = new FormData();
  form.append('ref', kind);
  form.append('field', 'files');
  form.append('files', file, file.name);
  const [sent] = await sendFiles(form, options);
  return present(sent, 'the uploaded file');
}

export const readMedicalFile = (id: number): Promise<Blob> => bytes(`files/${id}`);
