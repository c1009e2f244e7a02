import { useCallback, useEffect } from 'react';
import { listCause } from '@/lib/api/pantry/pantry';
import type { Calls } from '@/lib/api/contract';
import type { VerbBody } from '@/lib/api/shown';
import { standingSteps } from '@/lib/domain/pantry/replay';
import { useQueue } from '@/lib/hooks/useQueue';
import { enqueue, onSent } from '@/lib/offline/queue';
import { invalidate } from '@/lib/remote/cache';
import { useApi } from '@/context/ApiContext';
import { useQuietRead } from '@/context/remote/read';

/**
 * Returns the pantry steps caused by an order or a cooking that still count. One call undoes them; it may wait in the
 * queue.
 */
export function useCause(cause: string) {
  const { background } = useApi();
  const { remote } = useQuietRead(['pantryCause', cause], () => listCause(cause));
  const { waiting } = useQueue();
  const about = `cause/${cause}` as const;
  useEffect(
    () => onSent((call) => void (call.about === about && invalidate({ collection: 'pantry-items' }))),
    [about],
  );
  const send = useCallback(
    (path: string, data: Calls['POST pantry-items/undo']['body'] | VerbBody<'orders', 'put-away'>) =>
      void background(() => enqueue({ method: 'POST', path, data, about })).catch(() => undefined), // alert shown
    [about, background],
  );
  return {
    /** Undefined until loaded. */
    steps: remote.status === 'ready' ? standingSteps(remote.data) : undefined,
    isWaiting: waiting.some((call) => call.about === about),
    undo: () => send('pantry-items/undo', { cause }),
    putAway: (order: number) => send(`orders/${order}/put-away`, {}),
  };
}
