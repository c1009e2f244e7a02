import {
  dismissReport,
  hideReported,
  listAuditEntries,
  listPeople,
  listReports,
  setBlocked,
  setRole,
  AUDIT_SORTS,
  PEOPLE_SORTS,
  REPORT_SORTS,
  type AuditFilters,
  type PeopleFilters,
  type ReportFilters,
} from '@/lib/api/people/people';
import type { Many } from '@/lib/api/strapi';
import type { AuditEntry, PersonRow, Report } from '@/lib/domain/access/people';
import type { Role } from '@/lib/domain/access/rights';
import { invalidate } from '@/lib/remote/cache';
import type { Change } from '@/lib/remote/keys';
import { useApi, type ActionKey } from '@/context/ApiContext';
import { useReadOf } from '@/context/remote/read';
import { useAllRows } from '@/context/remote/rows';

export { AUDIT_SORTS, PEOPLE_SORTS, REPORT_SORTS };
export type { AuditFilters, PeopleFilters, ReportFilters };

export const usePeople = (filters: PeopleFilters | null) =>
  useReadOf<PeopleFilters, Many<PersonRow>>(
    filters,
    (given) => ['people', JSON.stringify(given)],
    (given) => listPeople(given),
  );
export const useReports = (filters: ReportFilters | null) =>
  useReadOf<ReportFilters, Many<Report>>(
    filters,
    (given) => ['reports', JSON.stringify(given)],
    (given) => listReports(given),
  );
export const useAuditEntries = (filters: AuditFilters | null) =>
  useReadOf<AuditFilters, Many<AuditEntry>>(
    filters,
    (given) => ['deeds', JSON.stringify(given)],
    (given) => listAuditEntries(given),
  );

/** Reads all people that match the filters. */
export const useAllPeople = (filters: PeopleFilters) => useAllRows(filters, listPeople);
export const useAllReports = (filters: ReportFilters) => useAllRows(filters, listReports);
export const useAllAuditEntries = (filters: AuditFilters) => useAllRows(filters, listAuditEntries);

/** Returns an Admin's calls on people and reports; the CMS records each in the audit log. */
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
