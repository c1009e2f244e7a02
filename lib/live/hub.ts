import { signalOfRead } from '@/lib/api/reads';
import { currentToken } from '@/lib/api/token';
import { apiBase } from '@/lib/env';
import { isOfflineNow, subscribeOffline } from '@/lib/offline/mode';
import { eventReader } from './events';

/** A record that the person may read has changed, or is gone for them; without a record, anything may have. */
export interface Change {
  readonly collection: string;
  readonly id?: number;
  readonly gone?: boolean;
}
type Listener = (change: Change) => void;

/** A stream that says nothing at all for longer is no stream: the CMS speaks every 15 seconds. */
const SILENCE = 40_000;
/** Some networks hold streams back; then nothing comes within this time of connecting, and polling does it. */
const FIRST_WORD = 8_000;
const POLL_EVERY = 10_000;
const WAITS = [1_000, 2_000, 5_000, 15_000, 30_000];

const listeners = new Map<string, Set<Listener>>();
let stop: (() => void) | undefined;
let isPlanned = false;
let isHearing = false;

/** Hears of changes to records of a collection, for as long as the page is seen; the answer ends it. */
export function watch(collection: string, listener: Listener): () => void {
  const known = listeners.get(collection) ?? new Set();
  known.add(listener);
  listeners.set(collection, known);
  if (!isHearing) hearPage();
  if (known.size === 1) plan();
  return () => {
    known.delete(listener);
    if (known.size > 0) return;
    listeners.delete(collection);
    plan();
  };
}

function hearPage() {
  isHearing = true;
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') tellAll();
    plan();
  });
  let wasOffline = isOfflineNow();
  subscribeOffline(() => {
    const isOffline = isOfflineNow();
    if (isOffline === wasOffline) return; // something else that is kept in this browser has changed
    wasOffline = isOffline;
    // nobody was told what happened meanwhile
    if (!isOffline && document.visibilityState === 'visible') tellAll();
    plan();
  });
}

/** One stream for everything that is watched; components that come and go in one breath make one change of it. */
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

const tell = (change: Change) => listeners.get(change.collection)?.forEach((listener) => listener(change));
const tellAll = () => [...listeners.keys()].forEach((collection) => tell({ collection }));

/** Streams, again and again; while there is no stream, asks every few seconds instead. */
function follow(collections: readonly string[]): () => void {
  const ending = new AbortController();
  let polling: ReturnType<typeof setInterval> | undefined;
  let waiting: ReturnType<typeof setTimeout> | undefined;
  let tries = 0;
  const onReady = () => {
    clearInterval(polling);
    polling = undefined;
    // what happened between two streams was told to nobody
    if (tries > 0) tellAll();
    tries = 0;
  };
  const run = async () => {
    try {
      await stream(collections, ending.signal, onReady);
    } catch {
      // broken off: by the network, the CMS's restart or a proxy; it begins again below
    }
    if (ending.signal.aborted) return;
    polling ??= setInterval(tellAll, POLL_EVERY);
    waiting = setTimeout(run, WAITS[Math.min(tries, WAITS.length - 1)]);
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
  // who has signed out in another tab hears no more of what was theirs
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
      if (event === 'change') tell(JSON.parse(data) as Change);
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
