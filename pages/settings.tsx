import { useTranslation } from 'next-i18next/pages';
import dynamic from 'next/dynamic';
import { DataPanel } from '@/components/account/DataPanel';
import { PageTitle } from '@/components/layout/PageTitle';
import { RoleGate } from '@/components/layout/RoleGate';
import { SettingsView } from '@/components/settings/SettingsView';
import { RemoteView } from '@/components/ui/feedback/RemoteView';
import { SkeletonRows } from '@/components/ui/feedback/Skeletons';
import { WhenNear } from '@/components/ui/WhenNear';
import { useMe } from '@/context/account/users';
import { DEFAULT_TIME_ZONE } from '@/lib/format/moment';
import { withNamespaces } from '@/lib/i18n/withNamespaces';
import account from '@/locales/en/account.json';
import validation from '@/locales/en/validation.json';

const FeedSettings = dynamic(
  () => import('@/components/mealplan/following/FeedSettings').then((module) => module.FeedSettings),
  { ssr: false, loading: () => <SkeletonRows count={2} /> },
);

const RemindersPanel = dynamic(
  () => import('@/components/settings/reminders/RemindersPanel').then((module) => module.RemindersPanel),
  { ssr: false, loading: () => <SkeletonRows count={2} /> },
);

const StaplesPanel = dynamic(
  () => import('@/components/shoplist/add/StaplesPanel').then((module) => module.StaplesPanel),
  { ssr: false, loading: () => <SkeletonRows count={2} /> },
);

const BrowserPanel = dynamic(
  () => import('@/components/settings/BrowserPanel').then((module) => module.BrowserPanel),
  { ssr: false, loading: () => <SkeletonRows count={4} /> },
);

function SettingsPage() {
  const { t } = useTranslation('account');
  return (
    <RoleGate>
      <PageTitle title={t('settings.title')} lead={t('settings.lead')} />
      <Settings />
    </RoleGate>
  );
}

function Settings() {
  const { remote, reload, mutate } = useMe();
  return (
    <RemoteView of={remote} skeleton={<SkeletonRows count={8} />} onRetry={reload}>
      {(me) => (
        <SettingsView
          me={me}
          onSaved={mutate}
          calendar={<FeedSettings />}
          reminders={
            <WhenNear>
              <RemindersPanel timeZone={me.timeZone ?? DEFAULT_TIME_ZONE} />
            </WhenNear>
          }
          staples={
            <WhenNear>
              <StaplesPanel />
            </WhenNear>
          }
          browser={
            <WhenNear>
              <BrowserPanel />
            </WhenNear>
          }
          data={<DataPanel />}
        />
      )}
    </RemoteView>
  );
}

export default withNamespaces(SettingsPage, { account, validation });
