import { useTranslation } from 'next-i18next/pages';
import dynamic from 'next/dynamic';
import { useRouter } from 'next/router';
import { PageTitle } from '@/components/layout/PageTitle';
import { SkeletonRows } from '@/components/ui/feedback/Skeletons';
import { LinkButton } from '@/components/ui/inputs/LinkButton';
import { Tab, Tabs } from '@/components/ui/inputs/Tabs';
import { PeopleList } from './PeopleList';

const loading = () => <SkeletonRows count={6} />;
const ReportList = dynamic(() => import('./ReportList').then((module) => module.ReportList), {
  ssr: false,
  loading,
});
const DeedList = dynamic(() => import('./DeedList').then((module) => module.DeedList), {
  ssr: false,
  loading,
});
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
      {isReady && part === 'reports' && <ReportList />}
      {isReady && part === 'trail' && <DeedList />}
    </>
  );
}
