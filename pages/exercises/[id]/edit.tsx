import { useTranslation } from 'next-i18next/pages';
import { useRouter } from 'next/router';
import { LazyExerciseForm } from '@/components/exercise/ExerciseForm.lazy';
import { PageTitle } from '@/components/layout/PageTitle';
import { RoleGate } from '@/components/layout/RoleGate';
import { EmptyState } from '@/components/ui/feedback/EmptyState';
import { RemoteView } from '@/components/ui/feedback/RemoteView';
import { SkeletonRows } from '@/components/ui/feedback/Skeletons';
import { LinkButton } from '@/components/ui/inputs/LinkButton';
import { useAuth } from '@/context/AuthContext';
import { useExercise } from '@/context/exercise/exercises';
import { canEdit } from '@/lib/domain/exercise/record';
import { withNamespaces } from '@/lib/i18n/withNamespaces';
import exercise from '@/locales/en/exercise.json';
import validation from '@/locales/en/validation.json';

function EditExercisePage() {
  const { query, isReady } = useRouter();
  return <RoleGate>{isReady && <EditScreen id={Number(query.id)} />}</RoleGate>;
}

function EditScreen({ id }: { id: number }) {
  const { t } = useTranslation(['exercise', 'common']);
  const { person } = useAuth();
  const { remote, reload } = useExercise(id);
  return (
    <RemoteView of={remote} skeleton={<SkeletonRows count={8} />} onRetry={reload}>
      {(found) => (
        <>
          <PageTitle title={t('form.editTitle', { name: found.Name })} />
          {canEdit(found, person) ? (
            <LazyExerciseForm key={found.updatedAt} exercise={found} />
          ) : (
            <EmptyState title={t('view.notMineTitle')} text={t('view.notMineText')}>
              <LinkButton href={`/exercises/${id}`} tone="primary">
                {t('common:menu.exercise')}
              </LinkButton>
            </EmptyState>
          )}
        </>
      )}
    </RemoteView>
  );
}

export default withNamespaces(EditExercisePage, { exercise, validation });
