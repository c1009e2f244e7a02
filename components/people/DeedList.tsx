import { useTranslation } from 'next-i18next/pages';
import Link from 'next/link';
import { EmptyState } from '@/components/ui/feedback/EmptyState';
import { BarSelect } from '@/components/ui/inputs/FilterFields';
import { SearchField } from '@/components/ui/inputs/SearchField';
import { TableOrList } from '@/components/ui/table/TableOrList';
import { AUDIT_SORTS, useAuditEntries, type AuditFilters } from '@/context/people/people';
import { useLanguage } from '@/context/LanguageContext';
import { AUDIT_ACTIONS, placeOf, type AuditEntry } from '@/lib/domain/access/people';
import { addressOf, addressReader, type AddressQuery } from '@/lib/forms/address/values';
import { personName } from '@/lib/format/name';
import { formatDate } from '@/lib/format/time';
import { useAddressFilters } from '@/lib/hooks/useAddressFilters';
import { useWide } from '@/lib/hooks/useWide';
import css from './PeopleList.module.scss';
import { LazyAuditTable } from './AuditTable.lazy';

/** Lists the actions of the Admins, newest first. */
export function DeedList() {
  const { t } = useTranslation('people');
  const { filters, change, hrefOf } = useAddressFilters<AuditFilters>(read, write);
  const found = useAuditEntries(filters);
  const isWide = useWide();
  return (
    <>
      {isWide && (
        <div className={css.bar}>
          <SearchField value={filters?.q ?? ''} onChange={(q) => change({ q })} label={t('trail.search')} />
          <BarSelect
            label={t('table.deed')}
            none={t('trail.anyDeed')}
            value={filters?.deed}
            options={AUDIT_ACTIONS.map((value) => ({ value, label: t(`deed.${value}`) }))}
            onChange={(deed) => change({ deed })}
          />
        </div>
      )}
      <TableOrList
        read={found}
        isTable={isWide}
        hrefOf={hrefOf}
        nothing={<EmptyState title={t('trail.emptyTitle')} text={t('trail.emptyText')} />}
        table={(data, total) =>
          filters && (
            <LazyAuditTable deeds={data} {...{ total, filters }} onSort={(sort) => change({ sort })} />
          )
        }
        list={(data) => (
          <ul className={css.list}>
            {data.map((deed) => (
              <DeedItem key={deed.id} deed={deed} />
            ))}
          </ul>
        )}
      />
    </>
  );
}

function read(query: AddressQuery): AuditFilters {
  const given = addressReader(query);
  return {
    q: given.q(),
    deed: given.oneOf('deed', AUDIT_ACTIONS),
    sort: given.sort(AUDIT_SORTS),
    page: given.page(),
  };
}

const write = ({ q, deed, sort, page }: AuditFilters) => addressOf({ part: 'trail', q, deed, sort, page });

function DeedItem({ deed }: { deed: AuditEntry }) {
  const { t } = useTranslation('people');
  const { language } = useLanguage();
  const { action, collection, record, label, detail, by, createdAt } = deed;
  const place = record ? placeOf(collection, record) : undefined;
  const name = (collection === 'users' && label ? personName(label, language) : label) ?? '–';
  return (
    <li>
      <div className={css.who}>
        <strong>{t(`deed.${action}`)}</strong>
        <span>{place && label ? <Link href={place}>{name}</Link> : name}</span>
        {detail && <span>{detail}</span>}
        <small>
          {by ? personName(by.Name, language) : t('trail.nobody')} ·{' '}
          {formatDate(new Date(createdAt), language, 'instant')}
        </small>
      </div>
    </li>
  );
}
