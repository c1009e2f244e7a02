import { useCallback, useEffect, useEffectEvent, useState } from 'react';
import { ApiError } from '@/lib/api/errors';
import * as logs from '@/lib/api/calendar/logs';
import type { Log, Mark } from '@/lib/api/calendar/logs';
import type { WaitingMark } from '@/lib/domain/mealplan/marks';
import type { LogState } from '@/lib/domain/mealplan/types';
import { invalidate } from '@/lib/remote/cache';
import { newKey } from '@/lib/newKey';
import { isOfflineNow } from '@/lib/offline/mode';
import { useApi } from '@/context/ApiContext';

// the queue need not load before the first paint
const loadQueuedMarks = () => import('./queuedMarks');

/** Result for a mark that waits for the network. */
export const QUEUED = 'kept';

/** Returns a call that sets a mark. Offline the mark is queued, shown as waiting, and sent later. */
export function useMarking() {
  const { write } = useApi();
  return useCallback(
    async (part: Omit<Mark, 'state'>, state: LogState | null, logId: number | null) => {
      const { isMarkWaiting, queueMark } = await loadQueuedMarks();
      const later = (tried?: string) =>
        queueMark({ part, state, logId, tried }).then(() => QUEUED as typeof QUEUED);
      const send = async (): Promise<Log | typeof QUEUED | null> => {
        if (isOfflineNow() || isMarkWaiting(part)) return later();
        const key = newKey();
        try {
          if (state) return await logs.mark({ ...part, state }, key);
          if (logId !== null) await logs.unmark(logId);
          return null;
        } catch (cause) {
          if (cause instanceof ApiError && cause.kind === 'offline') return later(key);
          throw cause;
        }
      };
      const action =
        part.outcome !== undefined ? 'log.outcome' : state ? (`log.${state}` as const) : 'log.clear';
      const answer = await write(action, send, {
        isDone: (sent) => sent !== QUEUED,
      });
      if (answer !== QUEUED) invalidate({ collection: 'logs' });
      return answer;
    },
    [write],
  );
}

const NONE: readonly WaitingMark[] = [];

/** Returns the marks in the queue; calls `onSent` for each one sent, with the id of the log that the CMS has now. */
export function useWaitingMarks(onSent: (mark: WaitingMark, logId: number | null) => void) {
  const [waiting, setWaiting] = useState(NONE);
  const heard = useEffectEvent(onSent);
  useEffect(() => {
    let isOver = false;
    let stop: (() => void) | undefined;
    const started = loadQueuedMarks().then(({ subscribeMarks }) => {
      if (isOver) return;
      stop = subscribeMarks({
        onWaiting: (marks) => setWaiting((now) => (marks.length + now.length === 0 ? now : marks)),
        onSent: (mark, logId) => {
          invalidate({ collection: 'logs' });
          heard(mark, logId);
        },
      });
    });
    started.catch(() => undefined); // offline and not cached: there are no waiting marks to show
    return () => {
      isOver = true;
      stop?.();
    };
  }, []);
  return waiting;
}
