import { useTranslation } from 'next-i18next/pages';
import { PageTitle } from '@/components/layout/PageTitle';
import { EmptyState } from '@/components/ui/feedback/EmptyState';
import { LinkButton } from '@/components/ui/inputs/LinkButton';

export default function NotFoundPage() {
  const { t } = useTranslation();
  return (
    <>
      <PageTitle title={t('notFound.title')} isHidden />
      <EmptyState title={t('notFound.title')} text={t('notFound.text')} picture="fish">
        <LinkButton href="/" tone="primary">
          {t('notFound.home')}
        </LinkButton>
      </EmptyState>
    </>
  );
}
