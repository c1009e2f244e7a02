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

// what waits to be sent need not come with the first paint
const keptMarks = () => import('./keptMarks');

/** It waits for the network. */
export const KEPT = 'kept';

/** Ticks: they answer the tap at once, the CMS follows; without network they are kept, show that they wait, and are sent later. */
export function useMarking() {
  const { write } = useApi();
  return useCallback(
    async (part: Omit<Mark, 'state'>, state: LogState | null, logId: number | null) => {
      const { isMarkWaiting, keepMark } = await keptMarks();
      const later = (tried?: string) =>
        keepMark({ part, state, logId, tried }).then(() => KEPT as typeof KEPT);
      const send = async (): Promise<Log | typeof KEPT | null> => {
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
      const answer = await write(state ? `log.${state}` : 'log.clear', send, {
        isDone: (sent) => sent !== KEPT,
      });
      if (answer !== KEPT) invalidate({ collection: 'logs' });
      return answer;
    },
    [write],
  );
}

const NONE: readonly WaitingMark[] = [];

/** The marks that wait to be sent; hears of each that has been, with the log that the CMS holds now. */
export function useWaitingMarks(onSent: (mark: WaitingMark, logId: number | null) => void) {
  const [waiting, setWaiting] = useState(NONE);
  const heard = useEffectEvent(onSent);
  useEffect(() => {
    let isOver = false;
    let stop: (() => void) | undefined;
    const started = keptMarks().then(({ followMarks }) => {
      if (isOver) return;
      stop = followMarks({
        onWaiting: (marks) => setWaiting((now) => (marks.length + now.length === 0 ? now : marks)),
        onSent: (mark, logId) => {
          invalidate({ collection: 'logs' });
          heard(mark, logId);
        },
      });
    });
    started.catch(() => undefined); // without network and not kept: nothing waits that anybody could show
    return () => {
      isOver = true;
      stop?.();
    };
  }, []);
  return waiting;
}
