import { useSyncExternalStore } from 'react';
import { EMPTY_QUEUE, queueState, subscribeQueue, type QueueState } from '@/lib/offline/queue';

/** Returns this person's queued changes, and the refused ones. */
export const useQueue = (): QueueState => useSyncExternalStore(subscribeQueue, queueState, () => EMPTY_QUEUE);
