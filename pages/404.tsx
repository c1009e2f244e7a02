import { useTranslation } from 'next-i18next/pages';
import Link from 'next/link';
import { PageTitle } from '@/components/layout/PageTitle';
import { EmptyState } from '@/components/ui/feedback/EmptyState';

export default function NotFoundPage() {
  const { t } = useTranslation();
  return (
    <>
      <PageTitle title={t('notFound.title')} isHidden />
      <EmptyState title={t('notFound.title')} text={t('notFound.text')} picture="fish">
        <Link href="/" className="btn btn-primary">
          {t('notFound.home')}
        </Link>
      </EmptyState>
    </>
  );
}
