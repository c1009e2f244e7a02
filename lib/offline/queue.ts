import { MINUTE } from '@/lib/domain/time/units';
import { ApiError, isRetryable } from '@/lib/api/errors';
import { send } from '@/lib/api/strapi';
import { uploadPicture } from '@/lib/api/uploads';
import { readUserData, subscribeSession } from '@/lib/auth/session';
import { newKey } from '@/lib/newKey';
import { clearRecent } from '@/lib/stored/recent';
import { isOfflineNow, subscribeOffline } from './mode';
import { addCall, changeCall, dropCall, clearQueue, clearStore, readQueue } from './store';
import type { Call, QueuedCall } from './types';

export interface QueueState {
  /** Person's own changes that have not reached the CMS yet, in order. */
  readonly waiting: readonly QueuedCall[];
  /** Changes that the CMS has refused for good, until the person dismisses them. */
  readonly refused: readonly { readonly call: QueuedCall; readonly error: ApiError }[];
  readonly isSending: boolean;
  /** True if the last attempt reached no server, whatever the device reports of its network. */
  readonly isStuck: boolean;
}
type SentListener = (call: QueuedCall, answer: unknown) => void;

export const EMPTY_QUEUE: QueueState = { waiting: [], refused: [], isSending: false, isStuck: false };
const FIRST_WAIT = 3_000;
const LONGEST_WAIT = MINUTE;
const LAST_TRY = 2_000;

let state = EMPTY_QUEUE;
let wait = FIRST_WAIT;
let timer: ReturnType<typeof setTimeout> | undefined;
let running: Promise<void> | undefined;
let started: Promise<void> | undefined;
/** Person whose changes are in `state`. */
let shownFor: number | undefined;
const listeners = new Set<() => void>();
const sentListeners = new Set<SentListener>();
let tabs: BroadcastChannel | undefined;
let turn: Promise<unknown> = Promise.resolve();

/** Runs jobs that read or change the stored queue one after another, so that no read misses a change. */
function afterOthers<T>(work: () => Promise<T>): Promise<T> {
  const mine = turn.then(work);
  turn = mine.catch(() => undefined);
  return mine;
}

export const queueState = (): QueueState => state;
export function subscribeQueue(listener: () => void): () => void {
  listeners.add(listener);
  void startQueue();
  return () => void listeners.delete(listener);
}
/**
 * Subscribes to changes that have reached the CMS, with the flat record of the answer; returns the unsubscribe
 * function.
 */
export function onSent(listener: SentListener): () => void {
  sentListeners.add(listener);
  return () => void sentListeners.delete(listener);
}

function set(change: Partial<QueueState>) {
  state = { ...state, ...change };
  listeners.forEach((listener) => listener());
}

/** Loads the queue of an earlier visit and sends it; from then on whenever there is a network again. */
export function startQueue(): Promise<void> {
  started ??= (async () => {
    tabs = 'BroadcastChannel' in window ? new BroadcastChannel('supra-queue') : undefined;
    tabs?.addEventListener('message', () => void load());
    subscribeOffline(() => void replay());
    subscribeSession(() => readUserData()?.id !== shownFor && void load().then(replay));
    document.addEventListener(
      'visibilitychange',
      () => document.visibilityState === 'visible' && void replay(),
    );
    await load();
    void replay();
  })();
  return started;
}

const load = () =>
  afterOthers(async () => {
    const person = readUserData()?.id;
    const kept = await readQueue();
    shownFor = person;
    const isTheirs = (call: QueuedCall) => call.person === person;
    // while nobody is signed in, refused changes wait for the person to come back
    const refused = state.refused.filter(({ call }) => person === undefined || isTheirs(call));
    set({ waiting: kept.filter(isTheirs), refused });
  });

/**
 * Queues a change: it is stored before this resolves, and sent after everything before it. A change already tried must
 * keep its key, or it could count twice.
 */
export async function enqueue(call: Call, key?: string): Promise<QueuedCall> {
  await startQueue();
  const person = readUserData()?.id;
  if (person === undefined) throw new ApiError('unauthorized', 'Nobody is signed in');
  const queued = await afterOthers(async () => {
    const kept = await addCall({ ...call, key: key ?? newKey(), person, isTried: key !== undefined });
    set({ waiting: [...state.waiting, kept] });
    return kept;
  });
  tabs?.postMessage('changed');
  void replay();
  return queued;
}

/** Removes a change that has not been tried yet; resolves to true if it was removed. */
export const withdraw = ({ place }: QueuedCall): Promise<boolean> =>
  afterOthers(async () => {
    const isGone = await changeCall(place, (call) => (call.isTried ? call : null));
    if (isGone) set({ waiting: state.waiting.filter((one) => one.place !== place) });
    if (isGone) tabs?.postMessage('changed');
    return isGone;
  });

/** Sends the queue in order; stops at the first change that cannot be sent now, and retries later. */
export function replay(): Promise<void> {
  running ??= inOneTab(sendAll).finally(() => {
    running = undefined;
    if (state.isSending) set({ isSending: false });
    // a change may have been queued while the last one was being removed
    if (state.waiting.length > 0 && timer === undefined && !isOfflineNow()) void replay();
  });
  return running;
}

/** Counts the person's changes that would be lost now, after trying to send them for up to LAST_TRY ms. */
export async function unsentChanges(): Promise<number> {
  await startQueue();
  await load();
  if (state.waiting.length > 0 && !isOfflineNow())
    await Promise.race([replay(), new Promise((resolve) => setTimeout(resolve, LAST_TRY))]);
  return state.waiting.length;
}

/** Lets only one tab send at a time; in browsers without locks, each call's key still makes it count once. */
const inOneTab = (work: () => Promise<void>): Promise<void> =>
  navigator.locks ? navigator.locks.request('supra-queue', work) : work();

async function sendAll(): Promise<void> {
  clearTimeout(timer);
  timer = undefined;
  await load();
  while (!isOfflineNow()) {
    const [call] = state.waiting;
    if (!call) break;
    if (call.person !== readUserData()?.id) {
      await load(); // another person has signed in meanwhile
      continue;
    }
    set({ isSending: true });
    if (!(await markTried(call))) continue;
    try {
      const answer = await sendOne(call);
      // Listeners first show the change as done, then the queue drops it: nothing flickers.
      sentListeners.forEach((listener) => listener(call, answer));
      await follow(call, idIn(answer));
      await done(call);
      wait = FIRST_WAIT;
      if (state.isStuck) set({ isStuck: false });
    } catch (cause) {
      const error = cause instanceof ApiError ? cause : new ApiError('server', String(cause));
      if (isRetryable(error)) return scheduleRetry(error);
      if (isGone(call, error)) sentListeners.forEach((listener) => listener(call, null));
      else set({ refused: [...state.refused, { call, error }] });
      await follow(call);
      await done(call);
    }
  }
}

/** Returns the id of the record that a change has created, or changed. */
export const idIn = (answer: unknown): number | undefined =>
  typeof answer === 'object' && answer !== null && 'id' in answer && typeof answer.id === 'number'
    ? answer.id
    : undefined;

/** Marks a call as tried, since it may reach the CMS from here on; false if it was withdrawn just before. */
const markTried = ({ place }: QueuedCall): Promise<boolean> =>
  afterOthers(async () => {
    const isKept = await changeCall(place, (call) => ({ ...call, isTried: true }));
    const others = state.waiting.filter((one) => one.place !== place);
    const tried = state.waiting.map((one) => (one.place === place ? { ...one, isTried: true } : one));
    set({ waiting: isKept ? tried : others });
    return isKept;
  });

function scheduleRetry({ retryAfter }: ApiError) {
  set({ isStuck: true });
  timer = setTimeout(() => void replay(), retryAfter ? retryAfter * 1000 : wait);
  wait = Math.min(wait * 2, LONGEST_WAIT);
}

async function sendOne(call: QueuedCall): Promise<unknown> {
  const { method, path, key } = call;
  if (!call.file) return send(method, path, call.data, { idempotencyKey: key });
  const { file } = call;
  const { id } = await uploadPicture(new File([file.blob], file.name, { type: file.blob.type }));
  const data = { ...call.data, [file.into]: id };
  const isKept = await changeCall(call.place, (kept) =>
    kept.file ? { ...kept, data, file: undefined } : kept,
  );
  if (!isKept || call.person !== readUserData()?.id)
    throw new ApiError('unauthorized', 'Its person has gone while the picture was sent');
  return send(method, path, data, { idempotencyKey: key });
}

/** Tells whether a deletion found nothing to delete, because an earlier attempt reached the CMS. */
const isGone = ({ method }: QueuedCall, { kind }: ApiError) => method === 'DELETE' && kind === 'notFound';

/** Gives calls that follow a change the id of the record it created; drops them if it created none. */
async function follow({ key }: QueuedCall, id?: number) {
  for (const call of state.waiting.filter(({ after }) => after === key)) {
    if (id === undefined) await done(call);
    else await afterOthers(() => point(call, id));
  }
}

async function point({ place, path }: QueuedCall, id: number) {
  const known = { path: path.replace('{id}', String(id)), after: undefined };
  await changeCall(place, (call) => ({ ...call, ...known }));
  set({ waiting: state.waiting.map((one) => (one.place === place ? { ...one, ...known } : one)) });
}

async function done({ place }: QueuedCall) {
  await afterOthers(async () => {
    await dropCall(place);
    set({ waiting: state.waiting.filter((one) => one.place !== place) });
  });
  tabs?.postMessage('changed');
}

export const dismissRefused = (): void => set({ refused: [] });

/** Discards all queued changes. */
export async function discardWaiting(): Promise<void> {
  await afterOthers(async () => {
    set({ waiting: [] });
    await clearQueue();
  });
  tabs?.postMessage('changed');
}

/** Deletes all offline data in this browser, at sign-out. */
export async function clearOfflineData(): Promise<void> {
  clearRecent();
  await afterOthers(async () => {
    set(EMPTY_QUEUE);
    await clearStore();
  });
  tabs?.postMessage('changed');
}
