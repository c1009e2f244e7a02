import { useTranslation } from 'next-i18next/pages';
import { ImportScreen } from '@/components/import/ImportScreen';
import { PageTitle } from '@/components/layout/PageTitle';
import { RoleGate } from '@/components/layout/RoleGate';
import { withNamespaces } from '@/lib/i18n/withNamespaces';
import importTexts from '@/locales/en/import.json';

function ImportPage() {
  const { t } = useTranslation(['import', 'common']);
  return (
    <RoleGate>
      <PageTitle title={t('common:menu.import')} lead={t('lead')} />
      <ImportScreen />
    </RoleGate>
  );
}

export default withNamespaces(ImportPage, { import: importTexts });
