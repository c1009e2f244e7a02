import { useTranslation } from 'next-i18next/pages';
import { useRouter } from 'next/router';
import { PageTitle } from '@/components/layout/PageTitle';
import { RoleGate } from '@/components/layout/RoleGate';
import { LazySupplementForm } from '@/components/supplement/SupplementForm.lazy';
import { EmptyState } from '@/components/ui/feedback/EmptyState';
import { RemoteView } from '@/components/ui/feedback/RemoteView';
import { SkeletonRows } from '@/components/ui/feedback/Skeletons';
import { LinkButton } from '@/components/ui/inputs/LinkButton';
import { useAuth } from '@/context/AuthContext';
import { useSupplement } from '@/context/supplement/supplements';
import { canEdit } from '@/lib/domain/exercise/record';
import { withNamespaces } from '@/lib/i18n/withNamespaces';
import supplement from '@/locales/en/supplement.json';
import validation from '@/locales/en/validation.json';

function EditSupplementPage() {
  const { query, isReady } = useRouter();
  return <RoleGate>{isReady && <EditScreen id={Number(query.id)} />}</RoleGate>;
}

function EditScreen({ id }: { id: number }) {
  const { t } = useTranslation(['supplement', 'common']);
  const { person } = useAuth();
  const { remote, reload } = useSupplement(id);
  return (
    <RemoteView of={remote} skeleton={<SkeletonRows count={8} />} onRetry={reload}>
      {(found) => (
        <>
          <PageTitle title={t('form.editTitle', { name: found.Name })} />
          {canEdit(found, person) ? (
            <LazySupplementForm key={found.updatedAt} supplement={found} />
          ) : (
            <EmptyState title={t('view.notMineTitle')} text={t('view.notMineText')}>
              <LinkButton href={`/supplements/${id}`} tone="primary">
                {t('common:menu.supplement')}
              </LinkButton>
            </EmptyState>
          )}
        </>
      )}
    </RemoteView>
  );
}

export default withNamespaces(EditSupplementPage, { supplement, validation });
