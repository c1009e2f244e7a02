import { useSyncExternalStore } from 'react';
import { isOfflineNow, isSwitchedOff, subscribeOffline, switchOff } from '@/lib/offline/mode';

const no = () => false;

/** Whether the app works without network now, and the person's own switch for it; false while Next renders. */
export function useOffline() {
  const isOffline = useSyncExternalStore(subscribeOffline, isOfflineNow, no);
  const isChosen = useSyncExternalStore(subscribeOffline, isSwitchedOff, no);
  return { isOffline, isChosen, choose: switchOff };
}
