import { useTranslation } from 'next-i18next/pages';
import { LazyExerciseForm } from '@/components/exercise/ExerciseForm.lazy';
import { PageTitle } from '@/components/layout/PageTitle';
import { RoleGate } from '@/components/layout/RoleGate';
import { withNamespaces } from '@/lib/i18n/withNamespaces';
import exercise from '@/locales/en/exercise.json';
import validation from '@/locales/en/validation.json';

function NewExercisePage() {
  const { t } = useTranslation('exercise');
  return (
    <RoleGate>
      <PageTitle title={t('form.newTitle')} lead={t('form.lead')} />
      <LazyExerciseForm />
    </RoleGate>
  );
}

export default withNamespaces(NewExercisePage, { exercise, validation });
