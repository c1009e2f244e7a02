/** How long to wait before each new try of a call that found nobody; a part of the stack that ended is back within seconds. */
export interface Pauses {
  /** A gateway answered that what is behind it is away. */
  readonly reads: readonly number[];
  /** Shorter, because forms and the queue of changes have ways of their own to wait. */
  readonly writes: readonly number[];
  /** Nothing answered though the device has a network; soon it is better to show what is kept. */
  readonly unanswered: readonly number[];
}

const USUAL: Pauses = {
  reads: [500, 1_000, 2_000, 3_000, 5_000, 5_000, 5_000],
  writes: [500, 1_000, 2_000, 3_000],
  unanswered: [300, 700, 1_500, 2_500],
};
export const NO_PAUSES: Pauses = { reads: [], writes: [], unanswered: [] };

let pauses = USUAL;
let away = 0;
const listeners = new Set<() => void>();

/** For tests: others than the usual ones. */
export const setPauses = (others: Pauses = USUAL) => {
  pauses = others;
};

/** Whether calls wait for the server to come back. */
export const isServerAway = (): boolean => away > 0;
export function subscribeServerAway(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
function count(change: 1 | -1) {
  away += change;
  listeners.forEach((listener) => listener());
}

interface Call {
  readonly method?: string;
  readonly hasKey: boolean;
  /** Of the answer; undefined when there was none. */
  readonly status?: number;
}
const GATEWAY = [502, 503, 504];

/** The pauses before each new try of a call that failed so; none for one that could count twice. */
export function pausesFor({ method, hasKey, status }: Call): readonly number[] {
  if (typeof window === 'undefined') return [];
  const isRead = method === 'get' || method === 'head';
  // 503 means that it was not taken at all; at a 502 the answer alone may have been lost.
  const isSafe = isRead || hasKey || (status === 503 && (method === 'put' || method === 'delete'));
  if (!isSafe) return [];
  if (status === undefined) return navigator.onLine ? pauses.unanswered : [];
  if (!GATEWAY.includes(status)) return [];
  return isRead ? pauses.reads : pauses.writes;
}

/** Tries again after each pause, until it works, fails otherwise than by nobody being there (`isAway`), or there is no pause left. */
export async function patiently<T>(
  before: readonly number[],
  call: () => Promise<T>,
  { isAway, signal }: { isAway: (cause: unknown) => boolean; signal?: AbortSignal },
): Promise<T> {
  let isTold = false;
  try {
    for (const [at, pause] of before.entries()) {
      // the first pause is too short to speak of
      if (at === 1) count(1);
      isTold ||= at === 1;
      await wait(pause, signal);
      try {
        return await call();
      } catch (cause) {
        if (at === before.length - 1 || !isAway(cause)) throw cause;
      }
    }
    return await call();
  } finally {
    if (isTold) count(-1);
  }
}

const wait = (ms: number, signal?: AbortSignal) =>
  new Promise<void>((resolve) => {
    if (signal?.aborted) return resolve();
    const timer = setTimeout(resolve, ms);
    signal?.addEventListener('abort', () => {
      clearTimeout(timer);
      resolve();
    });
  });
