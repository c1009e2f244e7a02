import { useCallback } from 'react';
import * as api from '@/lib/api/exercises';
import type { LibraryFilters } from '@/lib/api/library';
import type { Many } from '@/lib/api/strapi';
import type { Exercise } from '@/lib/domain/exercise/record';
import { remoteCache } from '@/lib/hooks/remoteCache';
import { useRemote } from '@/lib/hooks/useRemote';
import { useApi, type ActionKey } from '../ApiContext';
import { useAuth } from '../AuthContext';
import { useRead } from './read';

export const useExercises = (filters: LibraryFilters | null) =>
  useRead<Many<Exercise>>(filters && `exercises?${JSON.stringify(filters)}`, () =>
    api.listExercises(filters as LibraryFilters),
  );

/** The tags to choose from; they come beside the list, which does not wait for them. */
export function useExerciseTags(filters: LibraryFilters | null) {
  const { background } = useApi();
  const key = filters && `exercises/tags?${filters.part}${filters.language}${filters.person}`;
  const { remote } = useRemote<string[]>(key, () =>
    background(() => api.listTags({ ...(filters as LibraryFilters), q: '', page: 1 })),
  );
  return remote.status === 'ready' ? remote.data : [];
}

export function useExercise(id: number) {
  const { person } = useAuth();
  return useRead<Exercise>(person ? `exercise/${id}/${person.id}` : null, () => api.readExercise(id));
}

/** Calls that change exercises; what was read of them, their schedules and the calendar may then be old. */
export function useExerciseCalls() {
  const { write } = useApi();
  const call = useCallback(
    async <T>(key: ActionKey, act: () => Promise<T>): Promise<T> => {
      const answer = await write(key, act);
      ['exercise', 'shelf/exercises', 'schedules', 'calendar'].forEach((part) => remoteCache.forget(part));
      return answer;
    },
    [write],
  );
  return {
    create: (input: unknown, key: string) => call('exercise.create', () => api.createExercise(input, key)),
    update: (id: number, input: unknown) => call('exercise.update', () => api.updateExercise(id, input)),
    remove: (id: number) => call('exercise.delete', () => api.deleteExercise(id)),
    report: (id: number, why: string) => call('exercise.report', () => api.reportExercise(id, why)),
    hide: (id: number, hidden: boolean) =>
      call(hidden ? 'exercise.hide' : 'exercise.show', () => api.hideExercise(id, hidden)),
  };
}
