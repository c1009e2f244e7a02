import { setTimeout } from 'node:timers/promises';
import { stopReaders } from '../source/reader';
import { alone } from '../../nodes/alone';
import { stackOf } from '../../records/thrown';
import { fairSlots } from '../../queues/fairSlots';

const running = new Map<string, Promise<void>>();
const again = new Map<string, () => Promise<void>>();
let isOver = false;

/** Whether what runs in the background should leave the rest to the next start. */
export const isStopping = (): boolean => isOver;

/** Runs `work` after the call that asked for it, of one name one after the other on all nodes. What fails is logged. */
export function inBackground(name: string, work: () => Promise<void>): void {
  if (isOver) return;
  if (running.has(name)) return void again.set(name, work);
  const done = alone(name, work, isStopping)
    .catch((error: unknown) => void strapi.log.error(`Import, ${name}: ${stackOf(error)}`))
    .finally(() => {
      running.delete(name);
      const next = again.get(name);
      again.delete(name);
      if (next) inBackground(name, next);
    });
  running.set(name, done);
}

/** Lets others have their turn between two pieces of work, so many milliseconds long; a call needs several turns to be answered. */
export const letOthers = (pause = 1): Promise<void> => setTimeout(pause);

/** Waits until all has come to a place where it can be left. */
export async function stopBackground(): Promise<void> {
  isOver = true;
  await stopReaders();
  await Promise.all(running.values());
}

/** One source at a time in the whole process: each may need a thread and a quarter of a gigabyte. People take turns. */
export const inTurn = fairSlots(1);
