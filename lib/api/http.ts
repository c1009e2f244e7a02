import axios, { type AxiosError, type InternalAxiosRequestConfig } from 'axios';
import { apiBase } from '@/lib/env';
import { isSwitchedOff } from '@/lib/offline/mode';
import { ApiError, fromAnswer, isUnreachable } from './errors';
import { withRetries, pausesFor } from './retries';
import { cancelReadsOfSignedOut, signalOfRead } from './reads';
import { currentToken } from './token';
import { countWrite } from './writes';

type Config = InternalAxiosRequestConfig & {
  isRetry?: boolean;
  isRepeat?: boolean;
  /** True if the call is cancelled with the session in which it began, retries included. */
  isOfSession?: boolean;
};

/** Axios client of the REST API, the only one; it translates faults and never acts on them. */
export const http = axios.create({ headers: { Accept: 'application/json' } });

http.interceptors.request.use(async (config: Config) => {
  if (isSwitchedOff())
    throw new ApiError('offline', 'The person works without network', { isRead: isRead(config) });
  config.baseURL ??= apiBase();
  if (isRead(config) && !config.isOfSession) {
    config.signal = signalOfRead(config.signal as AbortSignal | undefined);
    config.isOfSession = true;
  }
  const token = await currentToken(config.isRetry);
  if (token) config.headers.set('Authorization', token);
  else config.headers.delete('Authorization');
  return config;
});

http.interceptors.request.use((config: Config) => {
  if (config.method !== 'get') countWrite();
  return config;
});

http.interceptors.response.use(undefined, async (cause: AxiosError & { config?: Config }) => {
  const { config } = cause;
  // the answer may arrive before this tab learns that its person has signed out in another
  if (cause.response?.status === 401) cancelReadsOfSignedOut();
  if (config?.signal?.aborted) throw axios.isCancel(cause) ? cause : new axios.CanceledError();
  const hadToken = Boolean(config?.headers?.has('Authorization'));
  if (cause.response?.status === 401 && config && hadToken && !config.isRetry) {
    const again: Config = { ...config, isRetry: true };
    return http.request(again);
  }
  const pauses = config && !config.isRepeat && axios.isAxiosError(cause) ? retryPausesOf(config, cause) : [];
  if (!config || pauses.length === 0) throw toApiError(cause);
  const repeated: Config = { ...config, isRepeat: true };
  return withRetries(pauses, () => http.request(repeated), {
    isAway: (error) => error instanceof ApiError && isUnreachable(error),
    signal: config.signal as AbortSignal | undefined,
  });
});

/**
 * Returns the pauses before retries, while a failed part of the stack restarts; empty if the call may not be repeated.
 */
function retryPausesOf({ method, headers }: Config, { response }: AxiosError): readonly number[] {
  return isSwitchedOff()
    ? []
    : pausesFor({ method, hasKey: headers.has('Idempotency-Key'), status: response?.status });
}

const isRead = (config?: Pick<Config, 'method'>): boolean => config?.method?.toLowerCase() === 'get';

/** Translates a failed call; leaves a cancelled one as it is, so callers can tell it apart. */
function toApiError(cause: unknown): unknown {
  if (axios.isCancel(cause) || cause instanceof ApiError || !axios.isAxiosError(cause)) return cause;
  if (!cause.response) return new ApiError('offline', cause.message, { isRead: isRead(cause.config) });
  const { status, data, headers } = cause.response;
  const wait = Number(headers['retry-after']);
  return fromAnswer(status, data, Number.isFinite(wait) && wait > 0 ? wait : undefined);
}
