import { AsyncLocalStorage } from 'node:async_hooks';

/** Marks writes of our own calls, which keep the rules and bring the read model up to date themselves. */
const ours = new AsyncLocalStorage<true>();
export const asOurs = <T>(work: () => Promise<T>): Promise<T> => ours.run(true, work);
export const isOurs = (): boolean => ours.getStore() === true;
