import { readStored, subscribeStored, writeStored } from '@/lib/stored/stored';

const SWITCH = 'workOffline';

/** Tells whether the person has chosen to work offline. */
export const isSwitchedOff = (): boolean => typeof window !== 'undefined' && readStored(SWITCH) === '1';
export const switchOff = (isOff: boolean) => writeStored(SWITCH, isOff ? '1' : null);

/** Tells whether there is no network now, as reported by the device or chosen by the person. */
export const isOfflineNow = (): boolean => !navigator.onLine || isSwitchedOff();

export function subscribeOffline(listener: () => void): () => void {
  const stop = subscribeStored(listener);
  window.addEventListener('online', listener);
  window.addEventListener('offline', listener);
  return () => {
    stop();
    window.removeEventListener('online', listener);
    window.removeEventListener('offline', listener);
  };
}
