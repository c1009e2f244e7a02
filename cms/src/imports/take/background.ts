import { setTimeout } from 'node:timers/promises';
import { stopReaders } from '../source/reader';
import { withNamedLock } from '../../nodes/namedLock';
import { stackOf } from '../../records/errorProperties';
import { createTaskQueue } from '../../domain/taskQueue';

const running = new Map<string, Promise<void>>();
const again = new Map<string, () => Promise<void>>();
let isOver = false;

/** Returns whether background work should stop and leave the rest to the next start. */
export const isStopping = (): boolean => isOver;

/** Runs `work` after the request; jobs of one name run one by one across all nodes. Errors are logged. */
export function inBackground(name: string, work: () => Promise<void>): void {
  if (isOver) return;
  if (running.has(name)) return void again.set(name, work);
  const done = withNamedLock(name, work, isStopping)
    .catch((error: unknown) => void strapi.log.error(`Import, ${name}: ${stackOf(error)}`))
    .finally(() => {
      running.delete(name);
      const next = again.get(name);
      again.delete(name);
      if (next) inBackground(name, next);
    });
  running.set(name, done);
}

/** Pauses between two pieces of work so that other requests run; answering a request takes several event loop turns. */
export const yieldToRequests = (pause = 1): Promise<void> => setTimeout(pause);

/** Waits until all background work has reached a point where it can stop. */
export async function stopBackground(): Promise<void> {
  isOver = true;
  await stopReaders();
  await Promise.all(running.values());
}

/** Queue for one source at a time in the process, because each may need a thread and 250 MB; people take turns. */
export const sourceQueue = createTaskQueue({ concurrency: 1 });
