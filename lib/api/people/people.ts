import {
  canHide,
  type AuditAction,
  type AuditEntry,
  type PersonRow,
  type Report,
  type Reported,
} from '@/lib/domain/access/people';
import type { Role } from '@/lib/domain/access/rights';
import type { Sort } from '@/lib/forms/address/values';
import { sortOf } from '@/lib/api/query';
import { act, findMany, update, type Many } from '@/lib/api/strapi';

const PAGE_SIZE = 25;

export const PEOPLE_SORTS = ['Name', 'email', 'phone', 'Rolee', 'blocked', 'createdAt'] as const;
export interface PeopleFilters {
  readonly q: string;
  readonly role?: Role;
  readonly sort?: Sort<(typeof PEOPLE_SORTS)[number]>;
  readonly page: number;
}

export const listPeople = (
  { q, role, sort = 'Name', page }: PeopleFilters,
  pageSize = PAGE_SIZE,
): Promise<Many<PersonRow>> =>
  findMany('users', {
    fields: ['Name', 'email', 'phone', 'Rolee', 'blocked', 'createdAt'],
    filters: { Rolee: role && { $eq: role } },
    _q: q.trim() || undefined,
    sort: sortOf(sort),
    pagination: { page, pageSize },
  });

export const setRole = (id: number, Rolee: Role) => act('users', id, 'role', { Rolee });
export const setBlocked = (id: number, isBlocked: boolean) =>
  act('users', id, isBlocked ? 'block' : 'unblock');

export const REPORT_SORTS = ['collection', 'by', 'createdAt'] as const;
export interface ReportFilters {
  readonly kind?: Reported;
  readonly sort?: Sort<(typeof REPORT_SORTS)[number]>;
  readonly page: number;
}

/** Lists the open reports, oldest first by default. */
export const listReports = (
  { kind, sort = 'createdAt', page }: ReportFilters,
  pageSize = PAGE_SIZE,
): Promise<Many<Report>> =>
  findMany('reports', {
    populate: 'deep,1',
    filters: { state: { $eq: 'open' }, collection: kind && { $eq: kind } },
    sort: sortOf(sort),
    pagination: { page, pageSize },
  });
export const dismissReport = (id: number) => update('reports', id, { state: 'dismissed' });
export const hideReported = async (collection: Reported, record: number): Promise<void> => {
  if (canHide(collection)) await act(collection, record, 'hide', {});
};

export const AUDIT_SORTS = ['action', 'label', 'by', 'createdAt'] as const;
export interface AuditFilters {
  readonly q: string;
  readonly deed?: AuditAction;
  readonly sort?: Sort<(typeof AUDIT_SORTS)[number]>;
  readonly page: number;
}

/** Lists the audit log, latest first by default. */
export const listAuditEntries = (
  { q = '', deed, sort = '-createdAt', page }: AuditFilters,
  pageSize = PAGE_SIZE,
): Promise<Many<AuditEntry>> =>
  findMany('audits', {
    populate: 'deep,1',
    filters: { action: deed && { $eq: deed } },
    _q: q.trim() || undefined,
    sort: sortOf(sort),
    pagination: { page, pageSize },
  });
