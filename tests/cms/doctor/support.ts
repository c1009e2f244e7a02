import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { at } from '@/tests/support/at';
import { api, stack, type ApiRecord } from '../support/api';
import { uploadedFiles, upload } from '../support/pictures';
import { made } from '../support/records';

type Given = Record<string, unknown>;
type By = { token: string };

export const visitBody = (given: Given = {}): Given => ({
  doctor: 'Dr Tamar Gogia',
  specialty: 'Cardiologist',
  startsAt: '2026-11-25T09:30:00.000Z',
  place: 'Clinic on Chavchavadze 5',
  ...given,
});
export const result = (given: Given = {}): Given => ({
  parameter: 'Haemoglobin',
  value: 132.5,
  unit: 'g/L',
  low: 120,
  high: 160,
  ...given,
});
export const examinationBody = (given: Given = {}): Given => ({
  Name: 'Blood count',
  day: '2026-11-20',
  results: [result()],
  ...given,
});

export const makeVisit = async (by: By, given: Given = {}): Promise<ApiRecord> =>
  made(await api(by).post('visits', visitBody(given)));
export const makeExamination = async (by: By, given: Given = {}): Promise<ApiRecord> =>
  made(await api(by).post('examinations', examinationBody(given)));

export const PDF = Buffer.from('%PDF-1.4\n1 0 obj << /Type /Catalog >> endobj\ntrailer << >>\n%%EOF\n');

/** Uploads a PDF to a record; returns the file as the answer shows it. */
export async function attached(
  by: By,
  ref: 'visits' | 'examinations',
  record: ApiRecord,
  bytes = PDF,
): Promise<ApiRecord> {
  const parts = [{ bytes, name: 'ECG of November.pdf', type: 'application/pdf' }];
  return at(uploadedFiles(await upload(by, parts, { ref, refId: String(record.id), field: 'files' })), 0);
}

const folder = () => path.join(stack().dataDir, 'private');
export const privateOnDisk = (): string[] => (existsSync(folder()) ? readdirSync(folder()).toSorted() : []);
