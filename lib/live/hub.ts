import { signalOfRead } from '@/lib/api/reads';
import { currentToken } from '@/lib/api/token';
import { apiBase } from '@/lib/env';
import { isOfflineNow, subscribeOffline } from '@/lib/offline/mode';
import { eventReader } from './events';
import { fieldOf } from '@/lib/domain/fieldOf';

/** Change or removal of a record that the person may read; without a record, any may have changed. */
export interface Change {
  readonly collection: string;
  readonly id?: number;
  readonly gone?: boolean;
}
const isChange = (said: unknown): said is Change => typeof fieldOf(said, 'collection') === 'string';
type Listener = (change: Change) => void;

/** Milliseconds of silence after which a stream counts as dead: the CMS sends something every 15 seconds. */
const SILENCE = 40_000;
/** Milliseconds to wait for the first data. Some networks hold streams back; polling then takes over. */
const FIRST_WORD = 8_000;
const POLL_EVERY = 10_000;
const RECONNECT_DELAYS = [1_000, 2_000, 5_000, 15_000, 30_000];

const listeners = new Map<string, Set<Listener>>();
let stop: (() => void) | undefined;
let isPlanned = false;
let isHearing = false;

/** Watches a collection's records while the page is visible; returns the unsubscribe function. */
export function watch(collection: string, listener: Listener): () => void {
  const known = listeners.get(collection) ?? new Set();
  known.add(listener);
  listeners.set(collection, known);
  if (!isHearing) followVisibility();
  if (known.size === 1) plan();
  return () => {
    known.delete(listener);
    if (known.size > 0) return;
    listeners.delete(collection);
    plan();
  };
}

function followVisibility() {
  isHearing = true;
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') notifyAll();
    plan();
  });
  let wasOffline = isOfflineNow();
  subscribeOffline(() => {
    const isOffline = isOfflineNow();
    if (isOffline === wasOffline) return; // something else in this browser's storage has changed
    wasOffline = isOffline;
    // changes in the meantime were missed
    if (!isOffline && document.visibilityState === 'visible') notifyAll();
    plan();
  });
}

/** Uses one stream for all watched collections; several changes in one tick restart it once. */
function plan() {
  if (isPlanned) return;
  isPlanned = true;
  queueMicrotask(() => {
    isPlanned = false;
    stop?.();
    stop = undefined;
    const isWanted = listeners.size > 0 && document.visibilityState === 'visible' && !isOfflineNow();
    if (isWanted) stop = follow([...listeners.keys()].sort());
  });
}

const notifyListeners = (change: Change) =>
  listeners.get(change.collection)?.forEach((listener) => listener(change));
const notifyAll = () => [...listeners.keys()].forEach((collection) => notifyListeners({ collection }));

/** Reconnects the stream repeatedly; polls every few seconds while there is none. */
function follow(collections: readonly string[]): () => void {
  const ending = new AbortController();
  let polling: ReturnType<typeof setInterval> | undefined;
  let waiting: ReturnType<typeof setTimeout> | undefined;
  let tries = 0;
  const onReady = () => {
    clearInterval(polling);
    polling = undefined;
    // changes between two streams were missed
    if (tries > 0) notifyAll();
    tries = 0;
  };
  const run = async () => {
    try {
      await stream(collections, ending.signal, onReady);
    } catch {
      // interrupted by the network, a restart of the CMS or a proxy; reconnects below
    }
    if (ending.signal.aborted) return;
    polling ??= setInterval(notifyAll, POLL_EVERY);
    waiting = setTimeout(run, RECONNECT_DELAYS[Math.min(tries, RECONNECT_DELAYS.length - 1)]);
    tries += 1;
  };
  void run();
  return () => {
    ending.abort();
    clearInterval(polling);
    clearTimeout(waiting);
  };
}

async function stream(
  collections: readonly string[],
  signal: AbortSignal,
  onReady: () => void,
): Promise<void> {
  const own = new AbortController();
  const end = () => own.abort();
  // a person who has signed out in another tab receives nothing more
  const ends = [signal, signalOfRead()];
  ends.forEach((one) => one?.addEventListener('abort', end));
  let patience = setTimeout(end, FIRST_WORD);
  try {
    const token = await currentToken();
    const answer = await fetch(`${apiBase()}/live?of=${collections.join(',')}`, {
      headers: { ...(token && { Authorization: token }), Accept: 'text/event-stream' },
      signal: own.signal,
      cache: 'no-store',
    });
    if (!answer.ok || !answer.body) throw new Error(`The stream answered ${answer.status}`);
    const read = eventReader(({ event, data }) => {
      if (event === 'ready') onReady();
      if (event !== 'change') return;
      const change: unknown = JSON.parse(data);
      if (isChange(change)) notifyListeners(change);
    });
    const reader = answer.body.pipeThrough(new TextDecoderStream()).getReader();
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return;
      clearTimeout(patience);
      patience = setTimeout(end, SILENCE);
      read(value);
    }
  } finally {
    clearTimeout(patience);
    ends.forEach((one) => one?.removeEventListener('abort', end));
    own.abort();
  }
}
