import { useCallback } from 'react';
import * as api from '@/lib/api/exercise/exercises';
import type { LibraryFilters } from '@/lib/api/records/library';
import type { Many } from '@/lib/api/strapi';
import type { Exercise } from '@/lib/domain/exercise/record';
import type { Image } from '@/lib/domain/image/pick';
import { invalidate } from '@/lib/remote/cache';
import type { Change } from '@/lib/remote/keys';
import { useApi, type ActionKey } from '@/context/ApiContext';
import { useAuth } from '@/context/AuthContext';
import { callWith, useQuietRead, useRead, useReadOf } from '@/context/remote/read';

export const useExercises = (filters: LibraryFilters | null) =>
  useReadOf<LibraryFilters, Many<Exercise>>(
    filters,
    (given) => ['exercises', JSON.stringify(given)],
    api.listExercises,
  );

/** Reads the tags to choose from, in the background, so the list does not wait for them. */
export function useExerciseTags(filters: LibraryFilters | null) {
  const key = filters && (['exercises', 'tags', filters.part, filters.language] as const);
  const { remote } = useQuietRead<string[]>(
    key,
    callWith(filters, (given) => api.listTags({ ...given, q: '', page: 1 })),
  );
  return remote.status === 'ready' ? remote.data : [];
}

export function useExercise(id: number) {
  const { person } = useAuth();
  return useRead<Exercise>(person && ['exercise', id], () => api.readExercise(id));
}

/**
 * Returns an exercise's first picture; undefined until known, null if it has none or the person may not open the
 * exercise.
 */
export function useExercisePicture(id: number): Image | null | undefined {
  const { person } = useAuth();
  const { remote } = useQuietRead<Exercise>(person && ['exercise', id], () => api.readExercise(id));
  if (remote.status === 'loading') return undefined;
  return (remote.status === 'ready' && remote.data.Images?.[0]) || null;
}

/** Returns calls that change exercises; each rethrows failures. */
export function useExerciseCalls() {
  const { write } = useApi();
  const call = useCallback(
    async <T>(key: ActionKey, act: () => Promise<T>, change: Partial<Change> = {}): Promise<T> => {
      const answer = await write(key, act);
      invalidate({ collection: 'exercises', ...change });
      return answer;
    },
    [write],
  );
  return {
    create: (input: Parameters<typeof api.createExercise>[0], key: string) =>
      call('exercise.create', () => api.createExercise(input, key)),
    update: (id: number, input: Parameters<typeof api.updateExercise>[1]) =>
      call('exercise.update', () => api.updateExercise(id, input), { id }),
    remove: (id: number) => call('exercise.delete', () => api.deleteExercise(id), { id, isGone: true }),
    report: (id: number, why: string) => call('exercise.report', () => api.reportExercise(id, why), { id }),
    hide: (id: number, hidden: boolean) =>
      call(hidden ? 'exercise.hide' : 'exercise.show', () => api.hideExercise(id, hidden), { id }),
  };
}
