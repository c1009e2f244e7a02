import { CalendarDays, Plus } from 'lucide-react';
import { useTranslation } from 'next-i18next/pages';
import Link from 'next/link';
import { ExerciseList } from '@/components/exercise/ExerciseList';
import { PageTitle } from '@/components/layout/PageTitle';
import { RoleGate } from '@/components/layout/RoleGate';
import { withNamespaces } from '@/lib/i18n/withNamespaces';
import exercise from '@/locales/en/exercise.json';

function ExercisesPage() {
  const { t } = useTranslation(['exercise', 'common']);
  return (
    <RoleGate>
      <PageTitle title={t('common:menu.exercises')} lead={t('list.lead')}>
        <Link href="/exercises/schedule" className="btn btn-outline-secondary">
          <CalendarDays size={18} aria-hidden />
          {t('list.schedule')}
        </Link>
        <Link href="/exercises/new" className="btn btn-primary">
          <Plus size={18} aria-hidden />
          {t('list.create')}
        </Link>
      </PageTitle>
      <ExerciseList />
    </RoleGate>
  );
}

export default withNamespaces(ExercisesPage, { exercise });
