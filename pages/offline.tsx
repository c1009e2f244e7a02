import { useTranslation } from 'next-i18next/pages';
import Link from 'next/link';
import { PageTitle } from '@/components/layout/PageTitle';
import { EmptyState } from '@/components/ui/EmptyState';
import { useRole } from '@/context/RoleContext';

/** Stands in the place of a page that cannot be opened without network. */
export default function OfflinePage() {
  const { t } = useTranslation();
  const { role } = useRole();
  const home = role === 'Courier' ? 'orders' : 'shoplist';
  return (
    <>
      <PageTitle title={t('offlinePage.title')} isHidden />
      <EmptyState title={t('offlinePage.title')} text={t('offlinePage.text')} picture="fish">
        {role && (
          <Link href={`/${home}`} className="btn btn-primary">
            {t(`menu.${home}`)}
          </Link>
        )}
        <button type="button" className="btn btn-outline-secondary" onClick={() => window.location.reload()}>
          {t('action.retry')}
        </button>
      </EmptyState>
    </>
  );
}
