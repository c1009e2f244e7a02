import { useTranslation } from 'next-i18next/pages';
import { CrashNote } from '@/components/layout/notes/CrashNote';
import { PageTitle } from '@/components/layout/PageTitle';

export default function ServerErrorPage() {
  const { t } = useTranslation();
  return (
    <>
      <PageTitle title={t('crashed.title')} isHidden />
      <CrashNote />
    </>
  );
}
