import { useSyncExternalStore } from 'react';
import { EMPTY_QUEUE, queueState, subscribeQueue, type QueueState } from '@/lib/offline/queue';

/** The changes of this person that wait to be sent, and those that were refused. */
export const useQueue = (): QueueState => useSyncExternalStore(subscribeQueue, queueState, () => EMPTY_QUEUE);
