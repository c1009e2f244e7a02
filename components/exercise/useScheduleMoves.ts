import { useTranslation } from 'next-i18next/pages';
import { useAlerts } from '@/context/AlertContext';
import { useScheduleCalls } from '@/context/data/schedules';
import { scheduleName, type Schedule } from '@/lib/domain/exercise/record';
import { movedTo, type ScheduleDay } from '@/lib/domain/exercise/schedule';

/** A part of a schedule on the board, with the schedule it is of. */
export interface Part extends ScheduleDay {
  readonly schedule: Schedule;
}

/** Moves a part to another weekday: it lies there at once, and goes back where the CMS does not take it. */
export function useScheduleMoves(schedules: readonly Schedule[], mutate: (schedules: Schedule[]) => void) {
  const { t } = useTranslation('exercise');
  const calls = useScheduleCalls();
  const { show } = useAlerts();
  return async ({ schedule, ...part }: Part, weekday: number) => {
    if (weekday === part.weekday) return;
    if (schedule.days.some((day) => day.weekday === weekday)) {
      show({ kind: 'info', text: t('schedule.occupied', { name: scheduleName(schedule) }) });
      return;
    }
    const days = schedule.days.map((day) => (day.key === part.key ? movedTo(day, weekday) : day));
    const put = (next: Partial<Schedule>) =>
      mutate(schedules.map((one) => (one.id === schedule.id ? { ...one, ...next } : one)));
    put({ days });
    try {
      const { updatedAt } = await calls.move(schedule.id, days);
      put({ days, updatedAt });
    } catch {
      put({ days: schedule.days }); // the alert has said it
    }
  };
}
