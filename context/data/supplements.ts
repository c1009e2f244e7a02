import { useCallback } from 'react';
import * as intakes from '@/lib/api/intakes';
import type { LibraryFilters } from '@/lib/api/library';
import type { Many } from '@/lib/api/strapi';
import * as api from '@/lib/api/supplements';
import type { Intake, Supplement } from '@/lib/domain/supplement/record';
import { remoteCache } from '@/lib/hooks/remoteCache';
import { useApi, type ActionKey } from '../ApiContext';
import { useAuth } from '../AuthContext';
import { useRead } from './read';

export const useSupplements = (filters: LibraryFilters | null) =>
  useRead<Many<Supplement>>(filters && `supplements?${JSON.stringify(filters)}`, () =>
    api.listSupplements(filters as LibraryFilters),
  );

export function useSupplement(id: number) {
  const { person } = useAuth();
  return useRead<Supplement>(person ? `supplement/${id}/${person.id}` : null, () => api.readSupplement(id));
}

/** What I take, of one supplement or of all. */
export function useIntakes(supplement?: number) {
  const { person } = useAuth();
  return useRead<Intake[]>(person && `intakes/${person.id}/${supplement ?? 'all'}`, () =>
    intakes.listIntakes(supplement),
  );
}

/** Calls that change supplements and what I take of them; what was read of either may then be old. */
export function useSupplementCalls() {
  const { write } = useApi();
  const call = useCallback(
    async <T>(key: ActionKey, act: () => Promise<T>): Promise<T> => {
      const answer = await write(key, act);
      ['supplement', 'shelf/supplements', 'intakes', 'calendar'].forEach((part) => remoteCache.forget(part));
      return answer;
    },
    [write],
  );
  return {
    create: (input: unknown, key: string) =>
      call('supplement.create', () => api.createSupplement(input, key)),
    update: (id: number, input: unknown) => call('supplement.update', () => api.updateSupplement(id, input)),
    remove: (id: number) => call('supplement.delete', () => api.deleteSupplement(id)),
    report: (id: number, why: string) => call('supplement.report', () => api.reportSupplement(id, why)),
    hide: (id: number, hidden: boolean) =>
      call(hidden ? 'supplement.hide' : 'supplement.show', () => api.hideSupplement(id, hidden)),
    take: (input: unknown, key: string) => call('intake.create', () => intakes.createIntake(input, key)),
    setIntake: (id: number, input: unknown) => call('intake.update', () => intakes.updateIntake(id, input)),
    endIntake: (id: number) => call('intake.delete', () => intakes.deleteIntake(id)),
  };
}
