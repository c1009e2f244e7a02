import type { Deed, PersonRow, Report, Reported } from '@/lib/domain/access/people';
import type { Role } from '@/lib/domain/access/rights';
import { act, findMany, update, type Many } from './strapi';

const PAGE_SIZE = 25;

export interface PeopleFilters {
  readonly q: string;
  readonly role?: Role;
  readonly page: number;
}

export const listPeople = ({ q, role, page }: PeopleFilters): Promise<Many<PersonRow>> =>
  findMany<PersonRow>('users', {
    fields: ['Name', 'email', 'phone', 'Rolee', 'blocked', 'createdAt'],
    filters: { Rolee: role && { $eq: role } },
    _q: q.trim() || undefined,
    sort: 'Name:asc',
    pagination: { page, pageSize: PAGE_SIZE },
  });

export const setRole = (id: number, Rolee: Role) => act<PersonRow>('users', id, 'role', { Rolee });
export const setBlocked = (id: number, isBlocked: boolean) =>
  act<PersonRow>('users', id, isBlocked ? 'block' : 'unblock');

export const listReports = (page: number): Promise<Many<Report>> =>
  findMany<Report>('reports', {
    populate: 'deep,1',
    filters: { state: { $eq: 'open' } },
    sort: 'createdAt:asc',
    pagination: { page, pageSize: PAGE_SIZE },
  });
export const dismissReport = (id: number) => update<Report>('reports', id, { state: 'dismissed' });
export const hideReported = (collection: Reported, record: number) =>
  act<unknown>(collection, record, 'hide');

export const listDeeds = (page: number): Promise<Many<Deed>> =>
  findMany<Deed>('audits', {
    populate: 'deep,1',
    sort: 'createdAt:desc',
    pagination: { page, pageSize: PAGE_SIZE },
  });
