import { useSyncExternalStore } from 'react';
import { isServerAway, subscribeServerAway } from '@/lib/api/retries';

/** Tells whether calls wait for a server that is briefly unavailable; false while Next renders. */
export const useServerAway = (): boolean =>
  useSyncExternalStore(subscribeServerAway, isServerAway, () => false);
