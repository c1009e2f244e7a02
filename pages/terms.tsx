import { useTranslation } from 'next-i18next/pages';
import { LegalText } from '@/components/layout/LegalText';
import { withNamespaces } from '@/lib/i18n/withNamespaces';
import legal from '@/locales/en/legal.json';

function TermsPage() {
  const { t } = useTranslation('legal');
  return <LegalText text={t('terms', { returnObjects: true })} />;
}

export default withNamespaces(TermsPage, { legal });
