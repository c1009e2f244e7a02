import { useTranslation } from 'next-i18next/pages';
import { useRouter } from 'next/router';
import { PageTitle } from '@/components/layout/PageTitle';
import { LinkButton } from '@/components/ui/inputs/LinkButton';
import { Tab, Tabs } from '@/components/ui/inputs/Tabs';
import { LazyDeedList } from './DeedList.lazy';
import { PeopleList } from './PeopleList';
import { LazyReportList } from './ReportList.lazy';

const PARTS = ['people', 'reports', 'trail'] as const;

/** Admin's page in tabs, each with its own URL: people, their reports, and the Admins' actions. */
export function PeopleScreen() {
  const { t } = useTranslation('people');
  const { query, isReady } = useRouter();
  const part = PARTS.find((one) => one === query.part) ?? 'people';
  return (
    <>
      <PageTitle title={t('title')} lead={t('lead')}>
        <LinkButton href="/products">{t('products')}</LinkButton>
      </PageTitle>
      <Tabs label={t('parts')}>
        {PARTS.map((one) => (
          <Tab key={one} href={one === 'people' ? '/users' : `/users?part=${one}`} isCurrent={one === part}>
            {t(`part.${one}`)}
          </Tab>
        ))}
      </Tabs>
      {isReady && part === 'people' && <PeopleList />}
      {isReady && part === 'reports' && <LazyReportList />}
      {isReady && part === 'trail' && <LazyDeedList />}
    </>
  );
}
