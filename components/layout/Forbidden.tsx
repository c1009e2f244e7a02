import { useTranslation } from 'next-i18next/pages';
import { EmptyState } from '@/components/ui/feedback/EmptyState';
import { LinkButton } from '@/components/ui/inputs/LinkButton';
import { useRole } from '@/context/RoleContext';
import { startPageOf } from '@/lib/domain/access/pages';
import { PageTitle } from './PageTitle';

/** Says that the page is for other roles, and links home. */
export function Forbidden() {
  const { t } = useTranslation();
  const { role } = useRole();
  return (
    <>
      <PageTitle title={t('forbidden.title')} isHidden />
      <EmptyState
        title={t('forbidden.title')}
        text={role && t('forbidden.text', { role: t(`role.${role}`) })}
        picture="bird"
      >
        <LinkButton href={role ? startPageOf(role) : '/'} tone="primary">
          {t('forbidden.home')}
        </LinkButton>
      </EmptyState>
    </>
  );
}
