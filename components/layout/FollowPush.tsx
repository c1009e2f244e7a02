import { useRenewSubscription } from '@/context/reminders/useRenewSubscription';

/** Reports a changed push address of the browser to the server; renders nothing. */
export function FollowPush() {
  useRenewSubscription();
  return null;
}
