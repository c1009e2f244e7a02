import { createContext, use, useCallback, useMemo, useState, type ReactNode } from 'react';
import {
  blankDraft,
  draftOf,
  withDay,
  withEnd,
  withTime,
  type ScheduleDraft,
} from '@/lib/forms/exercise/draft';
import type { Schedule } from '@/lib/domain/exercise/record';

interface ScheduleState {
  /** Schedule being written, or null. */
  readonly draft: ScheduleDraft | null;
  /** Saved schedule that the draft started from; undefined for a new one. */
  readonly kept: Schedule | undefined;
  readonly scheduleDays: readonly number[];
  readonly dayTimes: Readonly<Record<number, string>>;
  readonly endTime: Readonly<Record<number, string>>;
  /** Opens a new schedule, for an exercise if given, or edits an existing one. */
  readonly open: (from?: Schedule | ScheduleDraft['exercise']) => void;
  readonly close: () => void;
  readonly toggleDay: (weekday: number) => void;
  readonly setTime: (which: 'dayTimes' | 'endTime', weekday: number, time: string) => void;
  readonly set: (part: Partial<ScheduleDraft>) => void;
}

const NO_DAYS: readonly number[] = [];
const NO_TIMES: Readonly<Record<number, string>> = {};

const ScheduleContext = createContext<ScheduleState | null>(null);

/** Provides the exercise schedule being written: its days, with start and end times. */
export function ScheduleProvider({ children }: { children: ReactNode }) {
  const [draft, setDraft] = useState<ScheduleDraft | null>(null);
  const [kept, setKept] = useState<Schedule>();
  const change = useCallback(
    (next: (draft: ScheduleDraft) => ScheduleDraft) => setDraft((now) => now && next(now)),
    [],
  );
  const value = useMemo<ScheduleState>(
    () => ({
      draft,
      kept,
      scheduleDays: draft?.scheduleDays ?? NO_DAYS,
      dayTimes: draft?.dayTimes ?? NO_TIMES,
      endTime: draft?.endTime ?? NO_TIMES,
      open: (from = null) => {
        const schedule = from && 'days' in from ? from : undefined;
        setKept(schedule);
        setDraft(schedule ? draftOf(schedule) : blankDraft(from as ScheduleDraft['exercise']));
      },
      close: () => setDraft(null),
      toggleDay: (weekday) => change((now) => withDay(now, weekday)),
      setTime: (which, weekday, time) =>
        change((now) => (which === 'dayTimes' ? withTime(now, weekday, time) : withEnd(now, weekday, time))),
      set: (part) => change((now) => ({ ...now, ...part })),
    }),
    [change, draft, kept],
  );
  return <ScheduleContext value={value}>{children}</ScheduleContext>;
}

export function useSchedule(): ScheduleState {
  const value = use(ScheduleContext);
  if (value === null) throw new Error('useSchedule needs a <ScheduleProvider> above it');
  return value;
}
