import { setImmediate } from 'node:timers/promises';
import { slots } from '../domain/slots';

/** Runs at most `most` tasks at a time, first in, first out; rejects a task that has waited for `patience` ms. */
export function inTurns(most: number, patience: number): <T>(work: () => Promise<T>) => Promise<T> {
  const inSlot = slots(most);
  return (work) =>
    new Promise((resolve, reject) => {
      let isLate = false;
      const timer = setTimeout(() => {
        isLate = true;
        reject(new Error('Timeout acquiring a connection'));
      }, patience);
      void inSlot(async () => {
        clearTimeout(timer);
        // SQLite answers at once, so without this pause one write would follow another and no other call would be
        // served.
        await setImmediate();
        if (!isLate) await work().then(resolve, reject);
      });
    });
}
