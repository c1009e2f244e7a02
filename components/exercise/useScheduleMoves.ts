import { useTranslation } from 'next-i18next/pages';
import { useEffect, useRef } from 'react';
import { useAlerts } from '@/context/AlertContext';
import { useScheduleCalls } from '@/context/exercise/schedules';
import { scheduleName, type Schedule } from '@/lib/domain/exercise/record';
import { movedTo, type ScheduleDay } from '@/lib/domain/exercise/schedule';
import { isChangedSince } from '@/lib/faults/fault';

/** Part of a schedule on the board, with its schedule. */
export interface Part extends ScheduleDay {
  readonly schedule: Schedule;
}

interface Board {
  readonly schedules: readonly Schedule[];
  readonly onChanged: (schedules: Schedule[]) => void;
  /** Called if the displayed data is out of date. */
  readonly onStale: () => void;
}

/** Moves a part to another weekday; shows the move at once and reverts it if the server refuses. */
export function useScheduleMoves({ schedules, onChanged, onStale }: Board) {
  const { t } = useTranslation('exercise');
  const calls = useScheduleCalls();
  const { show } = useAlerts();
  const latest = useRef(schedules);
  const last = useRef<Promise<unknown>>(Promise.resolve());
  useEffect(() => {
    latest.current = schedules;
  });
  const put = (id: number, next: Partial<Schedule>) => {
    latest.current = latest.current.map((one) => (one.id === id ? { ...one, ...next } : one));
    onChanged([...latest.current]);
  };
  const send = async (id: number, before: Schedule['days']) => {
    const now = latest.current.find((one) => one.id === id);
    if (!now) return;
    try {
      put(id, { updatedAt: (await calls.move(now, now.days)).updatedAt });
    } catch (cause) {
      put(id, { days: before }); // Reverts; an alert already reports the failure.
      if (!isChangedSince(cause)) return;
      show({ kind: 'danger', keys: ['errors:code.record.changedSince'] });
      onStale();
    }
  };
  return ({ schedule, ...part }: Part, weekday: number) => {
    if (weekday === part.weekday) return;
    if (schedule.days.some((day) => day.weekday === weekday)) {
      show({ kind: 'info', text: t('schedule.occupied', { name: scheduleName(schedule) }) });
      return;
    }
    const days = schedule.days.map((day) => (day.key === part.key ? movedTo(day, weekday) : day));
    put(schedule.id, { days });
    // Sends moves one after the other, because each needs the revision that the previous one created.
    last.current = last.current.then(() => send(schedule.id, schedule.days));
  };
}
