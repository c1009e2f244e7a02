/**
 * Pauses in ms before each retry of a call that reached no server; a part of the stack that failed restarts within
 * seconds.
 */
export interface RetryPauses {
  /** Pauses after a gateway error, i.e. the CMS behind it is down. */
  readonly reads: readonly number[];
  /** Shorter than those of reads, because forms and the queue have their own ways to wait. */
  readonly writes: readonly number[];
  /** Pauses if nothing answered although the device is online; kept short, since a stored copy is better then. */
  readonly unanswered: readonly number[];
}

const USUAL: RetryPauses = {
  reads: [500, 1_000, 2_000, 3_000, 5_000, 5_000, 5_000],
  writes: [500, 1_000, 2_000, 3_000],
  unanswered: [300, 700, 1_500, 2_500],
};
export const NO_PAUSES: RetryPauses = { reads: [], writes: [], unanswered: [] };

let pauses = USUAL;
let away = 0;
const listeners = new Set<() => void>();

/** Replaces the pauses in tests; without argument, restores them. */
export const setPauses = (others: RetryPauses = USUAL) => {
  pauses = others;
};

/** Tells whether any calls are waiting for the server to come back. */
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
  /** Status of the answer; undefined if there was none. */
  readonly status?: number;
}
const GATEWAY = [502, 503, 504];

/** Returns the pauses before each retry of a failed call; none for a call that could take effect twice. */
export function pausesFor({ method, hasKey, status }: Call): readonly number[] {
  if (typeof window === 'undefined') return [];
  const isRead = method === 'get' || method === 'head';
  // A 503 means the CMS did not accept the call; at a 502 only the answer may have been lost.
  const isSafe = isRead || hasKey || (status === 503 && (method === 'put' || method === 'delete'));
  if (!isSafe) return [];
  if (status === undefined) return navigator.onLine ? pauses.unanswered : [];
  if (!GATEWAY.includes(status)) return [];
  return isRead ? pauses.reads : pauses.writes;
}

/** Retries after each pause until the call succeeds, fails with an error other than `isAway`, or no pause is left. */
export async function withRetries<T>(
  before: readonly number[],
  call: () => Promise<T>,
  { isAway, signal }: { isAway: (cause: unknown) => boolean; signal?: AbortSignal },
): Promise<T> {
  let isTold = false;
  try {
    for (const [at, pause] of before.entries()) {
      // the first pause is too short to report
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
