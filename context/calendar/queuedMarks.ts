import * as logs from '@/lib/api/calendar/logs';
import type { Mark } from '@/lib/api/calendar/logs';
import { aboutMark, marksOf, type WaitingMark } from '@/lib/domain/mealplan/marks';
import type { LogState } from '@/lib/domain/mealplan/types';
import { enqueue, idIn, onSent, queueState, subscribeQueue, withdraw } from '@/lib/offline/queue';

// loads after the first paint, with the queue itself

interface QueuedMark {
  readonly part: Omit<Mark, 'state'>;
  readonly state: LogState | null;
  /** Id of the mark that the CMS has. */
  readonly logId: number | null;
  /** Idempotency key under which the mark may already have reached the CMS. */
  readonly tried?: string;
}

const waitingFor = (part: QueuedMark['part']) =>
  queueState().waiting.filter(({ about }) => about === aboutMark(part));

/** Tells whether an earlier mark of this part is in the queue; a later one must not overtake it. */
export const isMarkWaiting = (part: QueuedMark['part']): boolean => waitingFor(part).length > 0;

/** Queues a mark in place of earlier ones of the same part that have not been tried yet. */
export async function queueMark({ part, state, logId, tried }: QueuedMark): Promise<void> {
  const about = aboutMark(part);
  const earlier = [];
  for (const call of waitingFor(part)) if (!(await withdraw(call))) earlier.push(call);
  const made = earlier.findLast(({ method }) => method === 'POST');
  if (state) {
    const data = logs.markBody({ ...part, state });
    await enqueue({ method: 'POST', path: 'logs', data, about }, tried);
  } else if (logId !== null) await enqueue({ method: 'DELETE', path: `logs/${logId}`, about }, tried);
  else if (made) await enqueue({ method: 'DELETE', path: 'logs/{id}', after: made.key, about });
}

interface MarkListeners {
  readonly onWaiting: (marks: readonly WaitingMark[]) => void;
  /** Receives the id of the log that the CMS has now. */
  readonly onSent: (mark: WaitingMark, logId: number | null) => void;
}

/** Subscribes to queued and sent marks; returns the unsubscribe function. */
export function subscribeMarks(hears: MarkListeners): () => void {
  const read = () => hears.onWaiting(marksOf(queueState().waiting));
  const stops = [
    subscribeQueue(read),
    onSent((call, answer) => {
      const [mark] = marksOf([call]);
      if (mark) hears.onSent(mark, mark.state === null ? null : (idIn(answer) ?? null));
    }),
  ];
  read();
  return () => stops.forEach((stop) => stop());
}
