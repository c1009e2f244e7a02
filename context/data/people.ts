import {
  dismissReport,
  hideReported,
  listDeeds,
  listPeople,
  listReports,
  setBlocked,
  setRole,
  type PeopleFilters,
} from '@/lib/api/people';
import type { Many } from '@/lib/api/strapi';
import type { Deed, PersonRow, Report } from '@/lib/domain/access/people';
import type { Role } from '@/lib/domain/access/rights';
import { invalidate } from '@/lib/remote/cache';
import type { Change } from '@/lib/remote/keys';
import { useApi, type ActionKey } from '../ApiContext';
import { useRead } from './read';

export type { PeopleFilters };

export const usePeople = (filters: PeopleFilters | null) =>
  useRead<Many<PersonRow>>(filters && ['people', JSON.stringify(filters)], () =>
    listPeople(filters as PeopleFilters),
  );
export const useReports = (page: number) => useRead<Many<Report>>(['reports', page], () => listReports(page));
export const useDeeds = (page: number) => useRead<Many<Deed>>(['deeds', page], () => listDeeds(page));

/** What an Admin does to people and to what they reported; each stands on the trail afterwards. */
export function usePeopleCalls() {
  const { write } = useApi();
  const call = async <T>(
    key: ActionKey,
    act: () => Promise<T>,
    ...changes: readonly Change[]
  ): Promise<T> => {
    const answer = await write(key, act);
    for (const change of [...changes, { collection: 'audits' } as const]) invalidate(change);
    return answer;
  };
  const person = (id: number): Change => ({ collection: 'users', id });
  const reports: Change = { collection: 'reports' };
  return {
    setRole: (id: number, role: Role) => call('people.role', () => setRole(id, role), person(id)),
    block: (id: number) => call('people.block', () => setBlocked(id, true), person(id)),
    unblock: (id: number) => call('people.unblock', () => setBlocked(id, false), person(id)),
    dismiss: (id: number) => call('people.dismiss', () => dismissReport(id), reports),
    hide: ({ collection, record }: Report) =>
      call('people.hide', () => hideReported(collection, record), { collection, id: record }, reports),
  };
}
