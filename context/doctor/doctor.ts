import { useCallback } from 'react';
import {
  allExaminations,
  allVisits,
  readMedicalFile,
  removeMedical,
  saveMedical,
  uploadMedical,
  type MedicalKind,
} from '@/lib/api/doctor/doctor';
import type { Examination, Visit } from '@/lib/domain/doctor/types';
import { invalidate } from '@/lib/remote/cache';
import { useApi } from '@/context/ApiContext';
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
export function useMedicalCalls<K extends MedicalKind>(kind: K) {
  const { write } = useApi();
  return {
    save: async (id: number | null, input: Readonly<Record<string, unknown>>, key: string) => {
      const kept = await write(`${kind}.save`, () => saveMedical(kind, id, input, key));
      invalidate({ collection: 'medical' });
      return kept;
    },
    remove: async (id: number) => {
      await write(`${kind}.remove`, () => removeMedical(kind, id));
      invalidate({ collection: 'medical' });
    },
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
