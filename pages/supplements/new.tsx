import { useTranslation } from 'next-i18next/pages';
import { PageTitle } from '@/components/layout/PageTitle';
import { RoleGate } from '@/components/layout/RoleGate';
import { LazySupplementForm } from '@/components/supplement/SupplementForm.lazy';
import { withNamespaces } from '@/lib/i18n/withNamespaces';
import supplement from '@/locales/en/supplement.json';
import validation from '@/locales/en/validation.json';

function NewSupplementPage() {
  const { t } = useTranslation('supplement');
  return (
    <RoleGate>
      <PageTitle title={t('form.newTitle')} lead={t('form.lead')} />
      <LazySupplementForm />
    </RoleGate>
  );
}

export default withNamespaces(NewSupplementPage, { supplement, validation });
