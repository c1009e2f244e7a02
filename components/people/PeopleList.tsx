import { useTranslation } from 'next-i18next/pages';
import { useRouter } from 'next/router';
import { EmptyState } from '@/components/ui/EmptyState';
import { Pagination } from '@/components/ui/Pagination';
import { RemoteView } from '@/components/ui/RemoteView';
import { SearchField } from '@/components/ui/SearchField';
import { SkeletonRows } from '@/components/ui/Skeletons';
import { usePeople, type PeopleFilters } from '@/context/data/people';
import { ROLES, type Role } from '@/lib/domain/access/rights';
import css from '@/components/people/PeopleList.module.scss';
import { PersonItem } from './PersonItem';

/** People by name or email and by role; it stands in the address. */
export function PeopleList() {
  const { t } = useTranslation(['people', 'common']);
  const { query, pathname, replace } = useRouter();
  const filters: PeopleFilters = {
    q: String(query.q ?? '').slice(0, 150),
    role: ROLES.find((role) => role === query.role),
    page: Math.max(1, Math.floor(Number(query.page)) || 1),
  };
  const { remote, reload } = usePeople(filters);
  const written = ({ q, role, page }: PeopleFilters) => ({
    ...(q && { q }),
    ...(role && { role }),
    ...(page > 1 && { page: String(page) }),
  });
  const change = (part: Partial<PeopleFilters>) =>
    replace({ pathname, query: written({ ...filters, page: 1, ...part }) }, undefined, {
      shallow: true,
      scroll: false,
    });
  const hrefOf = (page: number) => `/users?${new URLSearchParams(written({ ...filters, page }))}`;
  return (
    <>
      <div className={css.bar}>
        <SearchField value={filters.q} onChange={(q) => change({ q })} label={t('search')} />
        <label>
          <span className="visually-hidden">{t('role')}</span>
          <select
            className="form-select"
            value={filters.role ?? ''}
            onChange={({ target }) => change({ role: (target.value || undefined) as Role | undefined })}
          >
            <option value="">{t('allRoles')}</option>
            {ROLES.map((role) => (
              <option key={role} value={role}>
                {t(`common:role.${role}`)}
              </option>
            ))}
          </select>
        </label>
      </div>
      <RemoteView of={remote} skeleton={<SkeletonRows count={6} />} onRetry={reload}>
        {({ data, pagination }) =>
          data.length === 0 ? (
            <EmptyState title={t('emptyPeople')} picture="bird" />
          ) : (
            <>
              <p role="status" className="text-body-secondary">
                {t('count', { count: pagination.total })}
              </p>
              <ul className={css.list}>
                {data.map((person) => (
                  <PersonItem key={person.id} person={person} onChanged={reload} />
                ))}
              </ul>
              <Pagination page={pagination.page} pageCount={pagination.pageCount} hrefOf={hrefOf} />
            </>
          )
        }
      </RemoteView>
    </>
  );
}
