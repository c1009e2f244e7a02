import { useTranslation } from 'next-i18next/pages';
import { PageTitle } from '@/components/layout/PageTitle';
import { RoleGate } from '@/components/layout/RoleGate';
import { StorageView } from '@/components/storage/StorageView';
import { withNamespaces } from '@/lib/i18n/withNamespaces';
import storage from '@/locales/en/storage.json';

function StoragePage() {
  const { t } = useTranslation('storage');
  return (
    <RoleGate>
      <PageTitle title={t('title')} lead={t('lead')} />
      <StorageView />
    </RoleGate>
  );
}

export default withNamespaces(StoragePage, { storage });
