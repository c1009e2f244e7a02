import { useTranslation } from 'next-i18next/pages';
import dynamic from 'next/dynamic';
import { PageTitle } from '@/components/layout/PageTitle';
import { RoleGate } from '@/components/layout/RoleGate';
import { SkeletonRows } from '@/components/ui/feedback/Skeletons';
import { withNamespaces } from '@/lib/i18n/withNamespaces';
import supplement from '@/locales/en/supplement.json';
import validation from '@/locales/en/validation.json';

const SupplementForm = dynamic(
  () => import('@/components/supplement/SupplementForm').then((module) => module.SupplementForm),
  { loading: () => <SkeletonRows /> },
);

function NewSupplementPage() {
  const { t } = useTranslation('supplement');
  return (
    <RoleGate>
      <PageTitle title={t('form.newTitle')} lead={t('form.lead')} />
      <SupplementForm />
    </RoleGate>
  );
}

export default withNamespaces(NewSupplementPage, { supplement, validation });
