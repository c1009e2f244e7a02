import { readStored, subscribeStored, writeStored } from '@/lib/stored/stored';

const SWITCH = 'workOffline';

/** Whether the person has chosen to work without network. */
export const isSwitchedOff = (): boolean => typeof window !== 'undefined' && readStored(SWITCH) === '1';
export const switchOff = (isOff: boolean) => writeStored(SWITCH, isOff ? '1' : null);

/** Whether there is no network now, by the device's word or the person's choice. */
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
