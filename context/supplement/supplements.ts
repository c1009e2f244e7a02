import { useCallback } from 'react';
import * as intakes from '@/lib/api/supplement/intakes';
import type { LibraryFilters } from '@/lib/api/records/library';
import type { Many } from '@/lib/api/strapi';
import * as api from '@/lib/api/supplement/supplements';
import type { Intake, Supplement } from '@/lib/domain/supplement/record';
import { invalidate } from '@/lib/remote/cache';
import type { Change } from '@/lib/remote/keys';
import { useApi, type ActionKey } from '@/context/ApiContext';
import { useAuth } from '@/context/AuthContext';
import { useRead, useReadOf } from '@/context/remote/read';

export const useSupplements = (filters: LibraryFilters | null) =>
  useReadOf<LibraryFilters, Many<Supplement>>(
    filters,
    (given) => ['supplements', JSON.stringify(given)],
    api.listSupplements,
  );

export function useSupplement(id: number) {
  const { person } = useAuth();
  return useRead<Supplement>(person && ['supplement', id], () => api.readSupplement(id));
}

/** Reads the person's intakes, of one supplement or of all. */
export function useIntakes(supplement?: number) {
  const { person } = useAuth();
  return useRead<Intake[]>(person && ['intakes', supplement], () => intakes.listIntakes(supplement));
}

const INTAKES = { collection: 'intakes' } as const;

/** Returns calls that change supplements and their intakes; each rethrows failures. */
export function useSupplementCalls() {
  const { write } = useApi();
  const call = useCallback(
    async <T>(key: ActionKey, act: () => Promise<T>, change: Partial<Change> = {}): Promise<T> => {
      const answer = await write(key, act);
      invalidate({ collection: 'supplements', ...change });
      return answer;
    },
    [write],
  );
  return {
    create: (input: Parameters<typeof api.createSupplement>[0], key: string) =>
      call('supplement.create', () => api.createSupplement(input, key)),
    update: (id: number, input: Parameters<typeof api.updateSupplement>[1]) =>
      call('supplement.update', () => api.updateSupplement(id, input), { id }),
    remove: (id: number) => call('supplement.delete', () => api.deleteSupplement(id), { id, isGone: true }),
    report: (id: number, why: string) =>
      call('supplement.report', () => api.reportSupplement(id, why), { id }),
    hide: (id: number, hidden: boolean) =>
      call(hidden ? 'supplement.hide' : 'supplement.show', () => api.hideSupplement(id, hidden), { id }),
    take: (input: Parameters<typeof intakes.createIntake>[0], key: string) =>
      call('intake.create', () => intakes.createIntake(input, key), INTAKES),
    setIntake: (id: number, input: Parameters<typeof intakes.updateIntake>[1]) =>
      call('intake.update', () => intakes.updateIntake(id, input), INTAKES),
    endIntake: (id: number) => call('intake.delete', () => intakes.deleteIntake(id)),
  };
}
