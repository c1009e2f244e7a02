import { CalendarDays, Plus } from 'lucide-react';
import { useTranslation } from 'next-i18next/pages';
import { ExerciseList } from '@/components/exercise/ExerciseList';
import { PageTitle } from '@/components/layout/PageTitle';
import { RoleGate } from '@/components/layout/RoleGate';
import { LinkButton } from '@/components/ui/inputs/LinkButton';
import { withNamespaces } from '@/lib/i18n/withNamespaces';
import exercise from '@/locales/en/exercise.json';

function ExercisesPage() {
  const { t } = useTranslation(['exercise', 'common']);
  return (
    <RoleGate>
      <PageTitle title={t('common:menu.exercises')} lead={t('list.lead')}>
        <LinkButton href="/exercises/schedule" icon={CalendarDays}>
          {t('list.schedule')}
        </LinkButton>
        <LinkButton href="/exercises/new" tone="primary" icon={Plus}>
          {t('list.create')}
        </LinkButton>
      </PageTitle>
      <ExerciseList />
    </RoleGate>
  );
}

export default withNamespaces(ExercisesPage, { exercise });
