import { queueState, withdraw } from './queue';
import type { QueuedCall } from './types';

/** Takes back what waits about this and nobody has tried to send; answers the one that makes its record and may have reached the CMS. */
export async function takeBack(about: string): Promise<QueuedCall | undefined> {
  const tried: QueuedCall[] = [];
  for (const call of queueState().waiting.filter((one) => one.about === about))
    if (!(await withdraw(call))) tried.push(call);
  return tried.findLast(({ method }) => method === 'POST');
}
