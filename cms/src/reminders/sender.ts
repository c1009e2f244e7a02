import { AsyncResource } from 'node:async_hooks';
import { createTaskQueue } from '../domain/taskQueue';
import { isDraining } from '../nodes/drain';
import { stackOf } from '../records/errorProperties';
import { deliver } from './deliver';
import { onWaiting, type OutboxEntry, dueEntries } from './outbox';

/** Maximum number of concurrent sends, half of it for one person; further reminders wait in the database. */
const AT_ONCE = 8;
const EACH = AT_ONCE / 2;
const BATCH = 100;
const CHECK_INTERVAL = 20_000;
/**
 * Delay in milliseconds added to timers: in a busy process a timer may fire slightly early, and its reminder would wait
 * for the next look.
 */
const TIMER_SLACK_MS = 100;

/** Runs sending outside the request that triggered it, so that the end of that request does not affect it. */
const outside = new AsyncResource('supra.reminders');
const inTurn = createTaskQueue({ concurrency: AT_ONCE, reserved: AT_ONCE - EACH });
const sending = new Map<number, Promise<void>>();
let running: Promise<void> | undefined;
let isRequested = false;
let isOver = false;
let timer: NodeJS.Timeout | undefined;

/** Starts sending due reminders on this node: as soon as they are written, and those that another node has left. */
export function startSender(): void {
  onWaiting(() => outside.runInAsyncScope(sendSoon));
  timer = setInterval(sendSoon, CHECK_INTERVAL).unref();
  sendSoon();
}

/** Waits for the reminders being sent; another node or the next start sends the rest. */
export async function stopSender(): Promise<void> {
  isOver = true;
  clearInterval(timer);
  await running;
  await Promise.all(sending.values());
}

/** Starts a sending round if none runs. Nobody awaits it: errors are logged, and reminders stay queued. */
function sendSoon(): void {
  isRequested = true;
  running ??= sendAll()
    .catch((error: unknown) => void strapi.log.warn(`Reminders: ${stackOf(error)}`))
    .finally(() => {
      running = undefined;
    });
}

const mayContinue = () => !isOver && !isDraining();

/** Starts sending due reminders without waiting for them, so that a slow push service delays nobody else's. */
async function sendAll(): Promise<void> {
  while (isRequested && mayContinue()) {
    isRequested = false;
    const pushes = await dueEntries(Date.now(), { each: EACH, most: BATCH, but: [...sending.keys()] });
    for (const push of pushes) sending.set(push.id, sendInTurn(push));
  }
}

async function sendInTurn(push: OutboxEntry): Promise<void> {
  const isDone = await inTurn(() => sendOne(push), push.person ?? 0);
  sending.delete(push.id);
  // Only a share of this person's reminders was read, so look for more. A failed one is unchanged and must not be
  // retried in a loop.
  if (isDone) sendSoon();
}

async function sendOne(push: OutboxEntry): Promise<boolean> {
  if (!mayContinue()) return false;
  try {
    const again = await deliver(push);
    const pause = again === null ? CHECK_INTERVAL : again - Date.now();
    if (pause < CHECK_INTERVAL) setTimeout(sendSoon, Math.max(0, pause) + TIMER_SLACK_MS).unref();
    return true;
  } catch (error) {
    strapi.log.warn(`Reminder ${push.id}: ${stackOf(error)}`);
    return false;
  }
}
