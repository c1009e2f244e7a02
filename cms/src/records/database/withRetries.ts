import { setTimeout as pause } from 'node:timers/promises';
import { codeOf } from '../errorProperties';
import { LOCK_TIMEOUT_MS } from './timeouts';

const BETWEEN_TRIES_MS = 40;

/** Begins a transaction by `begin`, with retries for `timeout` ms while another process has locked SQLite. */
export async function withRetries<T>(begin: () => T | Promise<T>, timeout = LOCK_TIMEOUT_MS): Promise<T> {
  const until = Date.now() + timeout;
  for (;;) {
    try {
      return await begin();
    } catch (error) {
      if (codeOf(error) !== 'SQLITE_BUSY' || Date.now() > until) throw error;
    }
    await pause(BETWEEN_TRIES_MS);
  }
}
