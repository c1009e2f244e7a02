import { useTranslation } from 'next-i18next/pages';
import Link from 'next/link';
import { EmptyState } from '@/components/ui/EmptyState';
import { PagedList } from '@/components/ui/PagedList';
import { SkeletonRows } from '@/components/ui/Skeletons';
import { useDeeds } from '@/context/data/people';
import { useLanguage } from '@/context/LanguageContext';
import { placeOf, type Deed } from '@/lib/domain/access/people';
import { personName } from '@/lib/format/name';
import { formatDate } from '@/lib/format/time';
import css from './PeopleList.module.scss';

/** Who of the Admins did what when, the latest first. */
export function DeedList({ page }: { page: number }) {
  const { t } = useTranslation('people');
  const { remote, reload } = useDeeds(page);
  return (
    <PagedList
      of={remote}
      skeleton={<SkeletonRows count={6} />}
      onRetry={reload}
      hrefOf={(at) => `/users?part=trail&page=${at}`}
      nothing={<EmptyState title={t('trail.emptyTitle')} text={t('trail.emptyText')} />}
    >
      {(data) => (
        <ul className={css.list}>
          {data.map((deed) => (
            <DeedItem key={deed.id} deed={deed} />
          ))}
        </ul>
      )}
    </PagedList>
  );
}

function DeedItem({ deed }: { deed: Deed }) {
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
