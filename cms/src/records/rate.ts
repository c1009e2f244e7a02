import { StatusError } from './errors';

interface Window {
  until: number;
  count: number;
}
const MOST_WINDOWS = 10_000;

/** Counts what one caller does of one kind; past `most` within `seconds` the call is refused with 429 and Retry-After. */
export function rateLimit(most: number, seconds: number) {
  const windows = new Map<string, Window>();
  return (key: string | number, weight = 1, now = Date.now()): void => {
    const known = windows.get(String(key));
    const current = known && known.until > now ? known : { until: now + seconds * 1000, count: 0 };
    if (current.count + weight > most) {
      const wait = Math.ceil((current.until - now) / 1000);
      throw new StatusError(429, 'Too many of these for now', {}, { 'Retry-After': String(wait) });
    }
    current.count += weight;
    if (windows.size >= MOST_WINDOWS) windows.delete(windows.keys().next().value as string);
    windows.set(String(key), current);
  };
}
