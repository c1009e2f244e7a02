import { CalendarPlus } from 'lucide-react';
import { useTranslation } from 'next-i18next/pages';
import { useRouter } from 'next/router';
import { useEffect } from 'react';
import { PageTitle } from '@/components/layout/PageTitle';
import { EmptyState } from '@/components/ui/feedback/EmptyState';
import { RemoteView } from '@/components/ui/feedback/RemoteView';
import { SkeletonRows } from '@/components/ui/feedback/Skeletons';
import { Button } from '@/components/ui/inputs/Button';
import { LinkButton } from '@/components/ui/inputs/LinkButton';
import { useMyToday } from '@/context/calendar/today';
import { useExercise } from '@/context/exercise/exercises';
import { useSchedules } from '@/context/exercise/schedules';
import { useSchedule } from '@/context/exercise/ScheduleContext';
import { LazyScheduleBoard } from './ScheduleBoard.lazy';
import { LazyScheduleDialog } from './ScheduleDialog.lazy';

/** Shows one's own week of exercises, with a button to add to it. */
export function ScheduleScreen() {
  const { t } = useTranslation(['exercise', 'common']);
  const { query } = useRouter();
  const { day } = useMyToday();
  const { draft, open } = useSchedule();
  const { remote, reload, mutate } = useSchedules();
  const wanted = Number(query.exercise) || null;
  const add = (
    <Button tone="primary" icon={CalendarPlus} onClick={() => open()}>
      {t('schedule.add')}
    </Button>
  );
  return (
    <>
      <PageTitle title={t('common:menu.schedule')} lead={t('schedule.lead')}>
        <LinkButton href="/exercises">{t('schedule.library')}</LinkButton>
        {add}
      </PageTitle>
      <RemoteView of={remote} skeleton={<SkeletonRows count={7} />} onRetry={reload}>
        {(schedules) =>
          schedules.length === 0 ? (
            <EmptyState title={t('schedule.emptyTitle')} text={t('schedule.emptyText')} picture="fish">
              {add}
            </EmptyState>
          ) : (
            <LazyScheduleBoard schedules={schedules} today={day} onChanged={mutate} onStale={reload} />
          )
        }
      </RemoteView>
      {wanted !== null && <Wanted id={wanted} />}
      {draft && <LazyScheduleDialog key={draft.id ?? 'new'} draft={draft} onSaved={reload} />}
    </>
  );
}

/** Opens the form for the exercise named in the address, once. */
function Wanted({ id }: { id: number }) {
  const { replace, pathname } = useRouter();
  const { remote } = useExercise(id);
  const { open } = useSchedule();
  const exercise = remote.status === 'ready' ? remote.data : null;
  useEffect(() => {
    if (!exercise) return;
    open(exercise);
    replace(pathname, undefined, { shallow: true });
    // Runs when the exercise has loaded, not when the functions change.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [exercise]);
  return null;
}
