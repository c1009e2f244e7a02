import { useTranslation } from 'next-i18next/pages';
import dynamic from 'next/dynamic';
import { PageTitle } from '@/components/layout/PageTitle';
import { RoleGate } from '@/components/layout/RoleGate';
import { SkeletonRows } from '@/components/ui/feedback/Skeletons';
import { withNamespaces } from '@/lib/i18n/withNamespaces';
import exercise from '@/locales/en/exercise.json';
import validation from '@/locales/en/validation.json';

const ExerciseForm = dynamic(
  () => import('@/components/exercise/ExerciseForm').then((module) => module.ExerciseForm),
  { loading: () => <SkeletonRows /> },
);

function NewExercisePage() {
  const { t } = useTranslation('exercise');
  return (
    <RoleGate>
      <PageTitle title={t('form.newTitle')} lead={t('form.lead')} />
      <ExerciseForm />
    </RoleGate>
  );
}

export default withNamespaces(NewExercisePage, { exercise, validation });
