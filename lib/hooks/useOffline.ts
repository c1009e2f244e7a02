import { useSyncExternalStore } from 'react';
import { isOfflineNow, isSwitchedOff, subscribeOffline, switchOff } from '@/lib/offline/mode';

const no = () => false;

/** Returns the offline state and the person's switch for it; false while Next renders. */
export function useOffline() {
  const isOffline = useSyncExternalStore(subscribeOffline, isOfflineNow, no);
  const isChosen = useSyncExternalStore(subscribeOffline, isSwitchedOff, no);
  return { isOffline, isChosen, choose: switchOff };
}
