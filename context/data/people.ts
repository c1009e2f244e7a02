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
import { remoteCache } from '@/lib/hooks/remoteCache';
import { useApi } from '../ApiContext';
import { useRead } from './read';

export type { PeopleFilters };

export const usePeople = (filters: PeopleFilters | null) =>
  useRead<Many<PersonRow>>(filters && `people?${JSON.stringify(filters)}`, () =>
    listPeople(filters as PeopleFilters),
  );
export const useReports = (page: number) => useRead<Many<Report>>(`reports?${page}`, () => listReports(page));
export const useDeeds = (page: number) => useRead<Many<Deed>>(`audits?${page}`, () => listDeeds(page));

/** What an Admin does to people and to what they reported; each stands on the trail afterwards. */
export function usePeopleCalls() {
  const { write } = useApi();
  return {
    setRole: (id: number, role: Role) => write('people.role', () => setRole(id, role)),
    block: (id: number) => write('people.block', () => setBlocked(id, true)),
    unblock: (id: number) => write('people.unblock', () => setBlocked(id, false)),
    dismiss: (id: number) => write('people.dismiss', () => dismissReport(id)),
    hide: async ({ collection, record }: Report) => {
      await write('people.hide', () => hideReported(collection, record));
      ['dish', 'mealplan', 'exercise', 'supplement'].forEach((part) => remoteCache.forget(part));
    },
  };
}
