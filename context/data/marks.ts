import { useCallback, useEffect, useEffectEvent, useState } from 'react';
import { ApiError } from '@/lib/api/errors';
import * as logs from '@/lib/api/logs';
import type { Log, Mark } from '@/lib/api/logs';
import { aboutMark, marksOf, type WaitingMark } from '@/lib/domain/mealplan/marks';
import type { LogState } from '@/lib/domain/mealplan/types';
import { remoteCache } from '@/lib/hooks/remoteCache';
import { newKey } from '@/lib/newKey';
import { isOfflineNow } from '@/lib/offline/mode';
import { useApi } from '../ApiContext';

// what waits to be sent need not come with the first paint
const theQueue = () => import('@/lib/offline/queue');

type Part = Omit<Mark, 'state'>;
/** It waits for the network. */
export const KEPT = 'kept';

/** Ticks: they show their state on themselves, so only a failure speaks up; without network they are kept and sent later. */
export function useMarking() {
  const { background } = useApi();
  return useCallback(
    async (part: Part, state: LogState | null, logId: number | null): Promise<Log | typeof KEPT | null> => {
      const { queueState } = await theQueue();
      const about = aboutMark(part);
      const isNext = !queueState().waiting.some((call) => call.about === about);
      const key = newKey();
      const answer = await background(async () => {
        if (isOfflineNow() || !isNext) return keepMark({ part, state, logId });
        try {
          if (state) return await logs.mark({ ...part, state }, key);
          if (logId !== null) await logs.unmark(logId);
          return null;
        } catch (cause) {
          if (!(cause instanceof ApiError && cause.kind === 'offline')) throw cause;
          return keepMark({ part, state, logId, tried: key });
        }
      });
      if (answer !== KEPT) forgetMarked();
      return answer;
    },
    [background],
  );
}

interface Kept {
  readonly part: Part;
  readonly state: LogState | null;
  /** The mark that the CMS holds. */
  readonly logId: number | null;
  /** The key under which it may have reached the CMS already. */
  readonly tried?: string;
}

/** Keeps a mark for later in the place of an earlier one of the same part that nobody has tried to send. */
async function keepMark({ part, state, logId, tried }: Kept): Promise<typeof KEPT> {
  const { enqueue, queueState, withdraw } = await theQueue();
  const about = aboutMark(part);
  const earlier = [];
  for (const call of queueState().waiting.filter((one) => one.about === about))
    if (!(await withdraw(call))) earlier.push(call);
  const made = earlier.findLast(({ method }) => method === 'POST');
  if (state)
    await enqueue({ method: 'POST', path: 'logs', data: logs.markBody({ ...part, state }), about }, tried);
  else if (logId !== null) await enqueue({ method: 'DELETE', path: `logs/${logId}`, about }, tried);
  else if (made) await enqueue({ method: 'DELETE', path: 'logs/{id}', after: made.key, about });
  return KEPT;
}

const forgetMarked = () => {
  remoteCache.forget('calendar');
  remoteCache.forget('intakes'); // what is taken is counted off what is left
};

const NONE: readonly WaitingMark[] = [];

/** The marks that wait to be sent; hears of each that has been, with the log that the CMS holds now. */
export function useWaitingMarks(onSent: (mark: WaitingMark, logId: number | null) => void) {
  const [waiting, setWaiting] = useState(NONE);
  const heard = useEffectEvent(onSent);
  useEffect(() => {
    let isOver = false;
    const stops: (() => void)[] = [];
    const started = theQueue().then((queue) => {
      if (isOver) return;
      const read = () => {
        const marks = marksOf(queue.queueState().waiting);
        setWaiting((now) => (marks.length === 0 && now.length === 0 ? now : marks));
      };
      stops.push(
        queue.subscribeQueue(read),
        queue.onSent((call, answer) => {
          const [mark] = marksOf([call]);
          if (!mark) return;
          forgetMarked();
          heard(mark, mark.state === null ? null : ((answer as Log | null)?.id ?? null));
        }),
      );
      read();
    });
    started.catch(() => undefined); // without network and not kept: nothing waits that anybody could show
    return () => {
      isOver = true;
      stops.forEach((stop) => stop());
    };
  }, []);
  return waiting;
}
