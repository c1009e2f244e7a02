import { useCallback, useEffect, useEffectEvent, useMemo } from 'react';
import type { CreateBody } from '@/lib/api/shown';
import { listEaten, toEaten, type EatenRecord } from '@/lib/api/calendar/logs';
import { eatenBody } from '@/lib/domain/eaten/draft';
import type { EatenDraft, EatenLog } from '@/lib/domain/eaten/types';
import { aboutEaten, eatenPart, withLog, withWaitingLogs } from '@/lib/domain/eaten/waiting';
import type { Day } from '@/lib/domain/time/day';
import { useQueue } from '@/lib/hooks/useQueue';
import { newKey } from '@/lib/newKey';
import { enqueue, onSent } from '@/lib/offline/queue';
import { withdrawWaiting } from '@/lib/offline/withdrawWaiting';
import { invalidate } from '@/lib/remote/cache';
import { useApi } from '@/context/ApiContext';
import { useAuth } from '@/context/AuthContext';
import { useStoredRead } from '@/context/remote/storedRead';

const NONE: readonly EatenLog[] = [];

/** Returns the food that the person ate outside of plans between two days, inclusive, with calls still in the queue. */
export function useEaten({ from, to }: { readonly from: Day; readonly to: Day }) {
  const { person } = useAuth();
  const { remote, mutate, reload } = useStoredRead<EatenLog[]>(
    person && ['eaten', from, to],
    () => listEaten(from, to),
    { isQuiet: true },
  );
  const { waiting, refused } = useQueue();
  const heard = useEffectEvent((about: string | undefined, answer: unknown) => {
    const part = eatenPart(about);
    if (!part) return;
    invalidate({ collection: 'logs' });
    if (part.day < from || part.day > to) return;
    // a read already under way may have missed it
    if (remote.status !== 'ready') return void reload();
    mutate((now) => withLog(now, part, isLog(answer) ? toEaten(answer) : null));
  });
  useEffect(
    () => onSent(({ about, method }, answer) => heard(about, method === 'DELETE' ? null : answer)),
    [],
  );
  const known = remote.status === 'ready' ? remote.data : NONE;
  const logs = useMemo(() => withWaitingLogs(known, waiting, { from, to }), [known, waiting, from, to]);
  const isRefused = refused.some(({ call }) => eatenPart(call.about) !== undefined);
  return { logs, isRefused, isReady: remote.status !== 'loading' };
}

const isLog = (answer: unknown): answer is EatenRecord =>
  typeof answer === 'object' && answer !== null && 'key' in answer;

/** Returns calls that change the eaten food; each shows at once and is sent when there is a network. */
export function useEatenCalls() {
  const { background } = useApi();
  const put = useCallback(
    (day: Day, draft: EatenDraft, key = newKey()) =>
      background(async () => {
        const about = aboutEaten({ day, key });
        await withdrawWaiting(about);
        await enqueue({
          method: 'POST',
          path: 'logs',
          data: eatenBody(day, key, draft) satisfies CreateBody<'logs'>,
          about,
          shown: draft,
        });
      }).catch(() => undefined), // the alert reported it
    [background],
  );
  const remove = useCallback(
    ({ id, day, key }: EatenLog) =>
      background(async () => {
        const about = aboutEaten({ day, key });
        const made = await withdrawWaiting(about);
        if (made) await enqueue({ method: 'DELETE', path: 'logs/{id}', after: made.key, about });
        else if (id) await enqueue({ method: 'DELETE', path: `logs/${id}`, about });
      }).catch(() => undefined), // the alert reported it
    [background],
  );
  return { put, remove };
}
