import { AsyncResource } from 'node:async_hooks';
import { fairSlots } from '../queues/fairSlots';
import { isDraining } from '../nodes/drain';
import { stackOf } from '../records/thrown';
import { deliver } from './deliver';
import { onWaiting, type Push, waiting } from './outbox';

/** So many push services are waited for at once, half of them for one person; what waits for them waits in the database. */
const AT_ONCE = 8;
const EACH = AT_ONCE / 2;
const BATCH = 100;
const LOOK_EVERY = 20_000;
/** A busy process's timers run by a clock that is behind: what they look for a moment too early would wait for the next look. */
const LATE = 100;

/** What is sent is nobody's call: that the one which has brought it up ends, or its caller goes away, is nothing to it. */
const outside = new AsyncResource('supra.reminders');
const inTurn = fairSlots(AT_ONCE, AT_ONCE - EACH);
const sending = new Map<number, Promise<void>>();
let running: Promise<void> | undefined;
let isAsked = false;
let isOver = false;
let timer: NodeJS.Timeout | undefined;

/** Sends what is due on every node from now on: as soon as it is written, and what another one has left. */
export function startSender(): void {
  onWaiting(() => outside.runInAsyncScope(sendSoon));
  timer = setInterval(sendSoon, LOOK_EVERY).unref();
  sendSoon();
}

/** Waits for what is being sent; the rest is sent by another node, or at the next start. */
export async function stopSender(): Promise<void> {
  isOver = true;
  clearInterval(timer);
  await running;
  await Promise.all(sending.values());
}

/** Nobody waits for it: what fails is logged, and stays where it was. */
function sendSoon(): void {
  isAsked = true;
  running ??= sendAll()
    .catch((error: unknown) => void strapi.log.warn(`Reminders: ${stackOf(error)}`))
    .finally(() => {
      running = undefined;
    });
}

const mayGoOn = () => !isOver && !isDraining();

/** Sends what is due without waiting for it: a slow push service holds up nobody else's reminders. */
async function sendAll(): Promise<void> {
  while (isAsked && mayGoOn()) {
    isAsked = false;
    const pushes = await waiting(Date.now(), { each: EACH, most: BATCH, but: [...sending.keys()] });
    for (const push of pushes) sending.set(push.id, sendInTurn(push));
  }
}

async function sendInTurn(push: Push): Promise<void> {
  const isDone = await inTurn(push.person ?? 0, () => sendOne(push));
  sending.delete(push.id);
  // of theirs a share alone was looked for; what has failed stands as it did, and is not tried on and on
  if (isDone) sendSoon();
}

async function sendOne(push: Push): Promise<boolean> {
  if (!mayGoOn()) return false;
  try {
    const again = await deliver(push);
    const pause = again === null ? LOOK_EVERY : again - Date.now();
    if (pause < LOOK_EVERY) setTimeout(sendSoon, Math.max(0, pause) + LATE).unref();
    return true;
  } catch (error) {
    strapi.log.warn(`Reminder ${push.id}: ${stackOf(error)}`);
    return false;
  }
}
