import { createContext, use, useCallback, useMemo, useRef, useState, type ReactNode } from 'react';
import { ApiError, isCancelled, refusalReason } from '@/lib/api/errors';
import { isOfflineNow } from '@/lib/offline/mode';
import type alertTexts from '@/locales/en/alerts.json';
import { useAlerts, type AlertInput } from './AlertContext';
import { useAuth } from './AuthContext';

type Texts = Omit<typeof alertTexts, 'generic'>;
/** Name of a user action that changes data, e.g. `dish.create`; its texts are `alerts:<key>.success` and `.danger`. */
export type ActionKey = { [Group in keyof Texts]: `${Group}.${keyof Texts[Group] & string}` }[keyof Texts];

interface WriteOptions {
  /** Suppresses the danger alert, because the form itself shows the error. */
  readonly isShownInline?: boolean;
  /** Error codes by which the CMS only asks for confirmation: they raise no alert. */
  readonly asks?: readonly string[];
  /** Tells a finished call from one that waits for the network; an unfinished one raises no success alert. */
  readonly isDone?: (answer: unknown) => boolean;
}

interface Api {
  /** True while any call is in flight. */
  readonly isProcessing: boolean;
  /** Runs a read started by a person: shows "Processing…", then nothing or the danger alert. */
  readonly read: <T>(call: () => Promise<T>) => Promise<T>;
  /**
   * Runs a change: shows "Processing…", then the success alert, or the reason for the refusal, or else the danger
   * alert. Rethrows a failure to the caller.
   */
  readonly write: <T>(key: ActionKey, call: () => Promise<T>, options?: WriteOptions) => Promise<T>;
  /**
   * Runs a call behind the scenes (type-ahead, polling, autosave): sets the flag and alerts only on failure; with
   * `isQuiet`, never.
   */
  readonly background: <T>(call: () => Promise<T>, how?: { readonly isQuiet?: boolean }) => Promise<T>;
}

const PROCESSING = { kind: 'processing', keys: ['alerts:generic.processing'] } as const;
/** Alert of a read. It yields, so a refresh after a change does not cover the success alert. */
const READING = { ...PROCESSING, isYielding: true } as const;
const GENERIC = { success: 'alerts:generic.success', danger: 'alerts:generic.danger' } as const;

type Danger = Pick<AlertInput, 'isOfRead'> & { readonly keys: readonly string[] };
const OF_READ: Danger = { keys: [GENERIC.danger], isOfRead: true };

const ApiContext = createContext<Api | null>(null);

/** Owns everything a call shows: the flag, the alerts, and the end of a session that the CMS no longer accepts. */
export function ApiProvider({ children }: { children: ReactNode }) {
  const { show, clearProcessing } = useAlerts();
  const { expire } = useAuth();
  const [flights, setFlights] = useState(0);
  const shown = useRef(0);

  const track = useCallback(
    async <T,>(call: () => Promise<T>, danger: Danger | null, asks: readonly string[] = []): Promise<T> => {
      setFlights((now) => now + 1);
      try {
        return await call();
      } catch (cause) {
        if (isCancelled(cause) || (await isUnreadOffline(cause))) throw cause;
        if (cause instanceof ApiError && cause.code && asks.includes(cause.code)) throw cause;
        if (cause instanceof ApiError && cause.kind === 'unauthorized') expire();
        const { keys = [], values } = cause instanceof ApiError ? refusalReason(cause) : {};
        if (danger) show({ kind: 'danger', ...danger, keys: [...keys, ...danger.keys], values });
        throw cause;
      } finally {
        setFlights((now) => now - 1);
      }
    },
    [expire, show],
  );

  const withProcessing = useCallback(
    async <T,>(call: () => Promise<T>, alert: AlertInput = PROCESSING): Promise<T> => {
      shown.current += 1;
      show(alert);
      try {
        return await call();
      } finally {
        shown.current -= 1;
        if (shown.current === 0) clearProcessing(); // an alert that replaced it stays
      }
    },
    [clearProcessing, show],
  );

  const read = useCallback(
    <T,>(call: () => Promise<T>) => withProcessing(() => track(call, OF_READ), READING),
    [track, withProcessing],
  );
  const write = useCallback(
    <T,>(
      key: ActionKey,
      call: () => Promise<T>,
      { isShownInline = false, asks, isDone = () => true }: WriteOptions = {},
    ) =>
      withProcessing(async () => {
        const danger = { keys: [`alerts:${key}.danger`, GENERIC.danger] };
        const answer = await track(call, isShownInline ? null : danger, asks);
        if (isDone(answer)) show({ kind: 'success', keys: [`alerts:${key}.success`, GENERIC.success] });
        return answer;
      }),
    [track, show, withProcessing],
  );
  const background = useCallback(
    <T,>(call: () => Promise<T>, { isQuiet = false } = {}) =>
      track(call, isQuiet ? null : { keys: [GENERIC.danger] }),
    [track],
  );

  const isProcessing = flights > 0;
  const value = useMemo(
    () => ({ isProcessing, read, write, background }),
    [isProcessing, read, write, background],
  );
  return <ApiContext value={value}>{children}</ApiContext>;
}

/** Tells whether a read failed because there is no network; the note in the page's head already explains it. */
async function isUnreadOffline(cause: unknown): Promise<boolean> {
  if (!(cause instanceof ApiError && cause.kind === 'offline' && cause.isRead)) return false;
  if (isOfflineNow()) return true;
  // The device believes it is online: the note then depends on waiting calls. Loads the queue after the first paint, as
  // elsewhere.
  const queue = await import('@/lib/offline/queue').catch(() => undefined);
  await queue?.startQueue().catch(() => undefined);
  return (queue?.queueState().waiting.length ?? 0) > 0;
}

export function useApi(): Api {
  const value = use(ApiContext);
  if (value === null) throw new Error('useApi needs an <ApiProvider> above it');
  return value;
}
