import { StatusError } from './errors';
import { dropOldest } from './oldest';

interface Window {
  until: number;
  count: number;
}
interface RateLimit {
  /** Counts what this caller does; past the limit it is refused with 429 and Retry-After. */
  (key: string | number, weight?: number, now?: number): void;
  /** Counts `work` as so many, and takes that back should it be refused or fail. */
  during<T>(key: string | number, work: () => Promise<T>, weight?: number): Promise<T>;
}
const MOST_WINDOWS = 10_000;
/** Tests and measuring do in a minute what nobody does in a day; authMode refuses it for a real project. */
const isOff = process.env.RATE_LIMITS === 'off';

/** At most so many of one kind for each caller within so many seconds of the first. */
export function rateLimit(most: number, seconds: number): RateLimit {
  const windows = new Map<string, Window>();
  const take = (key: string | number, weight: number, now: number): Window => {
    const known = windows.get(String(key));
    const current = known && known.until > now ? known : { until: now + seconds * 1000, count: 0 };
    if (current.count + weight > most && !isOff) {
      const wait = Math.ceil((current.until - now) / 1000);
      throw new StatusError(429, 'Too many of these for now', {}, { 'Retry-After': String(wait) });
    }
    current.count += weight;
    if (windows.size >= MOST_WINDOWS) dropOldest(windows);
    windows.set(String(key), current);
    return current;
  };
  const count = (key: string | number, weight = 1, now = Date.now()): void => void take(key, weight, now);
  const during = async <T>(key: string | number, work: () => Promise<T>, weight = 1): Promise<T> => {
    const taken = take(key, weight, Date.now());
    try {
      return await work();
    } catch (error) {
      taken.count -= weight;
      throw error;
    }
  };
  return Object.assign(count, { during });
}

const TEN_MINUTES = 600;

/**
 * What one person may do within ten minutes. A record counts where it is made, in whatever call: a list out of a plan as the list
 * and each of its lines. What is refused does not count, nor what is answered once more under its Idempotency-Key; nor do the
 * shop's books and an Admin's import.
 */
export const creates = rateLimit(1000, TEN_MINUTES);
export const newOrders = rateLimit(60, TEN_MINUTES);
export const newReports = rateLimit(30, TEN_MINUTES);
export const dataExports = rateLimit(10, TEN_MINUTES);
