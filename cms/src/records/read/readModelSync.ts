import { AsyncLocalStorage } from 'node:async_hooks';

const skipping = new AsyncLocalStorage<true>();
/**
 * Runs writes of our own calls, which keep the rules and update the read model themselves; `guardOtherWrites` lets them
 * pass.
 */
export const skipReadModelSync = <T>(work: () => Promise<T>): Promise<T> => skipping.run(true, work);
export const isReadModelSyncSkipped = (): boolean => skipping.getStore() === true;
