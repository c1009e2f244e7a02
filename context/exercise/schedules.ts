import { useCallback } from 'react';
import * as api from '@/lib/api/exercise/schedules';
import type { Schedule } from '@/lib/domain/exercise/record';
import type { ScheduleDay } from '@/lib/domain/exercise/schedule';
import { invalidate } from '@/lib/remote/cache';
import { useApi, type ActionKey } from '@/context/ApiContext';
import { useAuth } from '@/context/AuthContext';
import { useRead } from '@/context/remote/read';

export function useSchedules() {
  const { person } = useAuth();
  return useRead<Schedule[]>(person && ['schedules'], api.listSchedules);
}

export function useScheduleCalls() {
  const { write } = useApi();
  const call = useCallback(
    async <T>(key: ActionKey, act: () => Promise<T>): Promise<T> => {
      const answer = await write(key, act);
      invalidate({ collection: 'schedules' });
      return answer;
    },
    [write],
  );
  return {
    create: (input: Parameters<typeof api.createSchedule>[0], key: string) =>
      call('schedule.create', () => api.createSchedule(input, key)),
    update: (id: number, input: Parameters<typeof api.updateSchedule>[1]) =>
      call('schedule.update', () => api.updateSchedule(id, input)),
    move: ({ id, updatedAt }: Schedule, days: readonly ScheduleDay[]) =>
      call('schedule.move', () => api.updateSchedule(id, { days, updatedAt })),
    remove: (id: number) => call('schedule.delete', () => api.deleteSchedule(id)),
  };
}
