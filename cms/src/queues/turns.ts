import { setImmediate } from 'node:timers/promises';
import { slots } from '../domain/slots';

/** Lets so many work at once at most, the others in the order in which they came; who has waited too long is told so. */
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
        // SQLite answers at once, so who writes would follow who writes and nobody else would be listened to.
        await setImmediate();
        if (!isLate) await work().then(resolve, reject);
      });
    });
}
