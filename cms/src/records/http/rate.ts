import { StatusError } from './errors';
import { dropOldest } from '../dropOldest';

interface Window {
  until: number;
  count: number;
}
interface Counted {
  readonly isTaken: boolean;
  /** Seconds until the window starts over. */
  readonly left: number;
}
/** Counter of rate limits: in this process, or shared with the other nodes of the same database. */
interface Counter {
  take(key: string, weight: number, most: number, seconds: number): Counted | Promise<Counted>;
  giveBack(key: string, weight: number): void | Promise<void>;
}
interface RateLimit {
  /** Counts what this caller does; beyond the limit it is refused with 429 and Retry-After. */
  (key: string | number, weight?: number): Promise<void>;
  /** Counts `work` with its weight, and takes that back if it is refused or fails. */
  during<T>(key: string | number, work: () => Promise<T>, weight?: number): Promise<T>;
}
const MOST_WINDOWS = 100_000;
/**
 * Switches rate limits off for tests and benchmarks, which do in a minute what nobody does in a day; authMode refuses
 * it for a real project.
 */
const isOff = process.env.RATE_LIMITS === 'off';

const windows = new Map<string, Window>();
let counter: Counter = {
  take(key, weight, most, seconds) {
    const now = Date.now();
    const known = windows.get(key);
    const current = known && known.until > now ? known : { until: now + seconds * 1000, count: 0 };
    const left = Math.ceil((current.until - now) / 1000);
    if (current.count + weight > most) return { isTaken: false, left };
    current.count += weight;
    if (windows.size >= MOST_WINDOWS) dropOldest(windows);
    windows.set(key, current);
    return { isTaken: true, left };
  },
  giveBack(key, weight) {
    const known = windows.get(key);
    if (known) known.count = Math.max(0, known.count - weight);
  },
};
/** Makes all rate limits count with this counter from now on. */
export const setRateCounter = (other: Counter): void => void (counter = other);

/** Makes a rate limit: at most `most` of one kind per caller within `seconds` of the first. */
export function rateLimit(name: string, most: number, seconds: number): RateLimit {
  const take = async (key: string, weight: number): Promise<void> => {
    if (isOff) return;
    const { isTaken, left } =
      weight > most ? { isTaken: false, left: seconds } : await counter.take(key, weight, most, seconds);
    if (!isTaken)
      throw new StatusError(429, 'Too many of these for now', {}, { 'Retry-After': String(left) });
  };
  const count = (key: string | number, weight = 1): Promise<void> => take(`${name} ${key}`, weight);
  const during = async <T>(key: string | number, work: () => Promise<T>, weight = 1): Promise<T> => {
    const counted = `${name} ${key}`;
    await take(counted, weight);
    try {
      return await work();
    } catch (error) {
      if (!isOff) await counter.giveBack(counted, weight);
      throw error;
    }
  };
  return Object.assign(count, { during });
}

const TEN_MINUTES = 600;

/**
 * Rate limits of one person within ten minutes. A record counts where it is made, in any call: a list made from a plan
 * counts as the list and each of its lines. Refused calls do not count, nor do repeats under an Idempotency-Key, the
 * shop's bookkeeping and an Admin's import.
 */
export const creates = rateLimit('creates', 1000, TEN_MINUTES);
export const newOrders = rateLimit('newOrders', 60, TEN_MINUTES);
export const newReports = rateLimit('newReports', 30, TEN_MINUTES);
export const dataExports = rateLimit('dataExports', 10, TEN_MINUTES);
