import { useFollowPush } from '@/context/reminders/useFollowPush';

/** Tells when the browser's address for reminders has changed; there is nothing to see. */
export function FollowPush() {
  useFollowPush();
  return null;
}
