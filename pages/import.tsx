import { useTranslation } from 'next-i18next/pages';
import { useRouter } from 'next/router';
import { ImportScreen } from '@/components/import/ImportScreen';
import { PageTitle } from '@/components/layout/PageTitle';
import { RoleGate } from '@/components/layout/RoleGate';
import { withNamespaces } from '@/lib/i18n/withNamespaces';
import importTexts from '@/locales/en/import.json';

function ImportPage() {
  const { t } = useTranslation(['import', 'common']);
  const { query } = useRouter();
  return (
    <RoleGate>
      <PageTitle title={t('common:menu.import')} lead={query.id ? undefined : t('lead')} />
      <ImportScreen />
    </RoleGate>
  );
}

export default withNamespaces(ImportPage, { import: importTexts });
