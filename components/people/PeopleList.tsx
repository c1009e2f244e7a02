import { useTranslation } from 'next-i18next/pages';
import { EmptyState } from '@/components/ui/EmptyState';
import { BarSelect } from '@/components/ui/FilterFields';
import { PagedList } from '@/components/ui/PagedList';
import { SearchField } from '@/components/ui/SearchField';
import { SkeletonRows } from '@/components/ui/Skeletons';
import { usePeople, type PeopleFilters } from '@/context/data/people';
import { ROLES } from '@/lib/domain/access/rights';
import { addressOf, addressReader, type AddressQuery } from '@/lib/forms/address';
import { useAddressFilters } from '@/lib/hooks/useAddressFilters';
import css from './PeopleList.module.scss';
import { PersonItem } from './PersonItem';

/** People by name or email and by role; it stands in the address. */
export function PeopleList() {
  const { t } = useTranslation(['people', 'common']);
  const { filters, change, hrefOf } = useAddressFilters<PeopleFilters>(read, write);
  const { remote, reload } = usePeople(filters);
  return (
    <>
      <div className={css.bar}>
        <SearchField value={filters?.q ?? ''} onChange={(q) => change({ q })} label={t('search')} />
        <BarSelect
          label={t('role')}
          none={t('allRoles')}
          value={filters?.role}
          options={ROLES.map((value) => ({ value, label: t(`common:role.${value}`) }))}
          onChange={(role) => change({ role })}
        />
      </div>
      <PagedList
        of={remote}
        skeleton={<SkeletonRows count={6} />}
        onRetry={reload}
        hrefOf={(page) => hrefOf({ page })}
        nothing={<EmptyState title={t('emptyPeople')} picture="bird" />}
      >
        {(data, total) => (
          <>
            <p role="status" className="text-body-secondary">
              {t('count', { count: total })}
            </p>
            <ul className={css.list}>
              {data.map((person) => (
                <PersonItem key={person.id} person={person} onChanged={reload} />
              ))}
            </ul>
          </>
        )}
      </PagedList>
    </>
  );
}

function read(query: AddressQuery): PeopleFilters {
  const given = addressReader(query);
  return { q: given.q(), role: given.oneOf('role', ROLES), page: given.page() };
}

const write = ({ q, role, page }: PeopleFilters) => addressOf({ q, role, page });
