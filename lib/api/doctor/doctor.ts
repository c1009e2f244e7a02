import type { Examination, MedicalFile, Visit } from '@/lib/domain/doctor/types';
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
type Input = Readonly<Record<string, unknown>>;

const all = <T>(collection: MedicalKind, sort: string): Promise<T[]> =>
  findAll<T>(collection, { populate: 'deep,2', sort: [sort, 'id:desc'] });

/** Lists all of the caller's visits, latest first. */
export const allVisits = (): Promise<Visit[]> => all<Visit>('visits', 'startsAt:desc');
/** Reads the caller's first visit from `now` on; null if none is planned. */
export async function nextVisit(now: string): Promise<Visit | null> {
  const query = {
    fields: ['doctor', 'specialty', 'startsAt', 'place'],
    filters: { startsAt: { $gte: now } },
    sort: 'startsAt:asc',
    pagination: { pageSize: 1 },
  };
  return (await findMany<Visit>('visits', query)).data[0] ?? null;
}
/** Lists all of the caller's examinations, latest first. */
export const allExaminations = (): Promise<Examination[]> => all<Examination>('examinations', 'day:desc');

export const saveMedical = <T>(
  kind: MedicalKind,
  id: number | null,
  input: Input,
  key: string,
): Promise<T> => (id === null ? create<T>(kind, input, { idempotencyKey: key }) : update<T>(kind, id, input));
export const removeMedical = (kind: MedicalKind, id: number) => remove<unknown>(kind, id);

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
  const [sent] = await sendFiles<MedicalFile>(form, options);
  return present(sent, 'the uploaded file');
}

export const readMedicalFile = (id: number): Promise<Blob> => bytes(`files/${id}`);
