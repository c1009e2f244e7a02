import { useFollowPush } from '@/context/reminders/useFollowPush';

/** Reports a changed push address of the browser to the server; renders nothing. */
export function FollowPush() {
  useFollowPush();
  return null;
}
