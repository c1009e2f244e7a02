import { useTranslation } from 'next-i18next/pages';
import { EmptyState } from '@/components/ui/feedback/EmptyState';
import { BarSelect } from '@/components/ui/inputs/FilterFields';
import { SearchField } from '@/components/ui/inputs/SearchField';
import { TableOrList } from '@/components/ui/table/TableOrList';
import { PEOPLE_SORTS, usePeople, type PeopleFilters } from '@/context/people/people';
import { ROLES } from '@/lib/domain/access/rights';
import { addressOf, addressReader, type AddressQuery } from '@/lib/forms/address/values';
import { useAddressFilters } from '@/lib/hooks/useAddressFilters';
import { useWide } from '@/lib/hooks/useWide';
import css from './PeopleList.module.scss';
import { LazyPeopleTable } from './PeopleTable.lazy';
import { PersonItem } from './PersonItem';

/** Lists people, with a search by name or email and a filter by role, both kept in the URL. */
export function PeopleList() {
  const { t } = useTranslation(['people', 'common']);
  const { filters, change, hrefOf } = useAddressFilters<PeopleFilters>(read, write);
  const found = usePeople(filters);
  const isWide = useWide();
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
      <TableOrList
        read={found}
        isTable={isWide}
        hrefOf={hrefOf}
        nothing={<EmptyState title={t('emptyPeople')} picture="bird" />}
        table={(data, total) =>
          filters && (
            <LazyPeopleTable
              people={data}
              {...{ total, filters }}
              onSort={(sort) => change({ sort })}
              onChanged={found.reload}
            />
          )
        }
        list={(data, total) => (
          <>
            <p role="status" className="text-body-secondary">
              {t('count', { count: total })}
            </p>
            <ul className={css.list}>
              {data.map((person) => (
                <PersonItem key={person.id} person={person} onChanged={found.reload} />
              ))}
            </ul>
          </>
        )}
      />
    </>
  );
}

function read(query: AddressQuery): PeopleFilters {
  const given = addressReader(query);
  return {
    q: given.q(),
    role: given.oneOf('role', ROLES),
    sort: given.sort(PEOPLE_SORTS),
    page: given.page(),
  };
}

const write = ({ q, role, sort, page }: PeopleFilters) => addressOf({ q, role, sort, page });
