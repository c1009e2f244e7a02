import { useTranslation } from 'next-i18next/pages';
import { useEffect } from 'react';
import { DataPanel } from '@/components/account/DataPanel';
import { PageTitle } from '@/components/layout/PageTitle';
import { RoleGate } from '@/components/layout/RoleGate';
import { LazyFeedSettings } from '@/components/mealplan/following/FeedSettings.lazy';
import { LazyBrowserPanel } from '@/components/settings/BrowserPanel.lazy';
import { LazyRemindersPanel } from '@/components/settings/reminders/RemindersPanel.lazy';
import { LazySettingsView, loadSettingsView } from '@/components/settings/SettingsView.lazy';
import { LazyStaplesPanel } from '@/components/shoplist/add/StaplesPanel.lazy';
import { RemoteView } from '@/components/ui/feedback/RemoteView';
import { SkeletonRows } from '@/components/ui/feedback/Skeletons';
import { WhenNear } from '@/components/ui/WhenNear';
import { useMe } from '@/context/account/users';
import { DEFAULT_TIME_ZONE } from '@/lib/format/moment';
import { withNamespaces } from '@/lib/i18n/withNamespaces';
import account from '@/locales/en/account.json';
import validation from '@/locales/en/validation.json';

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
  useEffect(() => void loadSettingsView().catch(() => undefined), []);
  const { remote, reload, mutate } = useMe();
  return (
    <RemoteView of={remote} skeleton={<SkeletonRows count={8} />} onRetry={reload}>
      {(me) => (
        <LazySettingsView
          me={me}
          onSaved={mutate}
          calendar={<LazyFeedSettings />}
          reminders={
            <WhenNear>
              <LazyRemindersPanel timeZone={me.timeZone ?? DEFAULT_TIME_ZONE} />
            </WhenNear>
          }
          staples={
            <WhenNear>
              <LazyStaplesPanel />
            </WhenNear>
          }
          browser={
            <WhenNear>
              <LazyBrowserPanel />
            </WhenNear>
          }
          data={<DataPanel />}
        />
      )}
    </RemoteView>
  );
}

export default withNamespaces(SettingsPage, { account, validation });
