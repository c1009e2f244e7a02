import { useTranslation } from 'next-i18next/pages';
import Link from 'next/link';
import { useRouter } from 'next/router';
import { PageTitle } from '@/components/layout/PageTitle';
import { DeedList } from './DeedList';
import { PeopleList } from './PeopleList';
import { ReportList } from './ReportList';

const PARTS = ['people', 'reports', 'trail'] as const;

/** The site's people, what they reported, and what Admins did; each part has its address. */
export function PeopleScreen() {
  const { t } = useTranslation('people');
  const { query, isReady } = useRouter();
  const part = PARTS.find((one) => one === query.part) ?? 'people';
  const page = Math.max(1, Math.floor(Number(query.page)) || 1);
  return (
    <>
      <PageTitle title={t('title')} lead={t('lead')}>
        <Link href="/products" className="btn btn-outline-secondary">
          {t('products')}
        </Link>
      </PageTitle>
      <nav aria-label={t('parts')} className="part-links">
        {PARTS.map((one) => (
          <Link
            key={one}
            href={one === 'people' ? '/users' : `/users?part=${one}`}
            aria-current={one === part ? 'page' : undefined}
          >
            {t(`part.${one}`)}
          </Link>
        ))}
      </nav>
      {isReady && part === 'people' && <PeopleList />}
      {isReady && part === 'reports' && <ReportList page={page} />}
      {isReady && part === 'trail' && <DeedList page={page} />}
    </>
  );
}
