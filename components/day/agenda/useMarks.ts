import { useCallback, useEffect, useMemo, useRef } from 'react';
import { useLogs, type Log } from '@/context/calendar/calendar';
import { QUEUED, useMarking, useWaitingMarks } from '@/context/calendar/marks';
import type { SaidOutcome } from '@/lib/domain/cooking/outcome';
import { outcomeAfter, waitingMark } from '@/lib/domain/mealplan/marks';
import type { CalendarSource } from '@/lib/domain/mealplan/timeline';
import type { LogKind, LogState } from '@/lib/domain/mealplan/types';
import type { PlacedDay } from '@/lib/domain/mealplan/weeks';
import { wholeWeek, type Day } from '@/lib/domain/time/day';

const NONE: readonly Log[] = [];
const at = (day: Day, key: string) => `${day} ${key}`;

/** Returns the person's marks of the displayed days and their setter; null if the days are not on their calendar. */
export function useMarks(source: Pick<CalendarSource, 'type' | 'id'> | null, week: readonly PlacedDay[]) {
  const [from, to] = [week[0]?.date, week[week.length - 1]?.date];
  // Requests whole calendar weeks, so that a plan that starts on a Monday reuses the request of its page.
  const range = source && from && to ? { from: wholeWeek(from).from, to: wholeWeek(to).to } : null;
  const { remote, mutate } = useLogs(range);
  const mark = useMarking();
  const logs = remote.status === 'ready' ? remote.data : NONE;
  const found = useMemo(() => new Map(logs.map((log) => [at(log.day, log.key), log])), [logs]);
  const isReady = range !== null && remote.status === 'ready';

  const latest = useRef(logs);
  useEffect(() => {
    latest.current = logs;
  });
  /** Changes the latest marks instead of those at the start, because several marks may be in flight. */
  const put = useCallback(
    (part: { day: Day; key: string }, log: Log | null) => {
      const others = latest.current.filter(({ day, key }) => at(day, key) !== at(part.day, part.key));
      latest.current = log ? [...others, log] : others;
      mutate(latest.current as Log[]);
    },
    [mutate],
  );
  const set = useCallback(
    async (part: { day: Day; kind: LogKind; key: string }, state: LogState | null, said?: SaidOutcome) => {
      if (!source || !isReady) return;
      const known = found.get(at(part.day, part.key)) ?? null;
      put(part, state && { ...part, ...said, state, id: known?.id ?? 0 }); // Shows the mark before the server answers.
      try {
        const answer = await mark({ ...part, source, ...said }, state, known?.id || null);
        put(part, answer === QUEUED ? known : answer); // The pending mark shows on top of it.
      } catch {
        put(part, known); // Reverts; an alert already reports the failure.
      }
    },
    [found, isReady, mark, put, source],
  );
  const waiting = useWaitingMarks((sent, id) => {
    const { day, key, state } = sent;
    const known = found.get(at(day, key));
    if (!isReady || (state === null && !known)) return;
    put(
      { day, key },
      state && {
        ...(known ?? { day, key, kind: 'entry' }),
        ...outcomeAfter(known ?? {}, sent),
        state,
        id: id ?? known?.id ?? 0,
      },
    );
  });
  if (!isReady) return null;
  return {
    stateOf: (day: Day, key: string) => {
      const unsent = waitingMark(waiting, { day, key });
      return unsent ? unsent.state : (found.get(at(day, key))?.state ?? null);
    },
    outcomeOf: (day: Day, key: string): Partial<SaidOutcome> => {
      const log = found.get(at(day, key)) ?? {};
      const unsent = waitingMark(waiting, { day, key });
      return { ...log, ...(unsent && outcomeAfter(log, unsent)) };
    },
    isWaiting: (day: Day, key: string) => waitingMark(waiting, { day, key }) !== undefined,
    set,
  };
}

export type Marks = NonNullable<ReturnType<typeof useMarks>>;
