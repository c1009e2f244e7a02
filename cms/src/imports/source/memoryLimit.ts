import { StatusError } from '../../records/http/errors';

/** Maximum number of bytes per person waiting to be read, because they are held in memory. */
const MOST_WAITING = 32 * 1024 * 1024;
const SOON = '5';

const waiting = new Map<number, number>();

/** Runs `work`, which holds this many bytes in memory; throws 429 if the person has too many waiting. */
export async function withMemoryLimit<T>(person: number, bytes: number, work: () => Promise<T>): Promise<T> {
  const held = waiting.get(person) ?? 0;
  if (held > 0 && held + bytes > MOST_WAITING)
    throw new StatusError(429, 'Too many of these at once', {}, { 'Retry-After': SOON });
  waiting.set(person, held + bytes);
  try {
    return await work();
  } finally {
    const left = (waiting.get(person) ?? 0) - bytes;
    if (left > 0) waiting.set(person, left);
    else waiting.delete(person);
  }
}
