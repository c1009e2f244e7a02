import { queueState, withdraw } from './queue';
import type { QueuedCall } from './types';

/**
 * Withdraws the queued calls about this that have not been tried yet; returns the one that creates its record, if it
 * may have reached the CMS.
 */
export async function withdrawWaiting(about: string): Promise<QueuedCall | undefined> {
  const tried: QueuedCall[] = [];
  for (const call of queueState().waiting.filter((one) => one.about === about))
    if (!(await withdraw(call))) tried.push(call);
  return tried.findLast(({ method }) => method === 'POST');
}
