import { useCallback } from 'react';
import {
  allExaminations,
  allVisits,
  readMedicalFile,
  removeMedical,
  saveExamination,
  saveVisit,
  uploadMedical,
  type MedicalKind,
} from '@/lib/api/doctor/doctor';
import type { Examination, Visit } from '@/lib/domain/doctor/types';
import { invalidate } from '@/lib/remote/cache';
import { useApi, type ActionKey } from '@/context/ApiContext';
import { useAuth } from '@/context/AuthContext';
import { useRead } from '@/context/remote/read';

export type { MedicalKind };

export function useVisits() {
  const { person } = useAuth();
  return useRead<Visit[]>(person && ['visits'], allVisits);
}
export function useExaminations() {
  const { person } = useAuth();
  return useRead<Examination[]>(person && ['examinations'], allExaminations);
}

/** Returns calls that change medical records. */
export function useMedicalCalls() {
  const { write } = useApi();
  const call = async <T>(key: ActionKey, act: () => Promise<T>): Promise<T> => {
    const answer = await write(key, act);
    invalidate({ collection: 'medical' });
    return answer;
  };
  return {
    saveVisit: (...given: Parameters<typeof saveVisit>) => call('visits.save', () => saveVisit(...given)),
    saveExamination: (...given: Parameters<typeof saveExamination>) =>
      call('examinations.save', () => saveExamination(...given)),
    remove: (kind: MedicalKind, id: number) => call(`${kind}.remove`, () => removeMedical(kind, id)),
  };
}

export function useUploadMedical(kind: MedicalKind) {
  const { write } = useApi();
  return (file: File, onProgress: (share: number) => void) =>
    write('upload.file', () => uploadMedical(kind, file, { onProgress }));
}

/** Returns a read of a private file's bytes through the authorised call. */
export function useReadMedicalFile() {
  const { read } = useApi();
  return useCallback((id: number) => read(() => readMedicalFile(id)), [read]);
}
