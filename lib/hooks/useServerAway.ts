import { useSyncExternalStore } from 'react';
import { isServerAway, subscribeServerAway } from '@/lib/api/patience';

/** Whether calls wait for a server that is away for a moment; false while Next renders. */
export const useServerAway = (): boolean =>
  useSyncExternalStore(subscribeServerAway, isServerAway, () => false);
