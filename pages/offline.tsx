import { useTranslation } from 'next-i18next/pages';
import { useRouter } from 'next/router';
import { useEffect } from 'react';
import { PageTitle } from '@/components/layout/PageTitle';
import { EmptyState } from '@/components/ui/feedback/EmptyState';
import { Button } from '@/components/ui/inputs/Button';
import { LinkButton } from '@/components/ui/inputs/LinkButton';
import { useRole } from '@/context/RoleContext';

/**
 * Recipe pages, which the server renders: their stored copies open by navigation within the app, which needs no server.
 */
const KEPT_PAGE = /^\/dishes\/\d+\/?$/;

/** Replaces a page that cannot be opened offline. */
export default function OfflinePage() {
  const { t } = useTranslation();
  const { role } = useRole();
  const { replace } = useRouter();
  useEffect(() => {
    const { pathname, search } = window.location;
    if (KEPT_PAGE.test(pathname)) void replace(`${pathname}${search}`);
  }, [replace]);
  const home = role === 'Courier' ? 'orders' : 'shoplist';
  return (
    <>
      <PageTitle title={t('offlinePage.title')} isHidden />
      <EmptyState title={t('offlinePage.title')} text={t('offlinePage.text')} picture="fish">
        {role && (
          <LinkButton href={`/${home}`} tone="primary">
            {t(`menu.${home}`)}
          </LinkButton>
        )}
        <Button onClick={() => window.location.reload()}>{t('action.retry')}</Button>
      </EmptyState>
    </>
  );
}
